/** Recent moves and their results in the week itself, since today's values do not belong to a week. */
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { EditionSources } from '../sources.ts'
import type { LineupPlayer, TeamLineup } from './lineups.ts'

/** A new player who started. */
export interface Arrival {
  team: TeamRef
  week: number
  /** Winning bid in dollars; null without one. */
  bid: number | null
  player: LineupPlayer
}

export interface Departure {
  /** The team that dropped or traded him. */
  from: TeamRef
  to: TeamRef
  week: number
  isTrade: boolean
  player: LineupPlayer
}

/** Number of weeks in which a pickup is news, and a longer one for departures. */
const arrivalWeeks = 3
const departureWeeks = 5

type Lineups = ReadonlyMap<number, TeamLineup>

/** Free agents and claims of recent weeks who started in this one, most points first. */
export function findArrivals(moves: EditionSources['moves'], week: number, lineups: Lineups): Arrival[] {
  return recentMoves(moves, week, arrivalWeeks)
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap((move) =>
      move.sides.slice(0, 1).flatMap(({ team, received }) =>
        received.flatMap(({ player }): Arrival[] => {
          const started = findStarter(lineups.get(team.id), player.id)
          return started ? [{ team, week: move.week, bid: move.bid, player: started }] : []
        }),
      ),
    )
    .filter(isFirstOf(({ team, player }) => `${team.id} ${player.playerId}`))
    .sort((a, b) => (b.player.weekPoints ?? 0) - (a.player.weekPoints ?? 0))
}

/** Players who started for another team than the one that let them go, most points first. */
export function findDepartures(
  moves: EditionSources['moves'],
  week: number,
  lineups: Lineups,
  teams: ReadonlyMap<number, TeamRef>,
): Departure[] {
  return recentMoves(moves, week, departureWeeks)
    .filter(({ kind, isRelease }) => kind !== 'commissioner' && kind !== 'undone' && !isRelease)
    .flatMap((move) =>
      move.sides.flatMap(({ team: from, sent }) =>
        sent.flatMap(({ player }): Departure[] => {
          const found = [...lineups].find(([id, lineup]) => id !== from.id && findStarter(lineup, player.id))
          const [to, started] = found ? [teams.get(found[0]), findStarter(found[1], player.id)] : []
          return to && started ? [{ from, to, week: move.week, isTrade: move.kind === 'trade', player: started }] : []
        }),
      ),
    )
    .filter(isFirstOf(({ player }) => String(player.playerId)))
    .sort((a, b) => (b.player.weekPoints ?? 0) - (a.player.weekPoints ?? 0))
}

/** Newest first. */
function recentMoves(moves: EditionSources['moves'], week: number, weeks: number) {
  return (moves?.moves ?? [])
    .filter((move) => move.week >= 1 && move.week <= week && move.week > week - weeks)
    .toReversed()
}

function findStarter(lineup: TeamLineup | undefined, playerId: number): LineupPlayer | undefined {
  return lineup?.players.find((one) => one.playerId === playerId && one.isStarter && one.weekPoints !== null)
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
