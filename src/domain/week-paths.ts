/**
 * The paths of a week's games: the chances of their home teams whenever somebody had the league read, and the stretches in between that were
 * watched. Nothing is known of the gaps, and nothing is kept of them.
 */
import { gameMinutes, longestSilence, playedBetween, type Stretch, stretchesOf } from './nfl-clock.ts'
import { roundPoints } from './rounding.ts'

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
  /**
   * Starters whose points changed from one reading to the next, ascending by time; none of a gap: nobody watched when that was. Only those that a
   * turn may have.
   */
  gains: readonly Gain[]
  /** The points of the players of both teams at the last reading, by number. */
  scored: readonly (readonly [player: number, points: number])[]
  /** When a quarter of the points to come had been played, by the first reading that said so; null before. */
  quarterAt: number | null
}

export interface PathPoint {
  at: number
  /** Of the home team: 0 to 1. */
  chance: number
  home: number
  away: number
}

export interface Gain {
  at: number
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
  /** Those of both teams who have scored, on the bench too: in best ball they become starters by what they have scored before. */
  players: readonly PlayerReading[]
  /** A quarter of the points to come has been played. */
  isQuarterPlayed: boolean
}

export interface PlayerReading {
  side: Side
  player: number
  points: number
  isStarter: boolean
}

/** A chance is kept where it has moved this far. */
export const leastMove = 0.02
/** A turn takes at most this long. */
export const turnSeconds = 10 * 60
/** Games take longer than the minutes that they are counted with: so long after the last one, what a reading says is no correction yet. */
const longestOvertime = 60 * 60
export const mostPoints = 200
const gameSeconds = gameMinutes * 60

/**
 * With a reading. The same paths are returned where it adds nothing: it is not later than the last one, or the games of the week were over before
 * that, also where they took longer, or before somebody watched at all. One that is more than ten minutes earlier than the last one is of a clock
 * that was ahead and has been set: what is dated later goes.
 */
export function addReading(paths: WeekPaths | null, reading: WeekReading): WeekPaths | null {
  const { at, kickoffs } = reading
  const known = paths && at < lastOf(paths) - longestSilence ? dropLater(paths, at) : paths
  const last = known ? lastOf(known) : Number.NEGATIVE_INFINITY
  const end = stretchesOf(kickoffs).at(-1)?.to ?? 0
  if (at <= last || (at > end && (!known || (last >= end && at > end + longestOvertime)))) return paths
  const earlier = new Map(known?.games.map((game) => [game.matchupId, game]))
  const isMoment = kickoffs
    .flatMap((kickoff) => [kickoff, kickoff + gameSeconds])
    .some((one) => one > last && one <= at)
  const watched = extend(known?.watched ?? [], at, kickoffs)
  const isAfterGap = watched.at(-1)?.from === at
  for (const game of reading.games)
    earlier.set(game.matchupId, follow(earlier.get(game.matchupId), game, { at, isMoment, isAfterGap }))
  return { watched, games: [...earlier.values()] }
}

const lastOf = ({ watched }: WeekPaths) => watched.at(-1)?.to ?? Number.NEGATIVE_INFINITY

/** Watched until the last point that is left: no reading after it is known. Null if none is left. */
function dropLater({ watched, games }: WeekPaths, time: number): WeekPaths | null {
  const left = games.flatMap((game) => {
    const points = game.points.filter(({ at }) => at < time)
    const gains = game.gains.filter(({ at }) => at < time)
    const quarterAt = game.quarterAt !== null && game.quarterAt < time ? game.quarterAt : null
    return points.length === 0 ? [] : [{ ...game, points, gains, quarterAt }]
  })
  const last = Math.max(...left.flatMap(({ points }) => points.map(({ at }) => at)))
  const stretches = watched
    .filter(({ from }) => from <= last)
    .map(({ from, to }) => ({ from, to: to < time ? to : last }))
  return stretches.length === 0 ? null : { watched: stretches, games: left }
}

function extend(watched: readonly Stretch[], at: number, kickoffs: readonly number[]): Stretch[] {
  const last = watched.at(-1)
  if (!last || playedBetween(stretchesOf(kickoffs), last.to, at) > longestSilence)
    return [...watched, { from: at, to: at }]
  return [...watched.slice(0, -1), { from: last.from, to: at }]
}

interface Moment {
  at: number
  isMoment: boolean
  isAfterGap: boolean
}

function follow(known: GamePath | undefined, reading: GameReading, { at, isMoment, isAfterGap }: Moment): GamePath {
  const { matchupId, chance, home, away, players, isQuarterPlayed } = reading
  const { points = [], gains = [], scored = null, quarterAt = null } = known ?? {}
  const last = points.at(-1)
  const isPoint = !last || isMoment || hasMoved(last, reading)
  const path = isPoint ? thin([...points, { at, chance, home, away }]) : points
  return {
    matchupId,
    points: path,
    gains: keepGains(scored && !isAfterGap ? [...gains, ...listGains(reading, scored, at)] : gains, path, at),
    scored: players.map(({ player, points: ofPlayer }) => [player, ofPlayer]),
    quarterAt: quarterAt ?? (isQuarterPlayed ? at : null),
  }
}

function listGains({ players }: GameReading, scored: GamePath['scored'], at: number): Gain[] {
  const before = new Map(scored)
  return players.flatMap(({ side, player, points, isStarter }) => {
    const gained = roundPoints(points - (before.get(player) ?? 0))
    return isStarter && gained !== 0 ? [{ at, side, player, points: gained }] : []
  })
}

/** Those of the last minutes, and those around the time since when a side is ahead: no other turn is for good. */
function keepGains(gains: readonly Gain[], points: readonly PathPoint[], now: number): readonly Gain[] {
  const behind = [
    points.findLastIndex(({ chance }) => chance <= 0.5),
    points.findLastIndex(({ chance }) => chance >= 0.5),
  ]
  const times = [now, ...behind.flatMap((index) => points[index + 1]?.at ?? [])]
  return gains.filter(({ at }) => times.some((time) => Math.abs(at - time) <= turnSeconds))
}

/** Whether there is a line to draw: a single reading is none. */
export function hasLine({ watched, games }: WeekPaths): boolean {
  return games.length > 0 && (watched[0]?.from ?? 0) < (watched.at(-1)?.to ?? 0)
}

/** Its chance by two percentage points, or the lead to the other side. */
function hasMoved(last: PathPoint, now: GameReading): boolean {
  // Of 0.5 and 0.52 the difference is 0.020000000000000018, of 0.48 and 0.5 less.
  return Math.abs(now.chance - last.chance) > leastMove - 1e-9 || leadOf(now) !== leadOf(last)
}

const leadOf = ({ home, away }: Pick<PathPoint, 'home' | 'away'>) => Math.sign(home - away)

/**
 * At most 200 points: the one goes without which the path looks least different, by its step in chance and how long it holds. The first and the last,
 * the lowest and the highest stay.
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
  return least.index < 0 ? points : points.toSpliced(least.index, 1)
}
