import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Season } from '../domain/season.ts'
import { type GamesInput, listRegularPeriods, outscores } from './regular-periods.ts'

/** What results against the median are computed from. */
type MedianInput = GamesInput & Pick<Season, 'settings' | 'status'>

/** A team's second result of a matchup period in a median league. */
interface MedianGame {
  matchupPeriod: number
  /** Weeks of the period, ascending. */
  weeks: readonly number[]
  /** The median of all official scores of the period; for an even number of teams the mean of the middle two. */
  median: number
  result: 'win' | 'loss' | 'tie'
}

/**
 * Results against the median by team, in order of play; empty in other leagues. A period counts once all its matchups are final. Only teams
 * with a matchup have a result.
 */
export const listMedianGames = memoizeBySeason((season: MedianInput): ReadonlyMap<number, readonly MedianGame[]> => {
  const byTeam = new Map<number, MedianGame[]>(season.teams.map(({ id }) => [id, []]))
  if (!season.settings.hasMedianGame) return byTeam
  for (const { matchupPeriod, weeks, allScores: scores } of listRegularPeriods(season)) {
    if (!season.status.finalPeriods.includes(matchupPeriod)) continue
    const median = medianOf([...scores.values()])
    for (const [teamId, points] of scores) {
      const beats = outscores(points, median)
      const result = beats === 1 ? 'win' : beats === 0 ? 'loss' : 'tie'
      byTeam.get(teamId)?.push({ matchupPeriod, weeks, median, result })
    }
  }
  return byTeam
})

/** The median; for an even number of values the mean of the middle two. 0 for none. */
export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const middle = Math.floor(ordered.length / 2)
  const upper = ordered[middle] ?? 0
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? 0) + upper) / 2
}

/** A team's result against the median in a week; null without one. */
export function medianGameIn(season: MedianInput, teamId: number, week: number): MedianGame | null {
  return (
    listMedianGames(season)
      .get(teamId)
      ?.find(({ weeks }) => weeks.includes(week)) ?? null
  )
}
