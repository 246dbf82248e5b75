/** The summary of an import, for the end of the command. */

import type { HostSeason, SeasonPhase } from '../../src/domain/host-season.ts'
import { type HostName, hasIdPerSeason, hostTitles, type LeagueKey } from '../../src/domain/identity.ts'
import type { RequestCounts } from '../../src/hosts/league-source.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

/**
 * One line for the season, one for each warning, where to open it (without the season for the newest one), and the number of host requests
 * with the results for team pictures; null without requests. `port`: the one that `npm start` listens on.
 */
export function describeImport(
  document: HostSeason,
  seasonsOfLeague: readonly LeagueKey[],
  { requestCounts, port }: { requestCounts: RequestCounts | null; port: number },
): string {
  const season = judgeSeason(document)
  const { host, leagueId, name, teams, status, warnings, verdictNotes } = season
  const champion = teams.find(({ id }) => id === season.title.championId)
  const isNewest = hasIdPerSeason(host) || !seasonsOfLeague.some((other) => other.season > season.season)
  const query = isNewest ? '' : `?season=${season.season}`
  const facts = [
    `${teams.length} teams`,
    `${status.finalWeeks.length} of ${status.finalWeek} weeks`,
    status.phase === 'complete' && champion ? `champion ${champion.name}` : phases[status.phase],
  ]
  return [
    `${name}, season ${season.season}: ${facts.join(', ')}.`,
    ...warnings.map(({ message, source, detail }) => `  Note: ${message}${detail ? ` (${source}: ${detail})` : ''}`),
    ...verdictNotes.map((note) => `  Note: ${note}`),
    `Open it: npm start, then http://localhost:${port}/leagues/${host}/${leagueId}${query}`,
    ...(requestCounts ? [describeRequests(host, requestCounts) + describeLogos(document)] : []),
  ].join('\n')
}

const phases: Readonly<Record<SeasonPhase, string>> = {
  'pre-draft': 'not drafted yet',
  'pre-season': 'not started yet',
  'in-season': 'in progress',
  complete: 'over',
}

/** "Asked ESPN 21 times: 20 answers, 1 refusal." */
export function describeRequests(host: HostName, { answered, refused, failed }: RequestCounts): string {
  const total = answered + refused + failed
  if (total === 0) return `${hostTitles[host]} wasn't contacted: everything was already saved.`
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
  const outcomes = [
    count(answered, 'response', 'responses'),
    count(refused, 'refusal', 'refusals'),
    ...(failed > 0 ? [count(failed, 'failure', 'failures')] : []),
  ]
  return `${count(total, 'request', 'requests')} to ${hostTitles[host]}: ${outcomes.join(', ')}.`
}

/** " Logos: 10 saved, 2 not usable." Empty if no manager set one. */
function describeLogos({ teams }: HostSeason): string {
  const given = teams.filter(({ logoUrl }) => logoUrl).length
  const saved = teams.filter(({ logo }) => logo !== undefined).length
  if (given === 0) return ''
  return ` Logos: ${saved} saved${saved < given ? `, ${given - saved} not usable` : ''}.`
}
