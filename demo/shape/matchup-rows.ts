import type { DemoEliminationRound } from '../elimination.ts'
import type { FantasyMatchup, MatchupTeam } from '../fantasy-matchup.ts'
import { totalPoints } from '../fantasy-matchup.ts'

/** A row of `schedule` as mMatchup has it: no tier, no adjustment, 0.0 and no weeks until the matchup has a score. */
export function shapeMatchup({ id, period, home, away, winner }: FantasyMatchup) {
  return {
    ...(away ? { away: shapeSide(away) } : {}),
    home: shapeSide(home),
    id,
    matchupPeriodId: period,
    winner,
  }
}

/** A row of an elimination league: all remaining teams, and in which period each is eliminated; 0 is not yet. */
export function shapeRound<Side extends { teamId: number }>(
  { period, sides }: DemoEliminationRound,
  rounds: readonly DemoEliminationRound[],
  shape: (side: MatchupTeam) => Side,
) {
  return {
    matchupPeriodId: period,
    teams: sides.map((side) => ({
      ...shape(side),
      eliminationMatchupPeriod: rounds.find(({ eliminatedTeamId }) => eliminatedTeamId === side.teamId)?.period ?? 0,
    })),
  }
}

/** One side's score. */
export function shapeSide(side: MatchupTeam) {
  const hasScore = side.pointsByWeek.size > 0
  return {
    ...(hasScore ? { pointsByScoringPeriod: Object.fromEntries(side.pointsByWeek) } : {}),
    teamId: side.teamId,
    totalPoints: hasScore ? totalPoints(side) : 0,
  }
}
