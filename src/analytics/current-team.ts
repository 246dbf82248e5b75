import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Season, Team } from '../domain/season.ts'
import { factsOf } from './season-facts.ts'

/**
 * A player's current or last fantasy team: that of his last known lineup, or before the first lineup the team that drafted him. With two
 * teams in a week the later one counts. Null for a free agent.
 */
export function currentTeamOf(season: Season, player: number): Team | null {
  return currentTeams(season).get(player) ?? null
}

const currentTeams = memoizeBySeason((season: Season): ReadonlyMap<number, Team> => {
  const { teams, picks, lineupIn, lineupWeeksOf } = factsOf(season)
  const lastLineups = [...teams.keys()]
    .flatMap((teamId) => lineupIn(teamId, lineupWeeksOf(teamId).at(-1) ?? 0) ?? [])
    .sort((a, b) => a.week - b.week)
  const rostered = lastLineups.flatMap(({ teamId, entries }) => entries.map(({ player }) => ({ player, teamId })))
  const drafted = picks.map(({ player, team }) => ({ player: player.number, teamId: team.id }))

  return new Map(
    (lastLineups.length > 0 ? rostered : drafted).flatMap(({ player, teamId }) => {
      const team = teams.get(teamId)
      return team ? [[player, team] as const] : []
    }),
  )
})
