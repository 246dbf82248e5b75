/** Recent moves and what came of them in the week itself: what they are worth by now belongs to no week. */
import type { TeamRef } from '../../contract/responses/weekly.ts'
import type { EditionSources } from '../sources.ts'
import { readTeam } from './clean-name.ts'
import type { LineupPlayer, TeamLineup } from './lineups.ts'

export interface PickUp {
  team: TeamRef
  week: number
  /** Winning bid in dollars; null without one. */
  bid: number | null
  player: LineupPlayer
}

export interface Departure {
  /** Who dropped or traded him. */
  from: TeamRef
  to: TeamRef
  week: number
  isTrade: boolean
  player: LineupPlayer
}

/** A pick-up is news for so many weeks, a farewell for longer. */
const pickUpWeeks = 3
const departureWeeks = 5

/** Free agents and claims of the last weeks who started in this one, the most points first. */
export function findPickUps(
  { moves }: EditionSources,
  week: number,
  lineups: ReadonlyMap<number, TeamLineup>,
): PickUp[] {
  return recentMoves(moves, week, pickUpWeeks)
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap((move): PickUp[] => {
      const team = readTeam(move.sides?.[0]?.team)
      if (!team) return []
      return (move.sides?.[0]?.received ?? []).flatMap(({ player }) => {
        const started = findStarter(lineups.get(team.id), player?.id)
        return started ? [{ team, week: move.week ?? week, bid: move.bid ?? null, player: started }] : []
      })
    })
    .filter(isFirstOf(({ team, player }) => `${team.id} ${player.id}`))
    .sort((a, b) => (b.player.points ?? 0) - (a.player.points ?? 0))
}

/** Players who started for another team than the one that let them go, the most points first. */
export function findDepartures(
  { moves }: EditionSources,
  week: number,
  lineups: ReadonlyMap<number, TeamLineup>,
  teams: ReadonlyMap<number, TeamRef>,
): Departure[] {
  return recentMoves(moves, week, departureWeeks)
    .filter(({ kind, isRelease }) => kind !== 'commissioner' && kind !== 'undone' && isRelease !== true)
    .flatMap((move) =>
      (move.sides ?? []).flatMap((side): Departure[] => {
        const from = readTeam(side.team)
        if (!from) return []
        return (side.sent ?? []).flatMap(({ player }) => {
          const found = [...lineups].find(([id, lineup]) => id !== from.id && findStarter(lineup, player?.id))
          const [to, started] = found ? [teams.get(found[0]), findStarter(found[1], player?.id)] : []
          return to && started
            ? [{ from, to, week: move.week ?? week, isTrade: move.kind === 'trade', player: started }]
            : []
        })
      }),
    )
    .filter(isFirstOf(({ player }) => String(player.id)))
    .sort((a, b) => (b.player.points ?? 0) - (a.player.points ?? 0))
}

/** The newest first. */
function recentMoves(moves: EditionSources['moves'], week: number, weeks: number) {
  return (moves?.moves ?? [])
    .filter((move) => move.week != null && move.week >= 1 && move.week <= week && move.week > week - weeks)
    .toReversed()
}

function findStarter(lineup: TeamLineup | undefined, playerId: number | null | undefined): LineupPlayer | undefined {
  return lineup?.players.find(({ id, isStarter, points }) => id === playerId && isStarter && points !== null)
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
