/** What was imported, for the end of the command. */
import type { LeagueSeason } from '../../src/domain/league-season.ts'

/** One line of the season, one a warning, and where to open it: the newest season of a league needs no naming. */
export function describeImport(season: LeagueSeason, seasonsOfLeague: readonly number[]): string {
  const { espnLeagueId, name, teams, status, warnings } = season
  const champion = teams.find(({ finalRank }) => finalRank === 1)
  const query = seasonsOfLeague.some((other) => other > season.season) ? `?season=${season.season}` : ''
  const facts = [
    `${teams.length} teams`,
    `${status.completedWeeks.length} of ${status.finalWeek} weeks`,
    status.phase === 'complete' && champion ? `champion ${champion.name}` : phases[status.phase],
  ]
  return [
    `${name}, season ${season.season}: ${facts.join(', ')}.`,
    ...warnings.map(({ message, source, detail }) => `  Note: ${message}${detail ? ` (${source}: ${detail})` : ''}`),
    `Open it: npm start, then http://localhost:4321/leagues/espn/${espnLeagueId}${query}`,
  ].join('\n')
}

const phases: Readonly<Record<LeagueSeason['status']['phase'], string>> = {
  'pre-draft': 'not drafted yet',
  'pre-season': 'not started yet',
  'in-season': 'being played',
  complete: 'over',
}
