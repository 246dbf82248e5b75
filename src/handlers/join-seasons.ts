/** One history of the seasons of all ids of a league: which season of a year counts, and whose keys are one manager's. */
import type { JoinedLeague } from '../book/joined-league.ts'
import { listCounted } from '../domain/counted-seasons.ts'
import type { Season } from '../domain/season.ts'
import { type HistoryInput, listUnread } from './history-input.ts'

interface JoinOptions extends Pick<HistoryInput, 'savedAt' | 'comparisons' | 'paths'> {
  joined: JoinedLeague
  /** Why a season is not here, by year. */
  reasons: ReadonlyMap<number, string>
  /** Seasons that no host has. */
  added?: readonly Season[]
}

export function joinSeasons(
  seasons: readonly Season[],
  { joined, reasons, savedAt = {}, comparisons = {}, paths = {}, added = [] }: JoinOptions,
): Pick<HistoryInput, 'seasons' | 'aliases' | 'missing' | 'tables' | 'claims' | 'savedAt' | 'comparisons' | 'paths'> {
  const counted = listCounted(seasons, { league: joined.league, chosen: joined.chosenYears })
  const all = [...counted.map(({ used }) => used), ...added]
  return {
    seasons: all,
    aliases: joined.sameManagers,
    missing: listUnread(all, reasons),
    tables: new Set(added.filter(({ matchups }) => matchups.length === 0)),
    claims: counted.filter(({ claiming }) => claiming.length > 1),
    savedAt,
    comparisons,
    paths,
  }
}
