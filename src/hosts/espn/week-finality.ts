/** Whether saved responses are final, so that a finished week is never requested twice. */
import { toPoints } from '../shared/values.ts'
import { unwrapHistory } from './read-response.ts'
import { type EspnWeekFacts, isOfWeek } from './read-week.ts'
import type { EspnLeagueResponse } from './responses/league.ts'
import { transactionsResponse } from './responses/transactions.ts'
import { weekResponse } from './responses/week.ts'

/**
 * True for a response from after the week: its matchups have winners, or ESPN's count of weeks had moved on (the first week
 * of a two-week round is over without a winner). False for a file that was saved during the week, or is unreadable.
 */
export function isWeekFinal(json: unknown, week: number): boolean {
  const response = weekResponse.safeParse(unwrapHistory(json)).data
  if (!response || !isOfWeek(response, week)) return false
  if ((response.status?.latestScoringPeriod ?? 0) > week) return true
  const games = response.schedule.filter(({ home, away }) => home?.rosterForCurrentScoringPeriod && away)
  return games.length > 0 && games.every(({ winner }) => /^(HOME|AWAY|TIE)$/.test(winner ?? ''))
}

/**
 * The same for transactions, for which only ESPN's count of weeks shows it. Expects a response with transactions, or to a
 * request for them.
 */
export function areTransactionsFinal(json: unknown, week: number): boolean {
  const response = transactionsResponse.safeParse(unwrapHistory(json)).data
  return (response?.status?.latestScoringPeriod ?? 0) > week
}

/**
 * False if ESPN has corrected a week since its response was saved: the starters no longer add up to the points in the
 * league's schedule. The NFL corrects statistics until a few days after the games.
 */
export function addsUpToSchedule(
  { week, rosters, starterPoints }: EspnWeekFacts,
  schedule: EspnLeagueResponse['schedule'],
): boolean {
  const sides = schedule.flatMap(({ home, away }) => [home, away])
  return rosters.every(({ teamId }) => {
    const side = sides.find((one) => one?.teamId === teamId && one.pointsByScoringPeriod?.[week] !== undefined)
    const byHost = side?.pointsByScoringPeriod?.[week]
    return byHost === undefined || toPoints(byHost) === (starterPoints.get(teamId) ?? 0)
  })
}
