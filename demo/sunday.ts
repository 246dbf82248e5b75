/** The Sunday of a running demo season: which moment of it a wall clock shows, and how much of a game has been played by then. */
import type { LeaguePlan } from './league-plan.ts'
import { type DemoNflGame, firstSundayKickoff } from './nfl-schedule.ts'
import { createRandom } from './random.ts'
import { type DemoStatLine, statLine } from './stat-line.ts'

const minute = 60_000
/** The Sunday is seen from half an hour after the first kickoffs to the end of the late games, and then again. */
const seenFrom = 30 * minute
const seenFor = 345 * minute
/** From kickoff to the end of a game. */
const gameLength = 190 * minute
/** A player's points arrive in this many steps. */
const playsOfGame = 12

/** The moment that a league of the demo shows: of a running season one of its Sunday, in step with the clock; of others always the same. */
export function sundayMomentOf(plan: LeaguePlan, now: Date): Date {
  if (plan.stage !== 'running') return new Date(plan.answeredAt)
  return new Date(firstSundayKickoff(plan.season, plan.currentWeek) + seenFrom + (now.getTime() % seenFor))
}

/** A player's stats so far; null before kickoff. Which part of them has arrived follows from his number and the game alone. */
export function statsAt(
  moment: number,
  played: DemoStatLine,
  { kickoff, week }: DemoNflGame,
  playerId: number,
): DemoStatLine | null {
  if (moment < kickoff) return null
  const share = (moment - kickoff) / gameLength
  if (share >= 1) return played
  const random = createRandom(`demo plays of week ${week}, player ${playerId}`)
  const plays = Array.from({ length: playsOfGame }, () => random.next()).filter((at) => at <= share).length
  // Whole numbers, each rounded at a point of its own, or else all touchdowns would come late.
  const amounts = Object.entries(played).map(([stat, amount]) => [
    stat,
    Math.floor((amount * plays) / playsOfGame + random.next()),
  ])
  return statLine(Object.fromEntries(amounts))
}
