/** The drafts of the season: completed picks, keepers and auction prices. */
import type { HostDraft, LeagueSettings } from '../../domain/host-season.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import type { SleeperPlayerRegistry } from './player-registry.ts'
import { draftPicksFile } from './raw-files.ts'
import { sleeperTeamsAtMost } from './responses/bounds.ts'
import type { DraftRecord, SleeperDraftPickRecord } from './responses/draft.ts'
import type { RosterRecord } from './responses/roster.ts'

export interface HeldDraft {
  draft: DraftRecord
  picks: readonly SleeperDraftPickRecord[]
}

/** A season has one or two drafts; each costs a request. */
const mostDrafts = 4

/** The drafts whose picks are read: of many, those with the most possible picks. */
export function selectDrafts(drafts: readonly DraftRecord[]): DraftRecord[] {
  const sizeOf = ({ settings }: DraftRecord) => (settings?.rounds ?? 0) * (settings?.teams ?? 0)
  return drafts.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, mostDrafts)
}

/** Whether the list of drafts leaves out whose slots they are. */
export function lacksSlots({ slot_to_roster_id }: DraftRecord): boolean {
  return slot_to_roster_id == null || Object.keys(slot_to_roster_id).length === 0
}

/**
 * The draft whose type is the league's: the one with the most picks, once the league has drafted among the finished ones. Before the first
 * pick it is the draft that the league names.
 */
export function chooseDraft(
  held: readonly HeldDraft[],
  { draftId, isDrafted }: { draftId: string | null | undefined; isDrafted: boolean },
): DraftRecord | null {
  const isFinished = ({ draft: { status }, picks }: HeldDraft) => isDrafted && picks.length > 0 && status === 'complete'
  const isNamed = ({ draft }: HeldDraft) => draft.draft_id === draftId
  const [chosen] = held.toSorted(
    (a, b) =>
      Number(isFinished(b)) - Number(isFinished(a)) ||
      b.picks.length - a.picks.length ||
      Number(isNamed(b)) - Number(isNamed(a)),
  )
  return chosen?.draft ?? null
}

interface Sources {
  rosters: readonly RosterRecord[]
  registry: SleeperPlayerRegistry
}

/** Sleeper lists the newest draft first. */
export function readSleeperDrafts(held: readonly HeldDraft[], sources: Sources, warnings: Warnings): HostDraft[] {
  return held
    .toReversed()
    .toSorted((a, b) => (a.draft.created ?? 0) - (b.draft.created ?? 0))
    .map((one) => readSleeperDraft(one, sources, warnings))
}

/** Picks by overall pick; the team is the one that got the player, also for a traded pick. */
function readSleeperDraft({ draft, picks: records }: HeldDraft, { rosters, registry }: Sources, warnings: Warnings) {
  const { settings } = draft
  const order = readOrder(draft, records, rosters)
  const teamsInRound = settings?.teams || order.length || rosters.length || 1
  const type = toDraftType(draft.type)
  const isAuction = type === 'auction'
  const picks = records.toSorted((a, b) => a.pick_no - b.pick_no)
  const seen = new Set<number>()
  const inRound = new Map<number, number>()
  const endedAt = draft.status === 'complete' ? toIsoDate(draft.last_picked) : null
  return {
    players: settings?.player_type === 1 ? 'rookies' : settings?.player_type === 2 ? 'veterans' : 'all',
    type,
    state: draft.status === 'complete' ? 'complete' : isUnderWay(draft) ? 'running' : 'to-come',
    ...(draft.status === 'paused' ? { isPaused: true as const } : {}),
    date: toIsoDate(draft.start_time),
    ...(endedAt ? { endedAt } : {}),
    ...(settings?.rounds ? { rounds: settings.rounds } : {}),
    ...(type === 'snake' && settings?.reversal_round ? { reversalRound: settings.reversal_round } : {}),
    order,
    picks: picks.flatMap((pick) => {
      const teamId = findTeam(pick, { order, rosters, isOver: draft.status === 'complete' })
      if (teamId === undefined || seen.has(pick.pick_no)) {
        warnings.add(
          teamId === undefined
            ? 'A draft pick without a team was skipped.'
            : `Overall pick ${pick.pick_no} is listed twice; the duplicate was skipped.`,
          draftPicksFile(draft.draft_id),
        )
        return []
      }
      seen.add(pick.pick_no)
      const place = (inRound.get(pick.round) ?? 0) + 1
      inRound.set(pick.round, place)
      registry.nameFromDraft(pick)
      return [
        {
          overallPick: pick.pick_no,
          round: isAuction ? null : pick.round,
          pickInRound: isAuction ? null : (placeInRound(pick, teamsInRound) ?? place),
          teamId,
          ...(pick.draft_slot && !isAuction ? { slot: pick.draft_slot } : {}),
          player: registry.register(pick.player_id),
          isKeeper: pick.is_keeper === true,
          bidDollars: isAuction ? readDollars(pick.metadata?.amount) : null,
        },
      ]
    }),
  } satisfies HostDraft
}

