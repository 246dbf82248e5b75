/** One history of the seasons of all ids of a league: which season of a year counts, and whose keys are one manager's. */
import type { ManagerAliases } from '../analytics/history/manager-seasons.ts'
import type { LeagueJoin } from '../contract/league-join.ts'
import { listCounted } from '../domain/counted-seasons.ts'
import type { LeagueRef } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { HostComparison } from '../verdict/compare-with-host.ts'
import { type HistoryInput, listUnread, type YearClaim } from './history-input.ts'

interface JoinOptions {
  /** The league that was opened. */
  league: LeagueRef
  /** Why a season is not here, by year. */
  reasons: ReadonlyMap<number, string>
  /** What the reader joins beyond the book. */
  join?: LeagueJoin
  /** See `HistoryInput`. */
  savedAt?: Readonly<Record<string, string | null>>
  comparisons?: Readonly<Record<string, HostComparison>>
  /** Of the league's book. */
  aliases: ManagerAliases
  years: readonly { season: number; league: LeagueRef }[]
  /** Seasons that no host has. */
  added?: readonly Season[]
}

export function joinSeasons(
  seasons: readonly Season[],
  { league, reasons, join, savedAt = {}, comparisons = {}, aliases, years, added = [] }: JoinOptions,
): Pick<HistoryInput, 'seasons' | 'aliases' | 'missing' | 'claims' | 'savedAt' | 'comparisons'> {
  const chosen = [...(join?.years ?? []), ...years]
  const counted: readonly YearClaim[] = listCounted(seasons, { league, chosen })
  const all = [...counted.map(({ used }) => used), ...added]
  return {
    seasons: all,
    aliases: { ...Object.fromEntries((join?.same ?? []).map(([key, sameAs]) => [key, { sameAs }])), ...aliases },
    missing: listUnread(all, reasons),
    claims: counted.filter(({ claiming }) => claiming.length > 1),
    savedAt,
    comparisons,
  }
}
