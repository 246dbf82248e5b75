/** The draft of the season: completed picks, keepers and auction prices. */
import type { Draft, LeagueSettings } from '../../domain/host-season.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import type { SleeperPlayerRegistry } from './player-registry.ts'
import { draftPicksFile, draftsFile } from './raw-files.ts'
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

/**
 * The season's draft is the largest: a dynasty's first season may have a startup draft and a rookie draft. Once the league has drafted,
 * unfinished drafts come after finished ones. Before the first pick it is the draft that the league names.
 */
export function chooseDraft(
  held: readonly HeldDraft[],
  { draftId, isDrafted }: { draftId: string | null | undefined; isDrafted: boolean },
  warnings: Warnings,
): HeldDraft | null {
  const isFinished = ({ draft: { status }, picks }: HeldDraft) => isDrafted && picks.length > 0 && status === 'complete'
  const isNamed = ({ draft }: HeldDraft) => draft.draft_id === draftId
  const [chosen = null, ...others] = held.toSorted(
    (a, b) =>
      Number(isFinished(b)) - Number(isFinished(a)) ||
      b.picks.length - a.picks.length ||
      Number(isNamed(b)) - Number(isNamed(a)),
  )
  const picked = others.filter(({ picks }) => picks.length > 0)
  if (chosen && picked.length > 0) {
    const count = picked.reduce((sum, { picks }) => sum + picks.length, 0)
    const picks = count === 1 ? '1 pick' : `${count} picks`
    warnings.add(
      `The season had ${picked.length + 1} drafts; the largest is shown, and ${picks} of ${picked.length === 1 ? 'the other one' : 'the others'} ${count === 1 ? 'was' : 'were'} skipped.`,
      draftsFile,
    )
  }
  return chosen
}

interface Sources {
  rosters: readonly RosterRecord[]
  isDrafted: boolean
  draftType: LeagueSettings['draftType']
  registry: SleeperPlayerRegistry
}

/** Picks by overall pick; the team is the one that got the player, also for a traded pick. */
export function readSleeperDraft(held: HeldDraft | null, sources: Sources, warnings: Warnings): Draft {
  const { rosters, isDrafted, draftType, registry } = sources
  const draft = held?.draft ?? null
  const order = readOrder(draft, rosters)
  const teamsInRound = draft?.settings?.teams || order.length || rosters.length || 1
  const picks = (held?.picks ?? []).toSorted((a, b) => a.pick_no - b.pick_no)
  const seen = new Set<number>()
  const inRound = new Map<number, number>()
  return {
    complete: draft ? draft.status === 'complete' : isDrafted,
    date: toIsoDate(draft?.start_time),
    ...(draft?.settings?.rounds ? { rounds: draft.settings.rounds } : {}),
    order: order.map(([, team]) => team),
    picks: picks.flatMap((pick) => {
      const teamId = findTeam(pick, order, rosters)
      if (teamId === undefined || seen.has(pick.pick_no)) {
        warnings.add(
          teamId === undefined
            ? 'A draft pick without a team was skipped.'
            : `Overall pick ${pick.pick_no} is listed twice; the duplicate was skipped.`,
          draftPicksFile(draft?.draft_id ?? ''),
        )
        return []
      }
      seen.add(pick.pick_no)
      const place = (inRound.get(pick.round) ?? 0) + 1
      inRound.set(pick.round, place)
      registry.nameFromDraft(pick)
      const original = order.find(([slot]) => slot === pick.draft_slot)?.[1]
      return [
        {
          overallPick: pick.pick_no,
          round: draftType === 'auction' ? null : pick.round,
          pickInRound: draftType === 'auction' ? null : (placeInRound(pick, teamsInRound) ?? place),
          teamId,
          ...(original !== undefined && original !== teamId ? { originalTeamId: original } : {}),
          player: registry.register(pick.player_id),
          isKeeper: pick.is_keeper === true,
          bidDollars: draftType === 'auction' ? readDollars(pick.metadata?.amount) : null,
        },
      ]
    }),
  }
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

type Order = readonly [slot: number, teamId: number][]

/** A draft that began before the teams existed has users and draft positions, but no team. */
function findTeam(
  { roster_id, draft_slot, picked_by }: SleeperDraftPickRecord,
  order: Order,
  rosters: readonly RosterRecord[],
): number | undefined {
  return roster_id ?? order.find(([slot]) => slot === draft_slot)?.[1] ?? teamOf(picked_by, rosters)
}

/** Team ids by draft position; before the draft the order may list users only. */
function readOrder(draft: DraftRecord | null, rosters: readonly RosterRecord[]): Order {
  const bySlot = Object.entries(draft?.slot_to_roster_id ?? {}).flatMap(([slot, team]): [number, number][] =>
    /^\d{1,4}$/.test(slot) && team != null ? [[Number(slot), team]] : [],
  )
  const byUser = Object.entries(draft?.draft_order ?? {}).flatMap(([user, slot]): [number, number][] => {
    const team = teamOf(user, rosters)
    return slot != null && team !== undefined ? [[slot, team]] : []
  })
  return (bySlot.length > 0 ? bySlot : byUser).sort(([a], [b]) => a - b)
}

function teamOf(userId: string | null | undefined, rosters: readonly RosterRecord[]): number | undefined {
  if (!userId) return undefined
  const owned = rosters.find(({ owner_id }) => owner_id === userId)
  return (owned ?? rosters.find(({ co_owners }) => co_owners?.includes(userId)))?.roster_id
}