/** Sleeper's word for a slow draft that rests overnight is 'paused'. */
function isUnderWay({ status }: DraftRecord): boolean {
  return status === 'drafting' || status === 'paused'
}

export function toDraftType(type: string | null | undefined): LeagueSettings['draftType'] {
  return type === 'snake' || type === 'auction' || type === 'linear' ? type : 'other'
}

/** Position within the round from the overall pick; null if outside the round, in which case picks are counted. */
function placeInRound({ pick_no, round }: SleeperDraftPickRecord, teamsInRound: number): number | null {
  const place = pick_no - (round - 1) * teamsInRound
  return place >= 1 && place <= teamsInRound ? place : null
}

function readDollars(amount: string | number | null | undefined): number | null {
  const text = String(amount ?? '')
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

/**
 * A draft that began before the teams existed has users and draft positions, but no team. After a draft its user may have another team, or
 * his team another manager: then the user says nothing.
 */
function findTeam(
  { roster_id, draft_slot, picked_by }: SleeperDraftPickRecord,
  { order, rosters, isOver }: { order: readonly (number | null)[]; rosters: readonly RosterRecord[]; isOver: boolean },
): number | undefined {
  return roster_id ?? order[(draft_slot ?? 0) - 1] ?? (isOver ? undefined : teamOf(picked_by, rosters))
}

/**
 * Team ids by draft position; null for a position that Sleeper gives to nobody whose team is known. A user's team is the one that he picked
 * for in this draft; else the one that he has now, unless another user picked for it.
 */
function readOrder(
  draft: DraftRecord,
  picks: readonly SleeperDraftPickRecord[],
  rosters: readonly RosterRecord[],
): (number | null)[] {
  const bySlot = Object.entries(draft.slot_to_roster_id ?? {}).flatMap(([slot, team]): [number, number][] =>
    /^\d{1,4}$/.test(slot) && team != null ? [[Number(slot), team]] : [],
  )
  const teamAtDraft = readPickers(picks)
  const pickedFor = new Set(teamAtDraft.values())
  const byUser = Object.entries(draft.draft_order ?? {}).flatMap(([user, slot]): [number, number][] => {
    const now = teamOf(user, rosters)
    const team = teamAtDraft.get(user) ?? (now !== undefined && pickedFor.has(now) ? undefined : now)
    return slot != null && team !== undefined ? [[slot, team]] : []
  })
  const teamBySlot = new Map(bySlot.length > 0 && !isPlaceholder(draft, bySlot) ? bySlot : byUser)
  const slots = Object.values(draft.draft_order ?? {}).flatMap((slot) => slot ?? [])
  const count = Math.min(sleeperTeamsAtMost, Math.max(0, ...teamBySlot.keys(), ...(teamBySlot.size > 0 ? slots : [])))
  return Array.from({ length: count }, (_, index) => teamBySlot.get(index + 1) ?? null)
}

/** The team that a user picked for, if all of his picks are of one team, and nobody else picked for it. */
function readPickers(picks: readonly SleeperDraftPickRecord[]): ReadonlyMap<string, number> {
  const named = picks.flatMap(({ picked_by, roster_id }) => (picked_by && roster_id ? [{ picked_by, roster_id }] : []))
  const teamsOf = Map.groupBy(named, ({ picked_by }) => picked_by)
  const usersOf = Map.groupBy(named, ({ roster_id }) => roster_id)
  return new Map(
    [...teamsOf].flatMap(([user, own]): [string, number][] => {
      const [team, ...others] = new Set(own.map(({ roster_id }) => roster_id))
      const users = new Set(usersOf.get(team ?? 0)?.map(({ picked_by }) => picked_by))
      return team !== undefined && others.length === 0 && users.size === 1 ? [[user, team]] : []
    }),
  )
}

/** Before its order is set, a draft may list the teams by id, which then says nothing. */
function isPlaceholder({ draft_order, status }: DraftRecord, bySlot: readonly [number, number][]): boolean {
  return status === 'pre_draft' && !draft_order && bySlot.every(([slot, team]) => slot === team)
}

function teamOf(userId: string | null | undefined, rosters: readonly RosterRecord[]): number | undefined {
  if (!userId) return undefined
  const owned = rosters.find(({ owner_id }) => owner_id === userId)
  return (owned ?? rosters.find(({ co_owners }) => co_owners?.includes(userId)))?.roster_id
}
