/** The season's games up to a week, of the schedule. */
import type { TeamRef } from '../../contract/responses/weekly.ts'
import type { LenientResponse } from '../sources.ts'
import { cleanName } from './clean-name.ts'

export interface Fixture {
  id: number
  weeks: number[]
  lastWeek: number
  kind: string
  home: TeamRef
  away: TeamRef
}

export interface Result extends Fixture {
  homePoints: number
  awayPoints: number
  /** Null: a tie. */
  winnerId: number | null
}

/** Decided games up to a week, in the order of play. */
export function readResults(schedule: LenientResponse<'hostLeagueSchedule'> | null, week: number): Result[] {
  return (schedule ?? [])
    .flatMap((game): Result[] => {
      const fixture = readFixture(game)
      const [homePoints, awayPoints] = [game.home?.score, game.away?.score]
      if (!fixture || game.status !== 'final' || fixture.lastWeek > week || homePoints == null || awayPoints == null)
        return []
      return [{ ...fixture, homePoints, awayPoints, winnerId: game.isTie ? null : (game.winner?.id ?? null) }]
    })
    .sort((a, b) => a.lastWeek - b.lastWeek)
}

/** The games of the first weeks after a week. */
export function readNextFixtures(schedule: LenientResponse<'hostLeagueSchedule'> | null, week: number): Fixture[] {
  const later = (schedule ?? [])
    .flatMap((game) => readFixture(game) ?? [])
    .filter(({ weeks }) => (weeks[0] ?? 0) > week)
  const first = Math.min(...later.map(({ weeks }) => weeks[0] ?? 0))
  return later.filter(({ weeks }) => weeks[0] === first)
}

function readFixture({
  matchupId,
  weeks,
  kind,
  home,
  away,
}: LenientResponse<'hostLeagueSchedule'>[number]): Fixture | null {
  if (matchupId == null || !weeks || weeks.length === 0 || home?.teamId == null || away?.teamId == null) return null
  return {
    id: matchupId,
    weeks: [...weeks],
    lastWeek: Math.max(...weeks),
    kind: kind ?? 'regular',
    home: { id: home.teamId, name: cleanName(home.teamName ?? '') },
    away: { id: away.teamId, name: cleanName(away.teamName ?? '') },
  }
}

export function hasTeam({ home, away }: Fixture, teamId: number): boolean {
  return home.id === teamId || away.id === teamId
}

/** Games of two teams against each other, in the order of play. */
export function meetingsOf(results: readonly Result[], one: number, other: number): Result[] {
  return results.filter((result) => hasTeam(result, one) && hasTeam(result, other))
}

export interface Streak {
  result: 'win' | 'loss' | 'tie'
  length: number
}

/** How a team's last games of these ended alike; null before the first. */
export function streakOf(results: readonly Result[], teamId: number): Streak | null {
  const own = results.filter((result) => hasTeam(result, teamId)).map(({ winnerId }) => outcomeFor(winnerId, teamId))
  const last = own.at(-1)
  if (!last) return null
  const broken = own.toReversed().findIndex((result) => result !== last)
  return { result: last, length: broken === -1 ? own.length : broken }
}

function outcomeFor(winnerId: number | null, teamId: number): Streak['result'] {
  return winnerId === null ? 'tie' : winnerId === teamId ? 'win' : 'loss'
}

export interface Tally {
  wins: number
  losses: number
  ties: number
}

export function tallyOf(results: readonly Result[], teamId: number): Tally {
  const outcomes = results
    .filter((result) => hasTeam(result, teamId))
    .map(({ winnerId }) => outcomeFor(winnerId, teamId))
  const countOf = (outcome: Streak['result']) => outcomes.filter((one) => one === outcome).length
  return { wins: countOf('win'), losses: countOf('loss'), ties: countOf('tie') }
}

export function pointsOf({ home, homePoints, awayPoints }: Result, teamId: number): number {
  return home.id === teamId ? homePoints : awayPoints
}

/** '6-3', '6-3-1' */
export function formatTally({ wins, losses, ties }: Tally): string {
  return [wins, losses, ...(ties > 0 ? [ties] : [])].join('-')
}
