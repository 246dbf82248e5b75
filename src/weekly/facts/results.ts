/** The season's games up to a week, from the schedule. */
import type { ResponseOf } from '../../contract/responses/index.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { Tally } from '../../domain/tally.ts'

type Schedule = ResponseOf<'hostLeagueSchedule'>

export interface Fixture extends Pick<Schedule[number], 'matchupId' | 'weeks' | 'kind'> {
  lastWeek: number
  home: TeamRef
  away: TeamRef
}

export interface Result extends Fixture {
  homePoints: number
  awayPoints: number
  /** Null: a tie. */
  winnerId: number | null
}

/** Final games up to a week, in order of play. */
export function findResults(schedule: Schedule, week: number): Result[] {
  return schedule
    .flatMap((game): Result[] => {
      const fixture = toFixture(game)
      const homePoints = game.home.score
      const awayPoints = game.away?.score ?? null
      if (!fixture || game.status !== 'final' || fixture.lastWeek > week || homePoints === null || awayPoints === null)
        return []
      return [{ ...fixture, homePoints, awayPoints, winnerId: game.winner?.id ?? null }]
    })
    .sort((a, b) => a.lastWeek - b.lastWeek)
}

/** The games of the first weeks after a week. */
export function findNextFixtures(schedule: Schedule, week: number): Fixture[] {
  const firstWeek = ({ weeks }: Pick<Fixture, 'weeks'>) => Math.min(...weeks)
  const later = schedule.filter((game) => game.away && firstWeek(game) > week)
  const first = Math.min(...later.map(firstWeek))
  return later.filter((game) => firstWeek(game) === first).flatMap((game) => toFixture(game) ?? [])
}

/** Null: a bye. */
function toFixture({ matchupId, weeks, kind, home, away }: Schedule[number]): Fixture | null {
  const refOf = ({ teamId, teamName }: Schedule[number]['home']) => ({ id: teamId, name: teamName })
  return away && { matchupId, weeks, kind, lastWeek: Math.max(...weeks), home: refOf(home), away: refOf(away) }
}

export function hasTeam({ home, away }: Fixture, teamId: number): boolean {
  return home.id === teamId || away.id === teamId
}

/** Games of two teams against each other, in order of play. */
export function meetingsOf(results: readonly Result[], one: number, other: number): Result[] {
  return results.filter((result) => hasTeam(result, one) && hasTeam(result, other))
}

export interface RunningStreak {
  result: 'win' | 'loss' | 'tie'
  length: number
}

/** The current streak of a team in these games, those after the regular season included; null before the first. */
export function streakOf(results: readonly Result[], teamId: number): RunningStreak | null {
  const own = outcomesOf(results, teamId)
  const last = own.at(-1)
  if (!last) return null
  const broken = own.toReversed().findIndex((result) => result !== last)
  return { result: last, length: broken === -1 ? own.length : broken }
}

const counts = { win: 'wins', loss: 'losses', tie: 'ties' } as const

export function tallyResults(results: readonly Result[], teamId: number): Tally {
  const tally = { wins: 0, losses: 0, ties: 0 }
  for (const outcome of outcomesOf(results, teamId)) tally[counts[outcome]] += 1
  return tally
}

function outcomesOf(results: readonly Result[], teamId: number): RunningStreak['result'][] {
  return results
    .filter((result) => hasTeam(result, teamId))
    .map(({ winnerId }) => (winnerId === null ? 'tie' : winnerId === teamId ? 'win' : 'loss'))
}

export function pointsOf({ home, homePoints, awayPoints }: Result, teamId: number): number {
  return home.id === teamId ? homePoints : awayPoints
}
