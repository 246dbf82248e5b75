/** Which saved answers still hold, so that a finished week is never asked for twice. */

import { toPoints } from '../shared/values.ts'
import { unwrapHistory } from './read-response.ts'
import { isOfWeek, type WeekFacts } from './read-week.ts'
import type { LeagueResponse } from './responses/league.ts'
import { transactionsResponse } from './responses/transactions.ts'
import { weekResponse } from './responses/week.ts'

/**
 * True for a week's answer that was given after the week: its matchups have their winners, or ESPN's own count of
 * weeks had moved on (the first week of a two-week round is over without a winner). A file that was saved while the
 * week was running, or that cannot be read, does not hold.
 */
export function isWeekFinal(json: unknown, week: number): boolean {
  const response = weekResponse.safeParse(unwrapHistory(json)).data
  if (!response || !isOfWeek(response, week)) return false
  if ((response.status?.latestScoringPeriod ?? 0) > week) return true
  const games = response.schedule.filter(({ home, away }) => home?.rosterForCurrentScoringPeriod && away)
  return games.length > 0 && games.every(({ winner }) => /^(HOME|AWAY|TIE)$/.test(winner ?? ''))
}

/** The same for transactions, which have nothing else to tell by. Expects an answer that has any, or was asked for them. */
export function areTransactionsFinal(json: unknown, week: number): boolean {
  const response = transactionsResponse.safeParse(unwrapHistory(json)).data
  return (response?.status?.latestScoringPeriod ?? 0) > week
}

/**
 * False where ESPN has corrected a week since its answer was saved: the starters then do not add up to the points in
 * its schedule any more. The NFL corrects statistics until a few days after the games.
 */
export function addsUpToSchedule(
  { week, rosters, starterPoints }: WeekFacts,
  schedule: LeagueResponse['schedule'],
): boolean {
  const sides = schedule.flatMap(({ home, away }) => [home, away])
  return rosters.every(({ teamId }) => {
    const side = sides.find((one) => one?.teamId === teamId && one.pointsByScoringPeriod?.[week] !== undefined)
    const byHost = side?.pointsByScoringPeriod?.[week]
    return byHost === undefined || toPoints(byHost) === (starterPoints.get(teamId) ?? 0)
  })
}
