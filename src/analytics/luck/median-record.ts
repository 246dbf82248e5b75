import type { Season } from '../../domain/season.ts'
import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { listRegularPeriods, outscores } from '../regular-periods.ts'

/** Every team's record against the median score of each period of the regular season. By team id. */
export function computeMedianRecords(season: Season): ReadonlyMap<number, Tally> {
  const records = new Map<number, Tally>(season.teams.map(({ id }) => [id, noGames()]))
  for (const { scores } of listRegularPeriods(season)) {
    const median = medianOf([...scores.values()])
    for (const [teamId, points] of scores) {
      const record = records.get(teamId)
      if (record) addResult(record, outscores(points, median))
    }
  }
  return records
}

/** The median; for an even number of values the mean of the middle two. 0 for none. */
export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const middle = Math.floor(ordered.length / 2)
  const upper = ordered[middle] ?? 0
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? 0) + upper) / 2
}
