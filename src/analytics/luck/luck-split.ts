import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { listRegularPeriods, outscores, ownRegularGames } from '../../verdict/regular-periods.ts'
import { computeAllPlayRecords } from './all-play-record.ts'

/** Wins beyond expected wins, and their sources. Each column adds up to 0 over a league. */
export interface LuckSplit {
  /** Wins, a tie counting half. */
  wins: number
  expectedWins: number
  /** Wins − expected wins. */
  luck: number
  /** From the weeks in which the opponents were met. */
  timingLuck: number
  /** From the selection of opponents: 0 if all teams met all others. */
  opponentLuck: number
}

/**
 * Luck = (W − x) + (x − E). `x` sums, over a team's own games, the share of all periods in which it outscored that
 * opponent: the expected wins against the same opponents in random weeks.
 */
export const splitLuck = memoizeBySeason((season: Season): ReadonlyMap<number, LuckSplit> => {
  const records = computeAllPlayRecords(season)
  return new Map(
    season.teams.map(({ id }) => {
      const games = ownRegularGames(season).get(id) ?? []
      const wins = games.reduce((sum, { result }) => sum + result, 0)
      const anyWeek = games.reduce((sum, { opponentId }) => sum + shareOfPeriodsWon(season, id, opponentId), 0)
      const expectedWins = records.get(id)?.expectedWins ?? 0
      const split: LuckSplit = {
        wins,
        expectedWins,
        luck: wins - expectedWins,
        timingLuck: wins - anyWeek,
        opponentLuck: anyWeek - expectedWins,
      }
      return [id, split]
    }),
  )
})

/** Share of the common periods in which a team outscored another one: 0 to 1. */
function shareOfPeriodsWon(season: Season, teamId: number, otherId: number): number {
  const results = listRegularPeriods(season).flatMap(({ scores }) => {
    const own = scores.get(teamId)
    const other = scores.get(otherId)
    return own === undefined || other === undefined ? [] : [outscores(own, other)]
  })
  return results.reduce((sum, result) => sum + result, 0) / results.length
}
