/** Groups a list of league seasons by league. */
import type { Phase } from '../../contract/routes.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { sortRows } from '../../ui/sort.ts'
import { hasDraftBegun } from '../league/league-phase.ts'
import { leagueRefOf } from '../league/league-ref.ts'
import type { LeagueResponse } from '../league/league-view.ts'

/** What lists of leagues show of one. */
export type ListedLeague = Pick<
  LeagueResponse,
  | 'id'
  | 'host'
  | 'hostLeagueId'
  | 'espnLeagueId'
  | 'name'
  | 'season'
  | 'seasons'
  | 'seasonLeagueIds'
  | 'teamCount'
  | 'draftComplete'
  | 'draftState'
  | 'draftDate'
  | 'totalPicks'
  | 'phase'
  | 'runningWeek'
  | 'completedWeeks'
  | 'regularSeasonWeeks'
  | 'finalWeek'
  | 'leader'
  | 'newestEdition'
>

/** A draft may have picks before it is over. */
export function isDrafted(league: ListedLeague): boolean {
  return hasDraftBegun(league) || league.draftComplete === true
}

export interface LeagueGroup {
  key: string
  /** The newest season's id. Null: the server sends no host id, so the league cannot be opened. */
  leagueRef: LeagueRef | null
  /** Name in its newest season. */
  name: string
  /** Newest first. */
  seasons: LeagueSeasonEntry[]
}

interface LeagueSeasonEntry {
  leagueRef: LeagueRef | null
  season: number | null
  phase: Phase | null
  teams: number | null
  isDrafted: boolean
}

/** In the order of each league's first entry. */
export function groupLeagues(list: readonly ListedLeague[]): LeagueGroup[] {
  const groups = Map.groupBy(list, keyOf)
  return [...groups].map(([key, seasons]) => {
    const newestFirst = sortRows(seasons, ({ season }) => season, 'descending')
    const [newest] = newestFirst
    return {
      key,
      leagueRef: newest ? leagueRefOf(newest) : null,
      name: newest?.name ?? '',
      seasons: newestFirst.map((one) => ({
        leagueRef: leagueRefOf(one),
        season: one.season,
        phase: one.phase,
        teams: one.teamCount,
        isDrafted: isDrafted(one),
      })),
    }
  })
}

/** The same for all seasons of a league: on hosts with an id per season the smallest one. */
function keyOf(league: ListedLeague): string {
  const leagueRef = leagueRefOf(league)
  if (!leagueRef) return `id ${league.id}`
  const ids = league.seasonLeagueIds.map(({ hostLeagueId }) => hostLeagueId)
  const [leagueId = ''] = [leagueRef.leagueId, ...ids].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return nameLeague({ ...leagueRef, leagueId })
}

/** Leagues whose name, id or season contains the search text; all of them without one. */
export function filterLeagues(groups: readonly LeagueGroup[], words: string): LeagueGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return groups.filter((group) => {
    const seasons = group.seasons.flatMap(({ season, leagueRef }) => [season, leagueRef?.leagueId])
    const text = plain([group.name, ...seasons].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
