/** What a reader is told where sources disagree. */
import { writeDecimal } from '../domain/decimal-text.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { hostTitles } from '../domain/identity.ts'
import { writeRecord } from '../domain/record-text.ts'
import type { RecordFigures, Season } from '../domain/season.ts'
import { nameWeeks } from '../domain/week-names.ts'

type NotedSeason = Pick<
  Season,
  | 'host'
  | 'settings'
  | 'teams'
  | 'table'
  | 'matchups'
  | 'finalRanks'
  | 'status'
  | 'hasOpponents'
  | 'format'
  | 'draw'
  | 'bracket'
>

/**
 * One sentence for each team whose record on its host differs from its matchups. Where the host only counts weeks beside them whose games
 * nobody recorded, one for all teams.
 */
export function noteRecords({
  host,
  teams,
  table,
  matchups,
  settings,
  status,
}: Pick<NotedSeason, 'host' | 'teams' | 'table' | 'matchups' | 'settings' | 'status'>): string[] {
  const title = hostTitles[host]
  const differing = table.flatMap(({ byMatchups, ...row }) => (byMatchups ? [{ row, byMatchups }] : []))
  const unknown = listUnknownPeriods({ matchups, settings, status })
  const results = unknown.length * (settings.hasMedianGame ? 2 : 1)
  const isOfUnknown = ({ row, byMatchups }: (typeof differing)[number]) =>
    countResults(row) === countResults(byMatchups) + results
  if (differing.length > 0 && unknown.length > 0 && differing.every(isOfUnknown)) {
    const weeks = unknown.flatMap((period) => period.weeks)
    const count = weeks.length === 1 ? 'has' : 'have'
    return [
      `${title}’s records count ${nameWeeks(weeks)}, which ${count} no recorded matchups. Standings show ${title}’s.`,
    ]
  }
  return differing.map(({ row, byMatchups }) => {
    const name = teams.find(({ id }) => id === row.teamId)?.name ?? ''
    return `${title} counts ${formatRecord(row)} for ${name}; the matchups add up to ${formatRecord(byMatchups)}. Standings show ${title}’s.`
  })
}

/** Final periods of the regular season without a matchup of anybody. */
function listUnknownPeriods({ matchups, settings, status }: Pick<NotedSeason, 'matchups' | 'settings' | 'status'>) {
  const known = new Set(matchups.map(({ matchupPeriod }) => matchupPeriod))
  const isUnknown = (period: number) => status.finalPeriods.includes(period) && !known.has(period)
  return settings.matchupPeriods.filter(
    ({ matchupPeriod }) => matchupPeriod <= settings.regularSeasonMatchups && isUnknown(matchupPeriod),
  )
}

const countResults = ({ wins, losses, ties }: RecordFigures) => wins + losses + ties

/** '9-4-1 with 1,520.36 points for and 1,498.20 against' */
function formatRecord(figures: RecordFigures): string {
  const pointsFor = writeDecimal(figures.pointsFor, 2)
  const pointsAgainst = writeDecimal(figures.pointsAgainst, 2)
  return `${writeRecord(figures)} with ${pointsFor} points for and ${pointsAgainst} against`
}

/** A finished season without a champion, and ranks that no game decides. */
export function noteRanks(
  {
    finalRanks,
    status,
    hasOpponents,
    format,
    draw,
    bracket,
    teams,
    host,
    statedRanks,
  }: Omit<NotedSeason, 'table' | 'matchups' | 'settings'> & { statedRanks: ReadonlyMap<number, number> | null },
  { settings, matchups }: Pick<HostSeason, 'settings' | 'matchups'>,
): string[] {
  const title = hostTitles[host]
  if (format === 'other') {
    return [`This league isn’t decided by points. That format isn’t supported beyond ${title}’s own standings.`]
  }
  if (matchups.some(({ kind }) => kind === 'playoffs')) {
    const from = statedRanks ? 'its final ranks' : 'who won'
    return [`${title} doesn’t say which playoff games are for the title, so they’re found from ${from}.`]
  }
  if (status.phase !== 'complete' || !status.isPlayed || !hasOpponents || settings.hasNoPlayoffs) return []
  if (finalRanks === null && host !== 'espn' && settings.playoffTeamCount > 1) {
    return [`${title}’s brackets don’t show a champion, so teams are listed in regular-season order.`]
  }
  const decided = bracket?.places.filter((teamId) => teamId !== null).length ?? 0
  if (draw && finalRanks && decided < teams.length) {
    return [`${title} only ranks teams its brackets decide; everyone else is ranked by the regular season.`]
  }
  return []
}
