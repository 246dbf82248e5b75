/** Recent moves and their results in the round itself, since today's values do not belong to a week. */
import type { TeamRef } from '../../contract/responses/shared.ts'
import { sumPoints } from '../../domain/rounding.ts'
import type { EditionSources } from '../sources.ts'
import type { LineupPlayer, TeamLineup } from './lineups.ts'

/** What a player did for his team in the round after a move. */
interface Started {
  player: LineupPlayer
  /** Points of the weeks in which he started. */
  points: number
  /** Their projections; null if unknown. */
  expected: number | null
}

/** A new player who started. */
export interface Arrival extends Started {
  team: TeamRef
  week: number
  /** Winning bid in dollars; null without one. */
  bid: number | null
}

export interface Departure extends Started {
  /** The team that dropped or traded him. */
  from: TeamRef
  to: TeamRef
  week: number
  /** Null: he was dropped. */
  tradeId: string | null
}

/** Number of weeks in which a pickup is news, and a longer one for departures. */
const arrivalWeeks = 3
const departureWeeks = 5

type Lineups = ReadonlyMap<number, TeamLineup>

/** Free agents and claims of recent weeks who started in this round, most points first. */
export function findArrivals(moves: EditionSources['moves'], weeks: readonly number[], lineups: Lineups): Arrival[] {
  return recentMoves(moves, weeks, arrivalWeeks)
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap((move) =>
      move.sides.slice(0, 1).flatMap(({ team, received }) =>
        received.flatMap(({ player }): Arrival[] => {
          const started = findStarts(lineups.get(team.id), player.id, move.week)
          return started ? [{ team, week: move.week, bid: move.bid, ...started }] : []
        }),
      ),
    )
    .filter(isFirstOf(({ team, player }) => `${team.id} ${player.playerId}`))
    .sort((a, b) => b.points - a.points)
}

/** Players who started for another team than the one that let them go, most points first. */
export function findDepartures(
  moves: EditionSources['moves'],
  weeks: readonly number[],
  lineups: Lineups,
  teams: ReadonlyMap<number, TeamRef>,
): Departure[] {
  return recentMoves(moves, weeks, departureWeeks)
    .filter(({ kind, isRelease }) => kind !== 'commissioner' && kind !== 'undone' && !isRelease)
    .flatMap((move) =>
      move.sides.flatMap(({ team: from, sent }) =>
        sent.flatMap(({ player }): Departure[] => {
          const tradeId = move.kind === 'trade' ? move.id : null
          const [found] = [...lineups].flatMap(([id, lineup]) => {
            const to = teams.get(id)
            const started = findStarts(lineup, player.id, move.week)
            return id !== from.id && to && started ? [{ from, to, week: move.week, tradeId, ...started }] : []
          })
          return found ? [found] : []
        }),
      ),
    )
    .filter(isFirstOf(({ player }) => String(player.playerId)))
    .sort((a, b) => b.points - a.points)
}

/** Newest first. */
function recentMoves(moves: EditionSources['moves'], weeks: readonly number[], recent: number) {
  const first = Math.min(...weeks)
  const last = Math.max(...weeks)
  return (moves?.moves ?? []).filter(({ week }) => week >= 1 && week <= last && week > first - recent).toReversed()
}

function findStarts(lineup: TeamLineup | undefined, playerId: number, since: number): Started | null {
  const starts = (lineup?.players ?? []).filter(
    (one) => one.playerId === playerId && one.isStarter && one.weekPoints !== null && one.week >= since,
  )
  const [player] = starts
  if (!player) return null
  const isProjected = starts.every(({ projectedPoints }) => projectedPoints !== null)
  return {
    player,
    points: sumPoints(starts.map(({ weekPoints }) => weekPoints ?? 0)),
    expected: isProjected ? sumPoints(starts.map(({ projectedPoints }) => projectedPoints ?? 0)) : null,
  }
}

function isFirstOf<T>(keyOf: (item: T) => string) {
  const seen = new Set<string>()
  return (item: T) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}
