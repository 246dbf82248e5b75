/**
 * A season's drafts. Four questions are answered here and nowhere else: what was drafted (`listPicks`), what is to come
 * (`listPicksToCome`), has a draft begun (`SeasonDraft.state`), and whose slot was it (`SeasonDraft.slots`, `SeasonPick.originalTeamId`).
 */
import type { DraftPick, HostDraft, HostSeason, OwnedPick } from '../domain/host-season.ts'
import type { Season, SeasonDraft, SeasonPick } from '../domain/season.ts'
import { decide, type Sources } from './precedence.ts'

type Drafted = Pick<Season, 'drafts'>

/**
 * Decides the drafts of a season. A draft is complete if the host says so, if all of its picks are made, or if it has picks and the season's
 * games have begun. It has begun if the host says so, or with the first pick that is no keeper.
 */
export function judgeDrafts(host: HostSeason, hasGames: boolean): SeasonDraft[] {
  const drafts = withoutBrokenOff(host.drafts)
  const states = new Map(drafts.map((draft) => [draft, judgeState(draft, host, hasGames)]))
  const inOrder = drafts.toSorted((a, b) =>
    compareDrafts({ ...a, state: states.get(a) }, { ...b, state: states.get(b) }),
  )
  const traded = findTradedDraft(inOrder)
  let picksBefore = 0
  return inOrder.map((draft, index) => {
    const owned = draft === traded ? (host.tradedPicks ?? []).filter(({ season }) => season === host.season) : []
    const slots = judgeSlots(draft, host, owned)
    const number = index + 1
    const first = picksBefore
    const places = [...draft.picks, ...(draft.pending ?? [])].map(({ overallPick }) => overallPick)
    picksBefore += Math.max(0, ...places)
    return {
      ...draft,
      number,
      state: states.get(draft) ?? draft.state,
      slots,
      order:
        slots.flatMap((teamId) => teamId ?? []).length === slots.length ? slots.flatMap((teamId) => teamId ?? []) : [],
      picks: draft.picks.map(
        ({ originalTeamId: stated, ...pick }): SeasonPick => ({
          ...pick,
          number: first + pick.overallPick,
          draft: number,
          originalTeamId: stated ?? slots[(pick.slot ?? 0) - 1] ?? null,
        }),
      ),
    }
  })
}

/** Nobody is drafted twice in a season: a draft that goes on with players of a complete one was broken off and held again. */
function withoutBrokenOff(drafts: readonly HostDraft[]): HostDraft[] {
  const isComplete = ({ state }: HostDraft) => state === 'complete'
  const drafted = new Set(drafts.filter(isComplete).flatMap(({ picks }) => picks.map(({ player }) => player)))
  return drafts.filter((draft) => isComplete(draft) || !draft.picks.some(({ player }) => drafted.has(player)))
}

function judgeState(draft: HostDraft, { teams }: HostSeason, hasGames: boolean): SeasonDraft['state'] {
  const size = (draft.rounds ?? 0) * (draft.order.length || teams.length)
  const hasFreePick = draft.picks.some(({ isKeeper }) => !isKeeper)
  return decide('draftState', stateSources, { draft, size, hasFreePick, hasGames })?.value ?? 'to-come'
}

interface DraftFacts {
  draft: HostDraft
  /** Picks that it is to have; 0 if unknown. */
  size: number
  hasFreePick: boolean
  hasGames: boolean
}

const stateSources: Sources<'draftState', DraftFacts, SeasonDraft['state']> = {
  byClosing: ({ draft }) => (draft.state === 'complete' ? 'complete' : null),
  byLastPick: ({ draft, size }) => (size > 0 && draft.picks.length >= size ? 'complete' : null),
  byGames: ({ hasFreePick, hasGames }) => (hasGames && hasFreePick ? 'complete' : null),
  byStatusWord: ({ draft }) => (draft.state === 'running' ? 'running' : null),
  byPick: ({ hasFreePick }) => (hasFreePick ? 'running' : null),
}

