/** What cannot be counted of seasons of which only a table is known. */
import type { ManagerVersusResponse } from '../../contract/responses/history.ts'
import { formatCount } from '../../ui/format.ts'
import { listYears } from './history-words.ts'

type Seasons = readonly Pick<ManagerVersusResponse['seasons'][number], 'season' | 'known' | 'isPlayed'>[]

export function GamesUnknown({ text }: { text: string | null }) {
  return text && <p className="mt-2 max-w-prose text-muted text-sm">{text}</p>
}

/** Null if all played seasons have games. `of`: the seasons of one manager. */
export function describeTables(seasons: Seasons, of?: readonly number[]): string | null {
  const years = listTableYears(seasons).filter((year) => of?.includes(year) ?? true)
  const subject = years.length === 1 ? 'It counts' : 'They count'
  return nameSeasons(
    years,
    `${subject} in titles, records, and finishes, but not in head-to-heads, streaks, weekly records, or luck.`,
  )
}

/** The same of games between two managers. */
export function describeUncountedMeetings({ seasons, manager, other }: ManagerVersusResponse): string | null {
  const years = listTableYears(seasons).filter((year) => manager.seasons.includes(year) && other.seasons.includes(year))
  return nameSeasons(years, 'Their games against each other don’t count here.')
}

/** Of one manager's played seasons no game is known: what is counted in games and weeks is unknown, and not 0. */
export function hasOnlyTables(seasons: Seasons, of: readonly number[]): boolean {
  const years = listTableYears(seasons)
  return of.length > 0 && of.every((year) => years.includes(year))
}

function listTableYears(seasons: Seasons): number[] {
  return seasons.flatMap(({ season, known, isPlayed }) => (known === 'league' && isPlayed ? season : []))
}

function nameSeasons(years: readonly number[], consequence: string): string | null {
  if (years.length === 0) return null
  return `${formatCount(years.length, 'season has', 'seasons have')} no games on record (${listYears(years)}). ${consequence}`
}
