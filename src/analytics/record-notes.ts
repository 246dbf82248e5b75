import { writeDecimal } from '../domain/decimal-text.ts'
import { hostTitles } from '../domain/identity.ts'
import { writeRecord } from '../domain/record-text.ts'
import type { Season } from '../domain/season.ts'
import type { RecordFigures } from './host-records.ts'
import { rankRegularSeason } from './regular-season-table.ts'
import { factsOf } from './season-facts.ts'

/** One sentence for each team whose record on its host differs from its matchups. */
export function noteHostRecords(season: Season): string[] {
  const { teams } = factsOf(season)
  const host = hostTitles[season.host]
  return rankRegularSeason(season).flatMap(({ byMatchups, ...row }) => {
    if (!byMatchups) return []
    const name = teams.get(row.teamId)?.name ?? ''
    return `${host} counts ${formatRecordFigures(row)} for ${name}; the matchups add up to ${formatRecordFigures(byMatchups)}. Standings show ${host}’s.`
  })
}

/** '9-4-1 with 1,520.36 points for and 1,498.20 against' */
function formatRecordFigures(figures: RecordFigures): string {
  const [pointsFor, pointsAgainst] = [writeDecimal(figures.pointsFor, 2), writeDecimal(figures.pointsAgainst, 2)]
  return `${writeRecord(figures)} with ${pointsFor} points for and ${pointsAgainst} against`
}
