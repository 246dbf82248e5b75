/** Weekly lineups; their players and points go into the registry. */
import type { Lineup, LineupEntry } from '../../domain/host-season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { toPoints } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import type { YahooPlayerRegistry } from './player-registry.ts'
import type { YahooResponses } from './read-folder.ts'
import { slotOfPlace } from './read-settings.ts'
import type { RosterEntry } from './responses/roster.ts'
import { teamOf } from './responses/values.ts'
import { toYahooSlot } from './yahoo-codes.ts'

export function readYahooLineups(
  { league, rosters, matchups, calendar }: YahooResponses,
  registry: YahooPlayerRegistry,
  warnings: Warnings,
): Lineup[] {
  const words = (league.settings.roster_positions ?? []).map(({ position }) => position)
  const slotOf = (word: string) => toYahooSlot(word) ?? slotOfPlace(word, words.indexOf(word))
  const unlike = new Set<number>()
  const lineups = [...rosters].flatMap(([week, teams]) => {
    const scores = new Map(
      (matchups.get(week) ?? [])
        .flatMap(({ teams: sides }) => sides)
        .map(({ team_key, team_points }) => [teamOf(team_key), team_points?.total ?? null]),
    )
    return [...teams].flatMap(([teamId, entries]): Lineup[] => {
      if (entries.length === 0) return []
      const read = new Map<number, LineupEntry>()
      let sum = 0
      for (const entry of entries) {
        registry.describe(entry)
        const player = registry.register(entry.player_key)
        const slot = slotOf(entry.selected_position.position)
        if (read.has(player)) continue
        read.set(player, { player, slot })
        registry.addWeek(entry.player_key, week, weekOf(entry))
        if (isStartingSlot(slot)) sum += entry.player_points?.total ?? 0
      }
      const score = scores.get(teamId) ?? null
      if (calendar.scoredWeeks.includes(week) && score !== null && Math.abs(toPoints(sum) - score) >= 0.005)
        unlike.add(week)
      return [{ week, teamId, entries: [...read.values()] }]
    })
  })
  if (unlike.size > 0) {
    warnings.add(
      `Some teams’ starters in ${formatWeeks([...unlike].sort((a, b) => a - b))} don’t add up to Yahoo’s score. Results follow the score; lineups show the starters.`,
      'rosters',
    )
  }
  return lineups.sort((a, b) => a.week - b.week || a.teamId - b.teamId)
}

function weekOf({ player_points, player_stats }: RosterEntry) {
  return {
    points: toPoints(player_points?.total ?? 0),
    hasStatistics: (player_stats?.stats ?? []).some(({ value }) => !!value),
  }
}
