import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { scoreTeams } from '../../verdict/regular-periods.ts'
import { isDecided, isGameOf } from '../../verdict/results.ts'
import { factsOf } from '../season-facts.ts'

export interface RankedScore {
  teamId: number
  points: number
  /** Among all scores of the matchup period; 1 is best, equal scores share a rank. */
  rank: number
}

/** The scores of a matchup's period, best first; open games and byes are left out. */
export function listWeekScores(season: Season, { matchupPeriod }: Matchup): readonly RankedScore[] {
  return scoresByPeriod(season).get(matchupPeriod) ?? []
}

const scoresByPeriod = memoizeBySeason((season: Season): ReadonlyMap<number, RankedScore[]> => {
  const { teams } = factsOf(season)
  const games = season.matchups.filter((matchup) => isGameOf(matchup, teams)).filter(isDecided)
  return new Map(
    [...Map.groupBy(games, ({ matchupPeriod }) => matchupPeriod)].map(([period, ofPeriod]) => {
      const scores = [...scoreTeams(ofPeriod)]
      return [
        period,
        scores
          .map(([teamId, points]) => ({
            teamId,
            points,
            rank: 1 + scores.filter(([, other]) => other > points).length,
          }))
          .sort((a, b) => a.rank - b.rank),
      ]
    }),
  )
})
