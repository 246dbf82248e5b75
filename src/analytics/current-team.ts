import type { LeagueSeason, Team } from '../domain/league-season.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { factsOf } from './season-facts.ts'

/**
 * The fantasy team that has a player now, or had him last: the team of his last known lineup, the later one where two are.
 * Before the first lineup it is the team that drafted him. Null for a free agent.
 */
export function currentTeamOf(season: LeagueSeason, player: number): Team | null {
  return currentTeams(season).get(player) ?? null
}

const currentTeams = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, Team> => {
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
