import type { Season } from '../../domain/season.ts'
import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { medianOf } from '../../verdict/median-games.ts'
import { listRegularPeriods, outscores } from '../../verdict/regular-periods.ts'

/** Every team's record against the median score of each final period of the regular season, in any league. By team id. */
export function computeMedianRecords(season: Season): ReadonlyMap<number, Tally> {
  const records = new Map<number, Tally>(season.teams.map(({ id }) => [id, noGames()]))
  for (const { scores, matchupPeriod } of listRegularPeriods(season)) {
    if (!season.status.finalPeriods.includes(matchupPeriod)) continue
    const median = medianOf([...scores.values()])
    for (const [teamId, points] of scores) {
      const record = records.get(teamId)
      if (record) addResult(record, outscores(points, median))
    }
  }
  return records
}