const stateOrder = ['complete', 'running', 'to-come']

type Dated = Pick<HostDraft, 'date'> & { state: SeasonDraft['state'] | undefined }

/** Without dates in the host's order. */
function compareDrafts(a: Dated, b: Dated): number {
  const rank = ({ state }: Dated) => stateOrder.indexOf(state ?? 'to-come')
  const dates = a.date !== null && b.date !== null ? Date.parse(a.date) - Date.parse(b.date) : 0
  return rank(a) - rank(b) || dates
}

/** The draft whose picks teams trade over the years: that of the rookies, else the last. */
function findTradedDraft<D extends Pick<HostDraft, 'players'>>(drafts: readonly D[]): D | undefined {
  return drafts.findLast(({ players }) => players === 'rookies') ?? drafts.at(-1)
}

/** The team of each slot: the host's; one that it leaves out is found by the picks made there, or is the only one left. */
function judgeSlots(draft: HostDraft, { teams }: HostSeason, owned: readonly OwnedPick[]): (number | null)[] {
  const bySlot = Map.groupBy(draft.picks, ({ slot = 0 }) => slot)
  const count = draft.order.length || Math.max(0, ...bySlot.keys())
  const slots = Array.from({ length: count }, (_, index) => draft.order[index] ?? null)
  if (count !== teams.length) return slots
  const openTeams = () => teams.map(({ id }) => id).filter((id) => !slots.includes(id))
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [index, known] of slots.entries()) {
      if (known !== null) continue
      const left = openTeams()
      const picks = bySlot.get(index + 1) ?? []
      const fitting = left.filter((teamId) => picks.every((pick) => pick.teamId === ownerOf(owned, pick, teamId)))
      const [only] = left.length === 1 ? left : picks.length > 0 && fitting.length === 1 ? fitting : []
      if (only === undefined) continue
      slots[index] = only
      isChanged = true
    }
  }
  return slots
}

function ownerOf(owned: readonly OwnedPick[], { round }: Pick<DraftPick, 'round'>, originalTeamId: number): number {
  return (
    owned.find((one) => one.round === round && one.originalTeamId === originalTeamId)?.ownerTeamId ?? originalTeamId
  )
}

/** All picks of the season, draft by draft; keepers that were entered for a draft to come among them. */
export function listPicks({ drafts }: Drafted): SeasonPick[] {
  return drafts.flatMap(({ picks }) => picks)
}

/** The largest of the drafts that are complete, else the next one: what a league calls its draft. Undefined if the host lists none. */
export function mainDraft({ drafts }: Drafted): SeasonDraft | undefined {
  const complete = drafts.filter(({ state }) => state === 'complete')
  return complete.toSorted((a, b) => b.picks.length - a.picks.length)[0] ?? drafts[0]
}

/** The first draft that is running or to come; undefined once the season is over. */
export function nextDraft({ drafts, status }: Pick<Season, 'drafts' | 'status'>): SeasonDraft | undefined {
  return status.phase === 'complete' ? undefined : drafts.find(({ state }) => state !== 'complete')
}

/** The draft ahead whose picks teams trade: of several that of the rookies. In an auction nobody has a pick. */
export function nextDraftOfPicks({ drafts, status }: Pick<Season, 'drafts' | 'status'>): SeasonDraft | undefined {
  const open = drafts.filter(({ state, type }) => state !== 'complete' && type !== 'auction')
  return status.phase === 'complete' ? undefined : (open.find(({ players }) => players === 'rookies') ?? open[0])
}

/** The draft that a traded pick of this season belongs to, if the trade was made at this time (ISO 8601; null: in an earlier season). */
export function listDraftsOfPick({ drafts }: Drafted, tradedAt: string | null): SeasonDraft[] {
  const isOver = ({ endedAt, date, state }: SeasonDraft) =>
    tradedAt !== null && state === 'complete' && Date.parse(endedAt ?? date ?? '') < Date.parse(tradedAt)
  const traded = findTradedDraft(drafts)
  return drafts.toSorted(
    (a, b) =>
      Number(isOver(a)) - Number(isOver(b)) || Number(b === traded) - Number(a === traded) || a.number - b.number,
  )
}

