/** What a path that was watched says of its game: the minutes that turned it, and how far down its winner was. */
import type { Stretch } from './nfl-clock.ts'
import { addGains, type GamePath, type PathPoint, type Side } from './week-paths.ts'

export interface PathTurn {
  /** When the move was complete, in seconds since 1970. */
  at: number
  /** Chances of the side that it put ahead for good, before and after it. */
  from: number
  to: number
  /** The starter whose points moved most for that side, by number, and these points: of its opponent's starters, those that he lost. */
  scorer: { player: number; points: number } | null
}

/** A turn takes at most this long. */
const turnSeconds = 10 * 60

/**
 * The largest move within ten minutes that put a side ahead for good. Null where it was ahead all the time that was watched, is not ahead at the
 * end of it, or came to be in a gap.
 */
export function findTurn({ points }: GamePath, watched: readonly Stretch[], winner: Side): PathTurn | null {
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
    scorer: findScorer(own.slice(turn.from + 1, turn.to + 1), winner),
  }
}

const chanceOf = ({ chance }: PathPoint, side: Side) => (side === 'home' ? chance : 1 - chance)

const moveOf = (points: readonly PathPoint[], from: number, to: number) =>
  (points[to]?.chance ?? 0) - (points[from]?.chance ?? 0)

function findScorer(points: readonly PathPoint[], winner: Side): PathTurn['scorer'] {
  const gains = addGains(...points.map(({ gains: ofPoint }) => ofPoint)).map(({ side, player, points: gained }) => ({
    player,
    points: gained,
    forWinner: side === winner ? gained : -gained,
  }))
  const [most] = gains.toSorted((a, b) => b.forWinner - a.forWinner || a.player - b.player)
  return most && most.forWinner > 0 ? { player: most.player, points: most.points } : null
}

/**
 * The lowest chance of a side after a quarter of the points to come had been played, and when it was first so low; null before that, and where
 * it was never behind.
 */
export function findLow({ points, quarterAt }: GamePath, side: Side): { at: number; chance: number } | null {
  if (quarterAt === null) return null
  const first = points.findLastIndex(({ at }) => at <= quarterAt)
  const [lowest] = points
    .slice(Math.max(0, first))
    .map((point) => ({ at: Math.max(point.at, quarterAt), chance: chanceOf(point, side) }))
    .toSorted((a, b) => a.chance - b.chance || a.at - b.at)
  return lowest && lowest.chance < 0.5 ? lowest : null
}
