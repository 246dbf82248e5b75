import type { SeasonSources } from './sources.ts'

/** The fields of a season that its editions depend on. A server may leave out any of them. */
interface Season {
  completedWeeks?: readonly number[] | undefined
}

type Schedule = readonly {
  weeks?: readonly number[] | undefined
  status?: string | undefined
  /** Null: a bye, which decides nothing. */
  away?: unknown
}[]

/**
 * The weeks with an edition, ascending: final ones. A two-week round has one edition, after its second week; a week in progress has none.
 */
export function editionWeeks({ completedWeeks = [] }: Season, schedule: Schedule | null): number[] {
  const completed = new Set(completedWeeks)
  const games = (schedule ?? []).filter(({ weeks = [] }) => weeks.length > 0)
  const decided = games
    .filter(({ status, away }) => status === 'final' && away !== null)
    .map(({ weeks = [] }) => Math.max(...weeks))
  const weeks = games.length > 0 ? decided.filter((week) => completed.has(week)) : [...completed]
  return [...new Set(weeks)].sort((a, b) => a - b)
}

/** The last edition of a season, followed by its recap; null during the season. */
export function recapWeek({ league, schedule }: SeasonSources): number | null {
  return league.phase === 'complete' ? (editionWeeks(league, schedule).at(-1) ?? null) : null
}

/** 'Week 7'; 'Weeks 16 and 17' for the second week of a two-week round. */
export function editionTitle({ schedule }: Pick<SeasonSources, 'schedule'>, week: number): string {
  const game = schedule?.find(({ weeks }) => weeks.length > 1 && Math.max(...weeks) === week)
  return titleOfWeeks(game?.weeks ?? [week])
}

export function titleOfWeeks(weeks: readonly number[]): string {
  return weeks.length > 1 ? `Weeks ${weeks[0]} and ${weeks.at(-1)}` : `Week ${weeks[0]}`
}
