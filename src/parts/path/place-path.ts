/** Where the path of a game is in its drawing. The axis has the hours of NFL games; the days between them are a short break. */
import type { WeekPathsResponse } from '../../contract/responses/game-paths.ts'
import { easternClock, writeShortDay, writeTime } from '../../domain/eastern-time.ts'
import { longestSilence, playedBetween, stretchesOf } from '../../domain/nfl-clock.ts'
import { roundTo } from '../../domain/rounding.ts'

export type GamePath = WeekPathsResponse['games'][number]
export type Watched = WeekPathsResponse['watched']

export interface WatchedWeek extends Pick<WeekPathsResponse, 'kickoffs' | 'watched'> {
  /** Its NFL games are over: what was played after the last reading nobody watched. */
  isOver?: boolean
}

/** All places are in percent of the width, from the left. */
export interface PlacedPath {
  /** The line while the game was watched, as SVG path data in a box of 100 by 100. */
  line: string
  /** Hours of games that nobody watched. */
  gaps: readonly Span[]
  kickoffs: readonly { at: number; label: string | null }[]
  /** The last chance. */
  end: Place
  /** Where the turn was complete; null if none was watched. */
  turn: Place | null
}

interface Place {
  x: number
  y: number
}

interface Span {
  from: number
  to: number
}

/** Days without games, in a share of all hours with games. */
const breakShare = 0.03
/** From one label of the axis to the next: so much of a phone's width. */
const labelWidth = 17

/** The same path as the chance of this team. */
export function pathOf(path: GamePath, teamId: number): GamePath {
  if (path.homeTeamId === teamId) return path
  return { ...path, homeTeamId: teamId, chances: path.chances.map((chance) => 1 - chance) }
}

/** Null without kickoffs, and before there are two readings. */
export function placePath(path: GamePath, week: WatchedWeek): PlacedPath | null {
  const { kickoffs, watched } = week
  const times = kickoffs.map(secondsOf)
  const placeOf = axisOf(times)
  const lastChance = path.chances.at(-1)
  const lastTime = watched.at(-1)?.to
  if (!placeOf || lastChance === undefined || lastTime === undefined || lastTime === watched[0]?.from) return null
  return {
    line: watched.map((stretch) => lineIn(path, stretch, placeOf)).join(''),
    gaps: listGaps(week)
      .map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }))
      .filter(({ from, to }) => to > from),
    kickoffs: labelKickoffs(kickoffs, placeOf),
    end: { x: placeOf(lastTime), y: heightOf(lastChance) },
    turn: placeTurn(path, placeOf),
  }
}

type PlaceOf = (time: number) => number

const secondsOf = (time: string) => Date.parse(time) / 1000
const heightOf = (chance: number) => roundTo(100 * (1 - chance), 1)

function axisOf(kickoffs: readonly number[]): PlaceOf | null {
  const stretches = stretchesOf(kickoffs)
  const played = stretches.reduce((sum, { from, to }) => sum + to - from, 0)
  if (played === 0) return null
  const pause = breakShare * played
  const total = played + pause * (stretches.length - 1)
  const percentOf = (seconds: number) => roundTo((100 * seconds) / total, 2)
  return (time) => {
    let before = 0
    for (const [index, { from, to }] of stretches.entries()) {
      if (time <= to) return percentOf(before + Math.max(0, time - from))
      before += to - from
      const next = stretches[index + 1]
      if (!next) break
      if (time < next.from) return percentOf(before + (pause * (time - to)) / (next.from - to))
      before += pause
    }
    return 100
  }
}

function placeTurn({ turn, times, chances }: GamePath, placeOf: PlaceOf): Place | null {
  const at = turn && secondsOf(turn.at)
  const chance = at === null ? undefined : chances[times.findLastIndex((time) => time <= at)]
  return at === null || chance === undefined ? null : { x: placeOf(at), y: heightOf(chance) }
}

/** A chance holds until the next point. */
function lineIn({ times, chances }: GamePath, { from, to }: Watched[number], placeOf: PlaceOf): string {
  const first = times.findLastIndex((time) => time <= from)
  const steps = chances.flatMap((chance, index) => {
    const time = times[index] ?? 0
    if (index < first || time > to) return []
    const height = String(heightOf(chance))
    return index === first ? [height] : [`${placeOf(Math.max(from, time))}V${height}`]
  })
  const [start, ...rest] = first < 0 ? [steps[0]?.split('V')[1], ...steps] : steps
  if (start === undefined) return ''
  return `M${placeOf(from)},${start}${rest.map((step) => `H${step}`).join('')}H${placeOf(to)}`
}

/**
 * Times at which nobody watched, from the first kickoff to the last reading, or to the end of a week that is over. Who watches from the kickoff on
 * has the first reading within the next minutes, and may have the last one minutes before the end.
 */
export function listGaps({ kickoffs, watched, isOver = false }: WatchedWeek): Watched {
  const stretches = stretchesOf(kickoffs.map(secondsOf))
  const [first, last] = [stretches[0]?.from ?? 0, stretches.at(-1)?.to ?? 0]
  const edges = [first, ...watched.flatMap(({ from, to }) => [from, to]), ...(isOver ? [last] : [])]
  return edges.flatMap((from, index) => {
    const to = edges[index + 1]
    if (index % 2 === 1 || to === undefined || to <= from) return []
    const isEdge = index === 0 || index === 2 * watched.length
    return isEdge && playedBetween(stretches, from, to) <= longestSilence ? [] : [{ from, to }]
  })
}

/** 'Sun 1:00', and '4:25' of the same day. Those without room for it have a mark alone. */
function labelKickoffs(kickoffs: readonly string[], placeOf: PlaceOf): PlacedPath['kickoffs'] {
  let labelled = Number.NEGATIVE_INFINITY
  let day = ''
  return kickoffs.map((kickoff) => {
    const at = placeOf(secondsOf(kickoff))
    const clock = easternClock(new Date(kickoff))
    if (at - labelled < labelWidth || at > 100 - labelWidth / 2) return { at, label: null }
    const [time = ''] = writeTime(clock).split(' ')
    const words = [...(writeShortDay(clock) === day ? [] : [writeShortDay(clock)]), time]
    labelled = at
    day = writeShortDay(clock)
    return { at, label: words.join(' ') }
  })
}
