/** Groups a list of league seasons by league. */
import type { ReadResponse } from '../../client/read-response.ts'
import { type Phase, phases } from '../../contract/routes.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { leagueRefOf } from '../league/league-ref.ts'

export type ListedLeague = ReadResponse<'league'>

export interface LeagueGroup {
  key: string
  /** The newest season's id. Null: the server sends no host id, so the league cannot be opened. */
  leagueRef: LeagueRef | null
  /** Name in its newest season. */
  name: string
  /** Newest first. */
  seasons: LeagueSeasonEntry[]
}

export interface LeagueSeasonEntry {
  leagueRef: LeagueRef | null
  season: number | null
  phase: Phase | null
  teams: number | undefined
  isDrafted: boolean
}

/** In the order of each league's first entry. */
export function groupLeagues(list: readonly ListedLeague[]): LeagueGroup[] {
  const groups = Map.groupBy(list, keyOf)
  return [...groups].map(([key, seasons]) => {
    const newestFirst = seasons.toSorted((a, b) => (b.season ?? 0) - (a.season ?? 0))
    const [newest] = newestFirst
    return {
      key,
      leagueRef: newest ? leagueRefOf(newest) : null,
      name: newest?.name?.trim() ? newest.name : 'Unnamed league',
      seasons: newestFirst.map((one) => ({
        leagueRef: leagueRefOf(one),
        season: one.season ?? null,
        phase: phases.find((phase) => phase === one.phase) ?? null,
        teams: one.teamCount ?? one.totalTeams,
        isDrafted: (one.summary?.totalPicks ?? 0) > 0 || one.draftComplete === true,
      })),
    }
  })
}

/** The same for all seasons of a league: on hosts with an id per season the smallest one. */
function keyOf(league: ListedLeague): string {
  const leagueRef = leagueRefOf(league)
  if (!leagueRef) return `id ${league.id}`
  const ids = (league.seasonLeagueIds ?? []).flatMap(({ hostLeagueId }) => hostLeagueId ?? [])
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
