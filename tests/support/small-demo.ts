/**
 * The demo leagues with fewer teams and weeks, under the same numbers and names, because a league's cost grows with both. For tests of
 * files, responses and pages of a league; tests of the whole demo leagues read their content.
 */

import { demoLeagueOf } from '../../demo/index.ts'
import type { LeaguePlan } from '../../demo/league-plan.ts'
import { demoPlans } from '../../demo/leagues.ts'
import type { DemoLeague } from '../../src/hosts/league-source.ts'

const teamCount = 4
const regularWeeks = 4
/** Of leagues that are being played; the last one decided is before it. */
const currentWeek = 4

/** Four teams, and four weeks before the playoffs. */
export const smallDemoLeagues: readonly DemoLeague[] = demoPlans.map((plan) => {
  const few = withFewTeams(plan)
  if (plan.stage === 'running') return demoLeagueOf({ ...few, regularSeasonMatchups: regularWeeks, currentWeek })
  const lastWeek = regularWeeks + few.playoffRounds * few.playoffRoundWeeks
  return demoLeagueOf({
    ...few,
    regularSeasonMatchups: regularWeeks,
    currentWeek: plan.stage === 'finished' ? lastWeek : plan.currentWeek,
  })
})

/** Four teams (eight where one is eliminated each week), and all weeks. */
export const fewTeamsDemoLeagues: readonly DemoLeague[] = demoPlans.map((plan) => demoLeagueOf(withFewTeams(plan)))

/** Two playoff rounds suffice for four teams; leagues with two more weeks play them earlier. */
function withFewTeams(plan: LeaguePlan): LeaguePlan {
  const isElimination = plan.format === 'elimination'
  // An elimination league is over once one team is left.
  const managers = plan.managers.slice(0, isElimination ? 2 * teamCount : teamCount)
  const few = { ...plan, managers, adjustments: [] }
  if (isElimination) return few
  const playoffRounds = 2
  const saved = (plan.playoffRounds - playoffRounds) * plan.playoffRoundWeeks
  return { ...few, playoffTeamCount: 4, playoffRounds, regularSeasonMatchups: plan.regularSeasonMatchups + saved }
}
