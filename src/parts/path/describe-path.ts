/** The path of a game in words. */
import { easternClock, writeEasternHour, writeShortDay, writeTime } from '../../domain/eastern-time.ts'
import { formatChance, formatCount, formatHour, formatSigned } from '../../ui/format.ts'
import { type GamePath, listGaps, type Watched, type WatchedWeek } from './place-path.ts'

const hourOf = (seconds: number) => writeEasternHour(new Date(1000 * seconds))

/** For readers of the screen who do not see the line. `name`: of the path's team. */
export function describePath({ times, chances }: GamePath, { name, ...week }: PathWords): string {
  const [first] = chances
  const last = chances.at(-1)
  const end = week.watched.at(-1)?.to
  if (first === undefined || last === undefined || end === undefined) return ''
  const [low, high] = [Math.min(...chances), Math.max(...chances)]
  const at = (chance: number) => `${formatChance(chance)} on ${hourOf(times[chances.indexOf(chance)] ?? 0)}`
  const path = `Chance of ${name}: ${at(first)}, lowest ${at(low)}, highest ${at(high)}, last ${formatChance(last)} on ${hourOf(end)}.`
  return [path, describeGaps(listGaps(week))].filter(Boolean).join(' ')
}

interface PathWords extends WatchedWeek {
  name: string
}

const mostNamed = 3

/** "Not watched: Sun, 1:00 p.m. ET to Sun, 2:10 p.m. ET." Those beyond three are counted. */
function describeGaps(gaps: Watched): string {
  if (gaps.length === 0) return ''
  const named = gaps.slice(0, mostNamed).map(({ from, to }) => `${hourOf(from)} to ${hourOf(to)}`)
  const more = gaps.length - named.length
  return `Not watched: ${named.join('; ')}${more > 0 ? `; ${more} more` : ''}.`
}

/** "The turn: Sun, 7:40 p.m. ET, Hawks from 35% to 72%, +6.2 points by Arlo Penn." Null if no turn was watched. After a name from right to left the sign would be on the wrong side. */
export function describeTurn({ turn }: Pick<GamePath, 'turn'>): string | null {
  if (!turn) return null
  const { team, at, from, to, player, points } = turn
  const scorer = player && points !== null ? `, ${formatSigned(points)} points by ${player.name}` : ''
  return `The turn: ${formatHour(at)}, ${team.name} from ${formatChance(from)} to ${formatChance(to)}${scorer}.`
}

/** The turn in short, for a mark in a drawing: "7:40 p.m., +6.2 Arlo Penn". */
export function labelTurn({ turn }: Pick<GamePath, 'turn'>): string | null {
  if (!turn) return null
  const { at, player, points } = turn
  const scorer = player && points !== null && `${formatSigned(points)} ${player.name}`
  return [writeTime(easternClock(new Date(at))), scorer].filter(Boolean).join(', ')
}

/** "Lowest chance: 4% on Sun, 7:40 p.m. ET, Hawks." Null where the winner was not behind. A number right after a name from right to left would be part of it. */
export function describeLow({ low }: Pick<GamePath, 'low'>): string | null {
  return low && `Lowest chance: ${formatChance(low.chance)} on ${formatHour(low.at)}, ${low.team.name}.`
}

/** "Watched Sun 1:00–4:25 p.m. ET." Null without a gap: all of the game is in its path. */
export function describeWatched(week: WatchedWeek): string | null {
  if (listGaps(week).length === 0) return null
  const { watched } = week
  const named = watched.slice(0, mostNamed).map(writeStretch)
  const more = watched.length - named.length
  return `Watched ${named.join(', ')} ET${more > 0 ? `, and ${formatCount(more, 'more time')}` : ''}. No one watched the shaded hours.`
}

/** "Sun 1:00–4:25 p.m."; what both ends share is written once. */
function writeStretch({ from, to }: Watched[number]): string {
  const [start, end] = [from, to].map((seconds) => {
    const clock = easternClock(new Date(1000 * seconds))
    const [time = '', half = ''] = writeTime(clock).split(' ')
    return { day: writeShortDay(clock), time, half }
  })
  if (!start || !end) return ''
  const first = `${start.day} ${start.time}`
  if (start.day !== end.day) return `${first} ${start.half}–${end.day} ${end.time} ${end.half}`
  if (start.half !== end.half) return `${first} ${start.half}–${end.time} ${end.half}`
  return start.time === end.time ? `${first} ${end.half}` : `${first}–${end.time} ${end.half}`
}
