/** The path of a game in words. */
import { writeEasternHour } from '../../domain/eastern-time.ts'
import { formatChance, formatHour, formatSigned } from '../../ui/format.ts'
import { type GamePath, listGaps, type Watched } from './place-path.ts'

const hourOf = (seconds: number) => writeEasternHour(new Date(1000 * seconds))

/** For readers of the screen who do not see the line. `name`: of the home team. */
export function describePath({ times, chances }: GamePath, { name, kickoffs, watched }: PathWords): string {
  const [first] = chances
  const last = chances.at(-1)
  if (first === undefined || last === undefined) return ''
  const [low, high] = [Math.min(...chances), Math.max(...chances)]
  const at = (chance: number) => `${formatChance(chance)} on ${hourOf(times[chances.indexOf(chance)] ?? 0)}`
  const gaps = listGaps(
    kickoffs.map((kickoff) => Date.parse(kickoff) / 1000),
    watched,
  )
  const path = `Chance of ${name}: ${at(first)}, lowest ${at(low)}, highest ${at(high)}, ${formatChance(last)} at the end.`
  return [path, describeGaps(gaps)].filter(Boolean).join(' ')
}

interface PathWords {
  name: string
  kickoffs: readonly string[]
  watched: Watched
}

/** "Not watched: Sun, 1:00 p.m. ET to Sun, 2:10 p.m. ET." Those beyond three are counted. */
function describeGaps(gaps: Watched): string {
  if (gaps.length === 0) return ''
  const named = gaps.slice(0, mostNamed).map(({ from, to }) => `${hourOf(from)} to ${hourOf(to)}`)
  const more = gaps.length - named.length
  return `Not watched: ${named.join('; ')}${more > 0 ? `; ${more} more` : ''}.`
}

const mostNamed = 3

/** "The turn: Sun, 7:40 p.m. ET, Hawks from 35% to 72%, Arlo Penn +6.2 points." Null if no turn was watched. */
export function describeTurn({ turn }: Pick<GamePath, 'turn'>): string | null {
  if (!turn) return null
  const { team, at, from, to, player, points } = turn
  const scorer = player && points !== null ? `, ${player.name} ${formatSigned(points)} points` : ''
  return `The turn: ${formatHour(at)}, ${team.name} from ${formatChance(from)} to ${formatChance(to)}${scorer}.`
}
