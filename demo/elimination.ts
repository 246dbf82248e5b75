import { roundPoints } from '../src/domain/rounding.ts'
import type { MatchupTeam } from './fantasy-matchup.ts'
import { totalPoints } from './fantasy-matchup.ts'
import { bookMove, item, type LeagueState, release, weekClock } from './league-state.ts'
import { starterPoints } from './lineups.ts'

/** A matchup period of an elimination league. */
export interface DemoEliminationRound {
  period: number
  /** All teams that had not been eliminated. */
  sides: MatchupTeam[]
  /** Null while it is being played, and once one team is left. */
  eliminatedTeamId: number | null
}

/** Records the scores of a finished round. */
export function recordRound(
  { teams, playerScores }: LeagueState,
  round: DemoEliminationRound,
  weeks: readonly number[],
): void {
  for (const side of round.sides) {
    const team = teams.find((candidate) => candidate.manager.teamId === side.teamId)
    if (!team) continue
    for (const week of weeks) side.pointsByWeek.set(week, roundPoints(starterPoints(playerScores, team.roster, week)))
    team.pointsFor += totalPoints(side)
  }
}

/** Eliminates the team with the lowest score of a round; from the next waivers on its players are free agents. */
export function eliminateLowest(state: LeagueState, round: DemoEliminationRound, week: number): number | null {
  if (round.sides.length < 2) return null
  const [lowest] = [...round.sides].sort((a, b) => totalPoints(a) - totalPoints(b))
  const team = state.teams.find(({ manager }) => manager.teamId === lowest?.teamId)
  if (!team) return null
  const { teamId } = team.manager
  const items = [...team.roster.keys()].map((playerId) => item('DROP', playerId, { fromTeamId: teamId }))
  for (const { playerId } of items) release(team, playerId)
  const at = weekClock(state.plan, week + 1).waivers - 3_600_000
  const common = { type: 'FREEAGENT', status: 'EXECUTED', bid: 0, relatedTo: null } as const
  bookMove(state, { ...common, week: week + 1, at, teamId, items })
  state.teams = state.teams.filter((other) => other !== team)
  return teamId
}
