/** The season's draft. Keepers are not marked, and traded picks are listed with the team that made them. */
import type { DraftPick, HostDraft } from '../../domain/host-season.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import type { YahooPlayerRegistry } from './player-registry.ts'
import { draftFile } from './raw-files.ts'
import type { YahooResponses } from './read-folder.ts'
import { readDraftType } from './read-settings.ts'
import { playerKey, teamOf } from './responses/values.ts'

export function readYahooDrafts(
  { league, calendar, draft: results }: YahooResponses,
  registry: YahooPlayerRegistry,
  warnings: Warnings,
): HostDraft[] {
  const type = readDraftType(league)
  const isAuction = type === 'auction'
  const inRound = new Map<number, number>()
  const seen = new Set<number>()
  const picks = (results ?? [])
    .toSorted((a, b) => a.pick - b.pick)
    .flatMap(({ pick, round, cost, team_key, player_key }): DraftPick[] => {
      const place = (inRound.get(round) ?? 0) + 1
      inRound.set(round, place)
      // A pick to come has no player.
      if (!playerKey.safeParse(player_key).success || !player_key) return []
      if (seen.has(pick)) {
        warnings.add(`Overall pick ${pick} is listed twice; the duplicate was skipped.`, draftFile)
        return []
      }
      seen.add(pick)
      return [
        {
          overallPick: pick,
          round: isAuction ? null : round,
          pickInRound: isAuction ? null : place,
          teamId: teamOf(team_key),
          player: registry.register(player_key),
          isKeeper: false,
          bidDollars: isAuction ? (cost ?? null) : null,
        },
      ]
    })
  const { isDrafted, isDrafting } = calendar
  if (picks.length === 0 && isDrafted) return []
  return [
    {
      players: 'all',
      type,
      state: isDrafted ? 'complete' : isDrafting ? 'running' : 'to-come',
      date: toIsoDate((league.settings.draft_time ?? 0) * 1000),
      order: isAuction ? [] : readOrder(picks),
      picks,
    },
  ]
}

/** The teams of the first round, unless one has several of its picks: then some were traded. */
function readOrder(picks: readonly DraftPick[]): number[] {
  const first = picks.filter(({ round }) => round === 1).map(({ teamId }) => teamId)
  return new Set(first).size === first.length ? first : []
}
