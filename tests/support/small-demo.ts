/**
 * The demo leagues with four teams and few weeks, under the same numbers and names: what a league costs grows with both.
 * For tests of what becomes of a league's files and answers; what is in them, tests of the whole demo leagues read.
 */
import { type DemoLeague, demoLeagueOf } from '../../src/espn/demo/index.ts'
import type { LeaguePlan } from '../../src/espn/demo/league-plan.ts'
import { demoPlans } from '../../src/espn/demo/leagues.ts'

const teamCount = 4
const regularWeeks = 4
/** Of leagues that are being played; the last one decided is before it. */
const currentWeek = 4

export const smallDemoLeagues: readonly DemoLeague[] = demoPlans.map((plan) => demoLeagueOf(shrink(plan)))

/** The league 101 of the season 2025, which is over. */
export const smallDemoLeague = smallDemoLeagues[0] as DemoLeague

function shrink(plan: LeaguePlan): LeaguePlan {
  const few = {
    ...plan,
    managers: plan.managers.slice(0, teamCount),
    regularSeasonMatchups: regularWeeks,
    adjustments: [],
  }
  if (plan.stage === 'running') few.currentWeek = currentWeek
  if (plan.format === 'elimination') return few
  const finalWeek = regularWeeks + 2 * plan.playoffRoundWeeks
  return {
    ...few,
    playoffTeamCount: 4,
    playoffRounds: 2,
    currentWeek: plan.stage === 'finished' ? finalWeek : few.currentWeek,
  }
}
