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
  return nameSeasons(
    years,
    'titles, records, and finishes count them; head-to-heads, streaks, weekly records, and luck can’t.',
  )
}

/** The same of games between two managers. */
export function describeUncountedMeetings({ seasons, manager, other }: ManagerVersusResponse): string | null {
  const years = listTableYears(seasons).filter((year) => manager.seasons.includes(year) && other.seasons.includes(year))
  return nameSeasons(years, 'their games against each other in these years can’t be counted.')
}

function listTableYears(seasons: Seasons): number[] {
  return seasons.flatMap(({ season, known, isPlayed }) => (known === 'league' && isPlayed ? season : []))
}

function nameSeasons(years: readonly number[], consequence: string): string | null {
  if (years.length === 0) return null
  return `${formatCount(years.length, 'season has', 'seasons have')} no games on record (${listYears(years)}): ${consequence}`
}
