import type { FantasySeason } from '../fantasy-season.ts'
import { type DemoManager, type LeaguePlan, matchupPeriods } from '../league-plan.ts'
import { nflWeeks } from '../nfl-schedule.ts'

/** ESPN's `status` block, the same in every response of a day. */
export function shapeStatus({ plan }: FantasySeason) {
  const period = matchupPeriods(plan).findIndex((weeks) => weeks.includes(plan.currentWeek)) + 1
  return {
    currentMatchupPeriod: Math.max(1, period),
    finalScoringPeriod: finalWeek(plan),
    firstScoringPeriod: 1,
    latestScoringPeriod: latestScoringPeriod(plan),
    previousSeasons: plan.previousSeasons,
  }
}

/** ESPN moves to the week after the NFL's last once a season is over. */
export function latestScoringPeriod(plan: LeaguePlan): number {
  return plan.stage === 'finished' ? nflWeeks + 1 : plan.currentWeek
}

/** The last week of the league's own season. */
function finalWeek(plan: LeaguePlan): number {
  return matchupPeriods(plan).at(-1)?.at(-1) ?? 0
}

/** The id of a team's manager, in ESPN's format. */
export function memberId(plan: LeaguePlan, { teamId }: Pick<DemoManager, 'teamId'>, owner = 0): string {
  const manager = plan.managers.find((one) => one.teamId === teamId)
  const number = manager?.owners[owner]?.memberNumber ?? teamId * 100 + owner + 1
  const league = String(plan.espnLeagueId).padStart(8, '0')
  return `{${league}-0000-4000-8000-${String(number).padStart(12, '0')}}`
}
