import { isSameChain } from '../../domain/identity.ts'
import type { Season, SeasonDraft, TradedDraftPick } from '../../domain/season.ts'
import { listPicksToCome, nextDraft, nextDraftOfPicks, type PickToCome } from '../../verdict/drafts.ts'
import { type LeagueTrade, listTrades } from './list-trades.ts'

/** A draft to come, with the owner of every pick. */
export interface FutureDraft {
  season: number
  rounds: number
  order: 'set' | 'projected' | 'unknown'
  picks: readonly FuturePick[]
}

interface FuturePick {
  round: number
  /** Null while the order is unknown. */
  pickInRound: number | null
  originalTeamId: number
  ownerTeamId: number
  /** From the original team to the owner; `trade` is null for a step that no known trade explains. */
  path: readonly { teamId: number; trade: LeagueTrade | null }[]
}

/** Drafts whose picks can be traded, after the next one. */
const draftsAhead = 2

/** The drafts to come of a league whose teams trade their picks; empty elsewhere. `all` seasons ascend. */
export function listFutureDrafts(all: readonly Season[]): FutureDraft[] {
  const newest = all.at(-1)
  if (!newest) return []
  const seasons = all.filter((season) => isSameChain(season, newest))
  const { settings, status, tradedPicks = [] } = newest
  const { futureDraftRounds, tradesPicks } = settings
  const draft = nextDraftOfPicks(newest)
  const isAhead = draft !== undefined || (status.phase === 'pre-draft' && nextDraft(newest) === undefined)
  const next = isAhead ? newest.season : newest.season + 1
  const ahead = tradedPicks.filter(({ season }) => season >= next)
  const isTraded = ahead.length > 0 || (draft !== undefined && hasTradedPicks(draft))
  // A redraft league trades picks of the draft ahead only. Where trading was switched off, what was traded before stays.
  const keepsTrading = futureDraftRounds !== undefined && tradesPicks !== false
  if (!isTraded && !keepsTrading) return []
  const last = Math.max(keepsTrading ? next + draftsAhead : next, ...ahead.map(({ season }) => season))
  return Array.from({ length: last - next + 1 }, (_, index) => next + index).map((year) => {
    const own = year === newest.season ? (draft ?? null) : null
    const traded = ahead.filter(({ season }) => season === year)
    const rounds = Math.max(own?.rounds ?? futureDraftRounds ?? 0, ...traded.map(({ round }) => round))
    const order = year === next ? findOrder(seasons, { year, draft: own }) : null
    return {
      season: year,
      rounds,
      order: order?.kind ?? 'unknown',
      picks: listFuturePicks(seasons, newest, { year, rounds, draft: own, teamIds: order?.teamIds ?? null }),
    }
  })
}

/** Whether the host lists another team for a pick to come than the order says. */
function hasTradedPicks(draft: SeasonDraft): boolean {
  return draft.order.length > 0 && listOwn(draft, draft.rounds ?? 0, draft.order).some(isElsewhere)
}

const isElsewhere = ({ originalTeamId, ownerTeamId }: PickToCome) =>
  ownerTeamId !== null && ownerTeamId !== originalTeamId

const listOwn = (draft: SeasonDraft | null, rounds: number, order: readonly number[]) =>
  listPicksToCome({ rounds, slots: order, isOrdered: true }, draft)

interface OfDraft {
  year: number
  rounds: number
  /** Null if the host lists none for the year. */
  draft: SeasonDraft | null
  /** In the order of the first round; null if unknown. */
  teamIds: readonly number[] | null
}

