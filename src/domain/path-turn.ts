/** What a path that was watched says of its game: the minutes that turned it, and how far down its winner was. */
import { type Stretch, stretchesOf } from './nfl-clock.ts'
import { sumPoints } from './rounding.ts'
import { type Gain, type GamePath, type PathPoint, type Side, turnSeconds } from './week-paths.ts'

export interface PathTurn {
  /** When the move was complete, in seconds since 1970. */
  at: number
  /** Chances of the side that it put ahead for good, before and after it. */
  from: number
  to: number
  /** The starter whose points moved most for that side, by number, and these points: of its opponent's starters, those that he lost. */
  scorer: { player: number; points: number } | null
}

/**
 * The largest move within ten minutes that put a side ahead for good. Null where it was ahead all the time that was watched, is not ahead at the
 * end of it, or came to be in a gap.
 */
export function findTurn({ points, gains }: GamePath, watched: readonly Stretch[], winner: Side): PathTurn | null {
  const own = points.map((point) => ({ ...point, chance: chanceOf(point, winner) }))
  const behind = own.findLastIndex(({ chance }) => chance <= 0.5)
  const crossing = own[behind + 1]
  const stretch = crossing && watched.find(({ from, to }) => from <= crossing.at && crossing.at <= to)
  // The first reading after a gap says only that it happened before.
  if (behind < 0 || !stretch || crossing.at === stretch.from) return null
  let turn: { from: number; to: number } | null = null
  for (const [to, after] of own.entries()) {
    if (to <= behind || after.at > stretch.to || after.at >= crossing.at + turnSeconds) continue
    const start = Math.max(stretch.from, after.at - turnSeconds)
    for (const from of own.keys()) {
      // A chance holds until the next point.
      const isInTime = from <= behind && (own[from + 1]?.at ?? 0) > start
      if (isInTime && moveOf(own, from, to) > (turn ? moveOf(own, turn.from, turn.to) : 0)) turn = { from, to }
    }
  }
  const [before, after] = turn ? [own[turn.from], own[turn.to]] : []
  if (!turn || !before || !after) return null
  return {
    at: after.at,
    from: before.chance,
    to: after.chance,
    scorer: findScorer(
      // What was scored before these minutes is no part of the move, however long its first chance had held.
      gains.filter(({ at }) => at > Math.max(before.at, after.at - turnSeconds) && at <= after.at),
      winner,
    ),
  }
}

const chanceOf = ({ chance }: PathPoint, side: Side) => (side === 'home' ? chance : 1 - chance)

const moveOf = (points: readonly PathPoint[], from: number, to: number) =>
  (points[to]?.chance ?? 0) - (points[from]?.chance ?? 0)

function findScorer(gains: readonly Gain[], winner: Side): PathTurn['scorer'] {
  const sums = [...Map.groupBy(gains, ({ player }) => player)].map(([player, own]) => {
    const points = sumPoints(own.map(({ points: gained }) => gained))
    return { player, points, forWinner: own[0]?.side === winner ? points : -points }
  })
  const [most] = sums.toSorted((a, b) => b.forWinner - a.forWinner || a.player - b.player)
  return most && most.forWinner > 0 ? { player: most.player, points: most.points } : null
}

/**
 * The lowest chance of a side after a quarter of the points to come had been played, and when it was first so low; null before that, and where
 * it was never behind. Not after the week's last NFL game: from then on nothing is to come by the clock, which is no chance of a game that
 * takes longer. `kickoffs`: of the week, ISO 8601, ascending.
 */
export function findLow(
  { points, quarterAt }: GamePath,
  kickoffs: readonly string[],
  side: Side,
): { at: number; chance: number } | null {
  if (quarterAt === null) return null
  const end = endOf(kickoffs) ?? Number.POSITIVE_INFINITY
  const first = points.findLastIndex(({ at }) => at <= quarterAt)
  const [lowest] = points
    .slice(Math.max(0, first))
    .filter(({ at }) => at < end)
    .map((point) => ({ at: Math.max(point.at, quarterAt), chance: chanceOf(point, side) }))
    .toSorted((a, b) => a.chance - b.chance || a.at - b.at)
  return lowest && lowest.chance < 0.5 ? lowest : null
}

/**
 * Whether a side that won was behind when the week's last NFL game ended, as somebody watched: a correction of statistics or a ruling gave it the win.
 * `kickoffs`: of the week, ISO 8601, ascending. Of a game's last week.
 */
export function isLateWin({ points }: GamePath, { kickoffs, watched }: WatchedWeek, winner: Side): boolean {
  const end = endOf(kickoffs)
  const [last, seen] = [points.at(-1), watched.at(-1)]
  return last !== undefined && end !== undefined && seen !== undefined && seen.to >= end && chanceOf(last, winner) < 0.5
}

const endOf = (kickoffs: readonly string[]) =>
  stretchesOf(kickoffs.map((kickoff) => Date.parse(kickoff) / 1000)).at(-1)?.to

export interface WatchedWeek {
  kickoffs: readonly string[]
  watched: readonly Stretch[]
}
