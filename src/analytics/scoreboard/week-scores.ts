import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { isDecided } from '../../verdict/results.ts'
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
  const scores = season.matchups
    .filter(isDecided)
    .flatMap(({ matchupPeriod, home, away }) =>
      [home, ...(away ? [away] : [])]
        .filter(({ teamId }) => teams.has(teamId))
        .map(({ teamId, points }) => ({ matchupPeriod, teamId, points: points ?? 0 })),
    )
  return new Map(
    [...Map.groupBy(scores, ({ matchupPeriod }) => matchupPeriod)].map(([period, ofPeriod]) => [
      period,
      ofPeriod
        .map(({ teamId, points }) => ({
          teamId,
          points,
          rank: 1 + ofPeriod.filter((other) => other.points > points).length,
        }))
        .sort((a, b) => a.rank - b.rank),
    ]),
  )
})
