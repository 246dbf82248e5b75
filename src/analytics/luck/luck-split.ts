import type { LeagueSeason } from '../../domain/league-season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { listRegularPeriods, outscores, ownRegularGames } from '../regular-periods.ts'
import { computeAllPlayRecords } from './all-play-record.ts'

/** Wins beyond what the scores were worth, and where they came from. Each column adds up to 0 over a league. */
export interface LuckSplit {
  /** Wins, a tie counting half. */
  wins: number
  expectedWins: number
  /** Wins − expected wins. */
  luck: number
  /** From meeting one's opponents in the right weeks. */
  timing: number
  /** From having these opponents rather than others: 0 where everybody met everybody. */
  opponents: number
}

/**
 * Luck = (W − x) + (x − E). `x` sums, over a team's own games, the share of all periods in which it outscored that
 * opponent: the wins against the same opponents in weeks drawn by lot.
 */
export const splitLuck = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, LuckSplit> => {
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
        timing: wins - anyWeek,
        opponents: anyWeek - expectedWins,
      }
      return [id, split]
    }),
  )
})

/** In how many of the periods that both played a team outscored another one: 0 to 1. */
function shareOfPeriodsWon(season: LeagueSeason, teamId: number, otherId: number): number {
  const results = listRegularPeriods(season).flatMap(({ scores }) => {
    const [own, other] = [scores.get(teamId), scores.get(otherId)]
    return own === undefined || other === undefined ? [] : [outscores(own, other)]
  })
  return results.reduce((sum, result) => sum + result, 0) / results.length
}
