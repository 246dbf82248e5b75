/**
 * The paths of a week's games: the chances of their home teams whenever somebody had the league read, and the stretches in between that were
 * watched. Nothing is known of the gaps, and nothing is kept of them.
 */
import { gameMinutes, type Stretch, stretchesOf } from './nfl-clock.ts'
import { roundPoints, sumPoints } from './rounding.ts'

/** All times are in seconds since 1970. */
export interface WeekPaths {
  /** Stretches without a gap, ascending; a single reading is one of no length. */
  watched: readonly Stretch[]
  games: readonly GamePath[]
}

/** Of the weeks that were watched, by week. */
export type SeasonPaths = ReadonlyMap<number, WeekPaths>

export interface GamePath {
  matchupId: number
  /** A chance holds until the next point. */
  points: readonly PathPoint[]
  /** The starters' points at the last of them, by number. */
  scored: ReadonlyMap<number, number>
  /** When a quarter of the points to come had been played, by the first reading that said so; null before. */
  quarterAt: number | null
}

export interface PathPoint {
  at: number
  /** Of the home team: 0 to 1. */
  chance: number
  home: number
  away: number
  /** Starters whose points have changed since the last point. */
  gains: readonly Gain[]
}

interface Gain {
  side: Side
  player: number
  points: number
}

export type Side = 'home' | 'away'

/** The games of the running week, as of one moment. */
export interface WeekReading {
  at: number
  /** Of the week's NFL games, ascending, each once. */
  kickoffs: readonly number[]
  games: readonly GameReading[]
}

export interface GameReading {
  matchupId: number
  chance: number
  home: number
  away: number
  starters: readonly Gain[]
  /** A quarter of the points to come has been played. */
  isQuarterPlayed: boolean
}

/** A chance is kept where it has moved this far. */
export const leastMove = 0.02
/** A silence is a gap where NFL games were played for longer than this in it. */
const longestSilence = 10 * 60
export const mostPoints = 200
const gameSeconds = gameMinutes * 60

/**
 * With a reading. The same paths are returned where it adds nothing: it is not later than the last one, or the games of the week had ended before
 * that, or before somebody watched at all.
 */
export function addReading(paths: WeekPaths | null, reading: WeekReading): WeekPaths | null {
  const { at, kickoffs } = reading
  const last = paths?.watched.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  const end = stretchesOf(kickoffs).at(-1)?.to ?? 0
  if (at <= last || (at > end && (!paths || last >= end))) return paths
  const earlier = new Map(paths?.games.map((game) => [game.matchupId, game]))
  const isMoment = kickoffs
    .flatMap((kickoff) => [kickoff, kickoff + gameSeconds])
    .some((one) => one > last && one <= at)
  for (const game of reading.games)
    earlier.set(game.matchupId, follow(earlier.get(game.matchupId), game, { at, isMoment }))
  return { watched: extend(paths?.watched ?? [], at, kickoffs), games: [...earlier.values()] }
}

function extend(watched: readonly Stretch[], at: number, kickoffs: readonly number[]): Stretch[] {
  const last = watched.at(-1)
  if (!last || playedBetween(kickoffs, last.to, at) > longestSilence) return [...watched, { from: at, to: at }]
  return [...watched.slice(0, -1), { from: last.from, to: at }]
}

/** Seconds between two times in which NFL games were played. */
function playedBetween(kickoffs: readonly number[], from: number, to: number): number {
  return stretchesOf(kickoffs).reduce(
    (sum, stretch) => sum + Math.max(0, Math.min(to, stretch.to) - Math.max(from, stretch.from)),
    0,
  )
}

function follow(
  path: GamePath | undefined,
  reading: GameReading,
  { at, isMoment }: { at: number; isMoment: boolean },
): GamePath {
  const { matchupId, chance, home, away, starters, isQuarterPlayed } = reading
  const { points = [], scored = new Map<number, number>(), quarterAt = null } = path ?? {}
  const last = points.at(-1)
  const quarter = quarterAt ?? (isQuarterPlayed ? at : null)
  if (last && !isMoment && !hasMoved(last, reading)) return { matchupId, points, scored, quarterAt: quarter }
  const gains = starters.flatMap((starter) => {
    const gained = roundPoints(starter.points - (scored.get(starter.player) ?? 0))
    return gained === 0 ? [] : [{ ...starter, points: gained }]
  })
  return {
    matchupId,
    // Before the first point nobody watched who had scored.
    points: thin([...points, { at, chance, home, away, gains: last ? gains : [] }]),
    scored: new Map(starters.map(({ player, points: ofStarter }) => [player, ofStarter])),
    quarterAt: quarter,
  }
}

/** Its chance by two percentage points, or the lead to the other side. */
function hasMoved(last: PathPoint, now: GameReading): boolean {
  // Of 0.5 and 0.52 the difference is 0.020000000000000018, of 0.48 and 0.5 less.
  return Math.abs(now.chance - last.chance) > leastMove - 1e-9 || leadOf(now) !== leadOf(last)
}

const leadOf = ({ home, away }: Pick<PathPoint, 'home' | 'away'>) => Math.sign(home - away)

/**
 * At most 200 points: the one goes without which the path looks least different, by its step in chance and how long it holds. The first and the last,
 * the lowest and the highest stay. What its players scored goes to the next point.
 */
function thin(points: readonly PathPoint[]): readonly PathPoint[] {
  if (points.length <= mostPoints) return points
  const chances = points.map(({ chance }) => chance)
  const extremes = [chances.indexOf(Math.min(...chances)), chances.indexOf(Math.max(...chances))]
  let least = { index: -1, loss: Number.POSITIVE_INFINITY }
  for (const [index, { at, chance }] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after || extremes.includes(index)) continue
    const loss = Math.abs(chance - before.chance) * (after.at - at)
    if (loss < least.loss) least = { index, loss }
  }
  const [gone, next] = [points[least.index], points[least.index + 1]]
  if (!gone || !next) return points
  return points.toSpliced(least.index, 2, { ...next, gains: addGains(gone.gains, next.gains) })
}

/** The points of each player in both. */
export function addGains(...lists: readonly (readonly Gain[])[]): Gain[] {
  const sums = new Map<number, Gain>()
  for (const gain of lists.flat()) {
    const known = sums.get(gain.player)
    sums.set(gain.player, { ...gain, points: sumPoints([gain.points, known?.points ?? 0]) })
  }
  return [...sums.values()].filter(({ points }) => points !== 0)
}
