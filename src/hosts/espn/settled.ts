/** Which saved answers still hold, so that a finished week is never asked for twice. */
import type { LeagueAnswer } from './answers/league.ts'
import { transactionsAnswer } from './answers/transactions.ts'
import { weekAnswer } from './answers/week.ts'
import { unwrapHistory } from './read-answer.ts'
import { isOfWeek, type WeekFacts } from './read-week.ts'
import { toPoints } from './words.ts'

/**
 * True for a week's answer that was given after the week: its matchups have their winners, or ESPN's own count of
 * weeks had moved on (the first week of a two-week round is over without a winner). A file that was saved while the
 * week was running, or that cannot be read, does not hold.
 */
export function isWeekSettled(json: unknown, week: number): boolean {
  const answer = weekAnswer.safeParse(unwrapHistory(json)).data
  if (!answer || !isOfWeek(answer, week)) return false
  if ((answer.status?.latestScoringPeriod ?? 0) > week) return true
  const games = answer.schedule.filter(({ home, away }) => home?.rosterForCurrentScoringPeriod && away)
  return games.length > 0 && games.every(({ winner }) => /^(HOME|AWAY|TIE)$/.test(winner ?? ''))
}

/** The same for transactions, which have nothing else to tell by. Expects an answer that has any, or was asked for them. */
export function areTransactionsSettled(json: unknown, week: number): boolean {
  const answer = transactionsAnswer.safeParse(unwrapHistory(json)).data
  return (answer?.status?.latestScoringPeriod ?? 0) > week
}

/**
 * False where ESPN has corrected a week since its answer was saved: the starters then do not add up to the points in
 * its schedule any more. The NFL corrects statistics until a few days after the games.
 */
export function addsUpToSchedule(
  { week, rosters, starterPoints }: WeekFacts,
  schedule: LeagueAnswer['schedule'],
): boolean {
  const sides = schedule.flatMap(({ home, away }) => [home, away])
  return rosters.every(({ teamId }) => {
    const side = sides.find((one) => one?.teamId === teamId && one.pointsByScoringPeriod?.[week] !== undefined)
    const byHost = side?.pointsByScoringPeriod?.[week]
    return byHost === undefined || toPoints(byHost) === (starterPoints.get(teamId) ?? 0)
  })
}
