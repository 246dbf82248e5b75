/** The draft of the season: made picks, keepers and auction prices. */
import type { Draft, LeagueSettings } from '../../domain/league-season.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import type { PlayerRegistry } from './player-registry.ts'
import { draftPicksFile, draftsFile } from './raw-files.ts'
import type { DraftPickRecord, DraftRecord } from './responses/draft.ts'

export interface HeldDraft {
  draft: DraftRecord
  picks: readonly DraftPickRecord[]
}

/** A dynasty's first season may have a start-up draft and one of rookies: the one with the most picks is the season's. */
export function chooseDraft(held: readonly HeldDraft[], warnings: Warnings): HeldDraft | null {
  const [chosen = null, ...others] = held.toSorted((a, b) => b.picks.length - a.picks.length)
  const picked = others.filter(({ picks }) => picks.length > 0)
  if (chosen && picked.length > 0) {
    const count = picked.reduce((sum, { picks }) => sum + picks.length, 0)
    warnings.add(
      `The season had ${picked.length + 1} drafts; the largest is shown, and ${count} picks of ${picked.length === 1 ? 'the other one' : 'the others'} are left out.`,
      draftsFile,
    )
  }
  return chosen
}

/** Picks by overall pick; the team is the one that got the player, whoever had the pick at first. */
export function readDraft(
  held: HeldDraft | null,
  { isDrafted, draftType }: { isDrafted: boolean; draftType: LeagueSettings['draftType'] },
  registry: PlayerRegistry,
  warnings: Warnings,
): Draft {
  const draft = held?.draft ?? null
  const order = readOrder(draft)
  const teamsInRound = draft?.settings?.teams || order.length || 1
  const picks = (held?.picks ?? []).toSorted((a, b) => a.pick_no - b.pick_no)
  const seen = new Set<number>()
  return {
    complete: draft ? draft.status === 'complete' : isDrafted,
    date: toIsoDate(draft?.start_time),
    order: order.map(([, team]) => team),
    picks: picks.flatMap((pick) => {
      const teamId = pick.roster_id ?? order.find(([slot]) => slot === pick.draft_slot)?.[1]
      if (teamId === undefined || seen.has(pick.pick_no)) {
        warnings.add(
          teamId === undefined
            ? 'A draft pick is left out: it names no team.'
            : `Overall pick ${pick.pick_no} is listed twice; the second one is left out.`,
          draftPicksFile(draft?.draft_id ?? ''),
        )
        return []
      }
      seen.add(pick.pick_no)
      registry.nameFromDraft(pick)
      const amount = pick.metadata?.amount ?? ''
      return [
        {
          overallPick: pick.pick_no,
          round: pick.round,
          pickInRound: ((pick.pick_no - 1) % teamsInRound) + 1,
          teamId,
          player: registry.register(pick.player_id),
          isKeeper: pick.is_keeper === true,
          bidDollars: draftType === 'auction' && /^\d{1,7}$/.test(amount) ? Number(amount) : null,
          nominatingTeamId: null,
          isAutoPick: pick.picked_by == null ? null : pick.picked_by === '',
        },
      ]
    }),
  }
}

/** Team ids by their place in the order. */
function readOrder(draft: DraftRecord | null): [slot: number, teamId: number][] {
  return Object.entries(draft?.slot_to_roster_id ?? {})
    .flatMap(([slot, team]): [number, number][] =>
      /^\d{1,4}$/.test(slot) && team != null ? [[Number(slot), team]] : [],
    )
    .sort(([a], [b]) => a - b)
}
