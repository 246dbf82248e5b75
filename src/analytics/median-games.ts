import type { Season } from '../domain/season.ts'
import { medianOf } from './luck/median-record.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { listRegularPeriods, outscores } from './regular-periods.ts'

/** A team's second result of a matchup period in a median league. */
export interface MedianGame {
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
export const listMedianGames = memoizeBySeason((season: Season): ReadonlyMap<number, readonly MedianGame[]> => {
  const byTeam = new Map<number, MedianGame[]>(season.teams.map(({ id }) => [id, []]))
  if (!season.settings.hasMedianGame) return byTeam
  const open = new Set(
    season.matchups
      .filter(({ kind, away, status }) => kind === 'regular' && away && status !== 'final')
      .map(({ matchupPeriod }) => matchupPeriod),
  )
  for (const { matchupPeriod, weeks, scores } of listRegularPeriods(season)) {
    if (open.has(matchupPeriod)) continue
    const median = medianOf([...scores.values()])
    for (const [teamId, points] of scores) {
      const beats = outscores(points, median)
      const result = beats === 1 ? 'win' : beats === 0 ? 'loss' : 'tie'
      byTeam.get(teamId)?.push({ matchupPeriod, weeks, median, result })
    }
  }
  return byTeam
})

/** A team's result against the median in a week; null without one. */
export function medianGameIn(season: Season, teamId: number, week: number): MedianGame | null {
  return (
    listMedianGames(season)
      .get(teamId)
      ?.find(({ weeks }) => weeks.includes(week)) ?? null
  )
}
