/**
 * The demo leagues with fewer teams and weeks, under the same numbers and names: what a league costs grows with both. For
 * tests of what becomes of a league's files, answers and pages; what is in them, tests of the whole demo leagues read.
 */
import { type DemoLeague, demoLeagueOf } from '../../src/hosts/demo/index.ts'
import type { LeaguePlan } from '../../src/hosts/demo/league-plan.ts'
import { demoPlans } from '../../src/hosts/demo/leagues.ts'

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

/** Four teams, and all weeks. */
export const fewTeamsDemoLeagues: readonly DemoLeague[] = demoPlans.map((plan) => demoLeagueOf(withFewTeams(plan)))

/** Two rounds of playoffs are enough for four; who had two weeks more plays them before. */
function withFewTeams(plan: LeaguePlan): LeaguePlan {
  const few = { ...plan, managers: plan.managers.slice(0, teamCount), adjustments: [] }
  if (plan.format === 'elimination') return few
  const playoffRounds = 2
  const saved = (plan.playoffRounds - playoffRounds) * plan.playoffRoundWeeks
  return { ...few, playoffTeamCount: 4, playoffRounds, regularSeasonMatchups: plan.regularSeasonMatchups + saved }
}
