/** What a reader is told where sources disagree. */
import { writeDecimal } from '../domain/decimal-text.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { hostTitles } from '../domain/identity.ts'
import { writeRecord } from '../domain/record-text.ts'
import type { RecordFigures, Season } from '../domain/season.ts'

/** One sentence for each team whose record on its host differs from its matchups. */
export function noteRecords({ host, teams, table }: Pick<Season, 'host' | 'teams' | 'table'>): string[] {
  const title = hostTitles[host]
  return table.flatMap(({ byMatchups, ...row }) => {
    if (!byMatchups) return []
    const name = teams.find(({ id }) => id === row.teamId)?.name ?? ''
    return `${title} counts ${formatRecord(row)} for ${name}; the matchups add up to ${formatRecord(byMatchups)}. Standings show ${title}’s.`
  })
}

/** '9-4-1 with 1,520.36 points for and 1,498.20 against' */
function formatRecord(figures: RecordFigures): string {
  const pointsFor = writeDecimal(figures.pointsFor, 2)
  const pointsAgainst = writeDecimal(figures.pointsAgainst, 2)
  return `${writeRecord(figures)} with ${pointsFor} points for and ${pointsAgainst} against`
}

/** A finished season without a champion, and ranks that no game decides. */
export function noteRanks(
  { finalRanks, status, hasOpponents, format, draw, bracket, teams, host }: Season | Omit<Season, 'verdictNotes'>,
  { settings }: Pick<HostSeason, 'settings'>,
): string[] {
  const title = hostTitles[host]
  if (format === 'other') {
    return [`This league isn’t decided by points. That format isn’t supported beyond ${title}’s own standings.`]
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
