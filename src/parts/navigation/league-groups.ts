/** Leagues with all their seasons together, out of a list of league seasons. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { type Phase, phases } from '../../contract/routes.ts'

export type ListedLeague = DeepPartial<ResponseOf<'league'>>

export interface LeagueGroup {
  key: string
  /** Null: the server names no ESPN id, so it cannot be opened. */
  espnLeagueId: number | null
  /** As its newest season has it. */
  name: string
  /** Newest first. */
  seasons: LeagueSeasonEntry[]
}

export interface LeagueSeasonEntry {
  season: number | null
  phase: Phase | null
  teams: number | undefined
  isDrafted: boolean
}

/** In the order in which the list first names each league. */
export function groupLeagues(list: readonly ListedLeague[]): LeagueGroup[] {
  const groups = Map.groupBy(list, ({ espn_league_id, id }) => String(espn_league_id ?? `id ${id}`))
  return [...groups].map(([key, seasons]) => {
    const newestFirst = seasons.toSorted((a, b) => (b.season ?? 0) - (a.season ?? 0))
    const [newest] = newestFirst
    return {
      key,
      espnLeagueId: newest?.espn_league_id ?? null,
      name: newest?.name?.trim() ? newest.name : 'Unnamed league',
      seasons: newestFirst.map((one) => ({
        season: one.season ?? null,
        phase: phases.find((phase) => phase === one.phase) ?? null,
        teams: one.team_count ?? one.total_teams,
        isDrafted: (one.summary?.total_picks ?? 0) > 0 || one.draft_complete === true,
      })),
    }
  })
}

/** Leagues whose name, id or season contains the search text; all of them without one. */
export function filterLeagues(groups: readonly LeagueGroup[], words: string): LeagueGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return groups.filter((group) => {
    const text = plain([group.name, group.espnLeagueId, ...group.seasons.map(({ season }) => season)].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
