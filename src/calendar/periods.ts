/** The matchup periods of a season: weeks, titles, games. */
import { toOneLine } from '../domain/one-line.ts'

export interface Period {
  /** Ascending. */
  weeks: readonly number[]
  title: string
}

/** A round of the response `bracket`. */
export interface Round {
  title?: string
  weeks?: readonly number[]
}

/** A game of the response `hostLeagueSchedule`. */
export interface PlayedGame {
  weeks: readonly number[]
  isPlayoff: boolean | null
  kind: string | null
  status: string | null
  home: GameSide
  away: GameSide | null
}

interface GameSide {
  teamName: string | null
  score: number | null
}

/**
 * Every week is in one period: a playoff round with its title, a period of the schedule, or a single week if neither has it, as in leagues
 * without games.
 */
export function listPeriods(
  finalWeek: number,
  schedule: readonly PlayedGame[],
  rounds: readonly Round[],
): readonly Period[] {
  const singles = Array.from({ length: finalWeek }, (_, index) => [index + 1])
  const candidates = [
    ...rounds.map(({ weeks = [], title = '' }) => ({ weeks, title: titleOfRound(weeks, title) })),
    ...[...schedule.map(({ weeks }) => weeks), ...singles].map((weeks) => ({ weeks, title: nameWeeks(weeks) })),
  ]
  const periods: Period[] = []
  const covered = new Set<number>()
  for (const period of candidates) {
    if (period.weeks.length === 0 || period.weeks.some((week) => covered.has(week))) continue
    for (const week of period.weeks) covered.add(week)
    periods.push(period)
  }
  return periods.sort((a, b) => (a.weeks[0] ?? 0) - (b.weeks[0] ?? 0))
}

/** A line per game, with its score once final; in the playoffs those of the winners' bracket only. */
export function describeGames([first]: readonly number[], schedule: readonly PlayedGame[]): string {
  return schedule
    .filter(({ weeks, kind, isPlayoff }) => weeks[0] === first && (!isPlayoff || kind === 'winners-bracket'))
    .flatMap(({ home, away, status }) => (away ? [describeGame(home, away, status === 'final')] : []))
    .join('\n')
}

function describeGame(home: GameSide, away: GameSide, isFinal: boolean): string {
  const sides = [home, away].map(({ teamName, score }) => {
    const name = nameOr(teamName, 'Unnamed team')
    return isFinal && score !== null ? `${name} ${score.toFixed(1)}` : name
  })
  return sides.join(' – ')
}

function titleOfRound(weeks: readonly number[], title: string): string {
  const named = nameWeeks(weeks)
  const plain = toOneLine(title)
  return plain ? `${plain} (${named.toLowerCase()})` : named
}

function nameWeeks(weeks: readonly number[]): string {
  return weeks.length > 1 ? `Weeks ${weeks[0]}–${weeks.at(-1)}` : `Week ${weeks[0]}`
}

/** A name, or a substitute for an empty one. */
export function nameOr(name: string | null | undefined, fallback: string): string {
  return toOneLine(name ?? '') || fallback
}