/** A pick that is still to be made. */
export interface PickToCome {
  round: number
  /** Null while the order is unknown. */
  pickInRound: number | null
  overallPick: number | null
  originalTeamId: number
  /** The team that the host lists for it; null if it lists none. */
  ownerTeamId: number | null
}

/**
 * The picks of a draft that are not made yet, by round, then by place. `slots`: team ids in the order of the first round; `isOrdered` false:
 * that order says nothing of places.
 */
export function listPicksToCome(
  { rounds, slots, isOrdered }: { rounds: number; slots: readonly number[]; isOrdered: boolean },
  draft: SeasonDraft | null,
): PickToCome[] {
  const made = new Set(draft?.picks.map(({ overallPick }) => overallPick))
  const madeBy = new Set(draft?.picks.map(({ round, originalTeamId }) => `${round}/${originalTeamId}`))
  const listed = new Map((draft?.pending ?? []).map((pick) => [pick.overallPick, pick.teamId]))
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) => {
    const inOrder = isOrdered && isReversed(draft, round) ? slots.toReversed() : slots
    return inOrder.flatMap((originalTeamId, index): PickToCome[] => {
      const overallPick = isOrdered ? (round - 1) * slots.length + index + 1 : null
      if (overallPick === null ? madeBy.has(`${round}/${originalTeamId}`) : made.has(overallPick)) return []
      const ownerTeamId = overallPick === null ? null : (listed.get(overallPick) ?? null)
      // A draft of another type need not follow the order of the first round.
      const first = draft?.type === 'other' && ownerTeamId !== null ? ownerTeamId : originalTeamId
      return [{ round, pickInRound: isOrdered ? index + 1 : null, overallPick, originalTeamId: first, ownerTeamId }]
    })
  })
}

/** A pick that is still to be made, with the team that makes it. */
export interface OpenPick {
  overallPick: number
  round: number
  pickInRound: number
  teamId: number
}

/**
 * The picks of a draft that are not made yet, in order, with the team that makes each: the host's own list (ESPN), else the order of the
 * first round, the kind of draft, and trades of picks (Sleeper). Null where that does not say whose turn it is: in an auction, in a draft
 * of another kind, and before its order is complete.
 */
export function listOpenPicks(
  season: Pick<Season, 'drafts' | 'season' | 'tradedPicks'>,
  draft: SeasonDraft,
): OpenPick[] | null {
  const { type, pending, rounds, order } = draft
  if (draft.state === 'complete') return []
  if (type === 'auction') return null
  const made = new Set(draft.picks.map(({ overallPick }) => overallPick))
  if (pending) return pending.filter(({ overallPick }) => !made.has(overallPick)).sort(byOverallPick)
  if (rounds === undefined || order.length === 0 || type === 'other') return null
  const owned =
    findTradedDraft(season.drafts) === draft
      ? (season.tradedPicks ?? []).filter((one) => one.season === season.season)
      : []
  return listPicksToCome({ rounds, slots: order, isOrdered: true }, draft).flatMap((pick): OpenPick[] => {
    const { overallPick, pickInRound, round, originalTeamId } = pick
    if (overallPick === null || pickInRound === null) return []
    return [{ overallPick, round, pickInRound, teamId: ownerOf(owned, { round }, originalTeamId) }]
  })
}

const byOverallPick = (a: OpenPick, b: OpenPick) => a.overallPick - b.overallPick

/** Whether a round goes from the last slot to the first. From the reversal round on a snake draft goes the other way round. */
function isReversed(draft: Pick<SeasonDraft, 'type' | 'reversalRound'> | null, round: number): boolean {
  if (draft?.type !== 'snake') return false
  const isEven = round % 2 === 0
  return draft.reversalRound !== undefined && round >= draft.reversalRound ? !isEven : isEven
}