function listFuturePicks(
  seasons: readonly Season[],
  newest: Season,
  { year, rounds, draft, teamIds }: OfDraft,
): FuturePick[] {
  const traded = (newest.tradedPicks ?? []).filter(({ season }) => season === year)
  const owners = new Map(
    traded.map(({ round, originalTeamId, ownerTeamId }) => [`${round}/${originalTeamId}`, ownerTeamId]),
  )
  const slots = teamIds ?? newest.teams.map(({ id }) => id)
  // A traded pick outlives its team in the league.
  const gone = traded.filter(({ originalTeamId }) => !slots.includes(originalTeamId))
  const picks = [
    ...listPicksToCome({ rounds, slots, isOrdered: teamIds !== null }, draft),
    ...gone.map((pick) => ({ ...pick, pickInRound: null, overallPick: null, ownerTeamId: null })),
  ].sort((a, b) => a.round - b.round)
  return picks.map(({ round, pickInRound, overallPick, originalTeamId, ownerTeamId: listed }) => {
    const path = findPath(seasons, { season: year, round, originalTeamId, overallPick })
    const last = path.at(-1)?.teamId ?? originalTeamId
    const ownerTeamId =
      owners.get(`${round}/${originalTeamId}`) ?? listed ?? (newest.tradedPicks ? originalTeamId : last)
    const known = ownerTeamId === last ? path : [...path, { teamId: ownerTeamId, trade: null }]
    return {
      round,
      pickInRound,
      originalTeamId,
      ownerTeamId,
      path: ownerTeamId === originalTeamId ? [] : known,
    }
  })
}

/** Every known trade of a pick, in order. */
function findPath(seasons: readonly Season[], pick: Wanted): { teamId: number; trade: LeagueTrade | null }[] {
  const steps: { teamId: number; trade: LeagueTrade | null }[] = []
  for (const trade of seasons.flatMap(listTrades)) {
    const moved = trade.move.sides
      .flatMap((side) => side.receivedPicks)
      .find((one) => isSame(one, pick, trade.season.season))
    if (!moved || moved.toTeamId === null || moved.toTeamId === moved.fromTeamId) continue
    const holder = steps.at(-1)?.teamId ?? pick.originalTeamId
    // A trade in a season that is not known moved it in between.
    if (moved.fromTeamId !== null && moved.fromTeamId !== holder) steps.push({ teamId: moved.fromTeamId, trade: null })
    steps.push({ teamId: moved.toTeamId, trade })
  }
  return steps
}

/** Whether a trade of a season moved a pick. ESPN names it by its place in that season's draft alone. */
function isSame(moved: TradedDraftPick, pick: Wanted, tradedIn: number): boolean {
  if (moved.round === null)
    return moved.overallPick !== null && moved.overallPick === pick.overallPick && tradedIn === pick.season
  return moved.season === pick.season && moved.round === pick.round && moved.originalTeamId === pick.originalTeamId
}

interface Wanted {
  season: number
  round: number
  overallPick: number | null
  originalTeamId: number
}

/** The order that the host has set; else that by the standings of the season before, as they are now. */
function findOrder(
  seasons: readonly Season[],
  { year, draft }: { year: number; draft: SeasonDraft | null },
): { kind: 'set' | 'projected'; teamIds: readonly number[] } | null {
  const own = seasons.find(({ season }) => season === year)
  if (own && draft && draft.order.length === own.teams.length) return { kind: 'set', teamIds: draft.order }
  const before = seasons.find(({ season }) => season === year - 1)
  if (!before?.status.isPlayed || (own && own.teams.length !== before.teams.length)) return null
  return { kind: 'projected', teamIds: projectOrder(before) }
}

/** The worst team first: those outside the playoffs by seed, then those in the playoffs, the champion last. */
function projectOrder({ seeds, playoffTeamIds, finalRanks }: Season): number[] {
  const others = seeds.order.filter((teamId) => !playoffTeamIds.has(teamId)).toReversed()
  const inPlayoffs = seeds.bracketOrder.filter((teamId) => playoffTeamIds.has(teamId)).toReversed()
  const rankOf = (teamId: number) => finalRanks?.get(teamId) ?? 0
  return [...others, ...inPlayoffs.sort((a, b) => rankOf(b) - rankOf(a))]
}
