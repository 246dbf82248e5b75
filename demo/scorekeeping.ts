import { roundPoints } from '../src/domain/rounding.ts'
import { decide, type FantasyMatchup, totalPoints } from './fantasy-matchup.ts'
import { type LeaguePlan, matchupPeriods } from './league-plan.ts'
import type { LeagueState } from './league-state.ts'
import { starterPoints } from './lineups.ts'

/** The matchups with a finished week's scores; decided if it was their last week. */
export function bookScores(state: LeagueState, matchups: readonly FantasyMatchup[], week: number): FantasyMatchup[] {
  const period = matchupPeriods(state.plan).findIndex((weeks) => weeks.includes(week)) + 1
  const weeks = matchupPeriods(state.plan)[period - 1] ?? []
  return matchups.map((matchup) => {
    if (matchup.period !== period) return matchup
    for (const side of [matchup.home, matchup.away]) {
      const team = state.teams.find((candidate) => candidate.manager.teamId === side?.teamId)
      if (!side || !team) continue
      side.pointsByWeek.set(week, roundPoints(starterPoints(state.playerScores, team.roster, week)))
      side.adjustment += adjustmentOf(state.plan, side.teamId, week)
      team.pointsFor += side.pointsByWeek.get(week) ?? 0
    }
    return weeks.at(-1) === week ? tally(state, decide(matchup)) : matchup
  })
}

/** The matchups with the narrowest of them ruled a tie: its loser gets the missing points. */
export function ruleNarrowestTie(matchups: readonly FantasyMatchup[]): FantasyMatchup[] {
  const margin = ({ home, away }: FantasyMatchup) =>
    away ? roundPoints(totalPoints(home) - totalPoints(away)) : Infinity
  const narrowest = [...matchups].sort((a, b) => Math.abs(margin(a)) - Math.abs(margin(b)))[0]
  return matchups.map((matchup) => {
    if (matchup !== narrowest || !matchup.away) return matchup
    const loser = margin(matchup) < 0 ? matchup.home : matchup.away
    loser.adjustment = roundPoints(loser.adjustment + Math.abs(margin(matchup)))
    return decide(matchup)
  })
}

function adjustmentOf(plan: LeaguePlan, teamId: number, week: number): number {
  return plan.adjustments.find((adjustment) => adjustment.teamId === teamId && adjustment.week === week)?.points ?? 0
}

/** Wins so far; waiver claims go from the bottom of that table up. */
function tally(state: LeagueState, matchup: FantasyMatchup): FantasyMatchup {
  const winner = matchup.winner === 'HOME' ? matchup.home : matchup.winner === 'AWAY' ? matchup.away : null
  const team = state.teams.find((candidate) => candidate.manager.teamId === winner?.teamId)
  if (team) team.wins += 1
  return matchup
}
