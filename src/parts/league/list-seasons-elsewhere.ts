import type { HistoryResponse } from '../../contract/responses/history.ts'
import { listElsewhere } from '../../domain/counted-seasons.ts'
import { isHostName, isSameLeague, type LeagueKey, type LeagueRef } from '../../domain/identity.ts'
import { leagueRefOf, seasonIdsOf } from './league-ref.ts'
import type { LeagueResponse } from './league-view.ts'

export type OwnSeasons = Pick<LeagueResponse, 'seasons' | 'seasonLeagueIds'>
type HistorySeason = Pick<HistoryResponse['seasons'][number], 'season' | 'known' | 'host' | 'hostLeagueId'>

/** Those of other leagues that have pages, in years of which the league has none. */
export function listSeasonsElsewhere(
  leagueRef: LeagueRef,
  own: OwnSeasons,
  { seasons }: { seasons: readonly HistorySeason[] },
): LeagueKey[] {
  const ids = seasonIdsOf(own)
  const keys = seasons.flatMap(({ season, known, host, hostLeagueId: leagueId }) => {
    if (known !== 'whole' || !isHostName(host) || leagueId === null) return []
    const key = { host, leagueId, season }
    const isOwn =
      isSameLeague(key, leagueRef) || (host === leagueRef.host && ids.some((one) => one.leagueId === leagueId))
    return isOwn ? [] : [key]
  })
  // The history has chosen one season of each year.
  return listElsewhere(keys, own.seasons, { league: leagueRef, chosen: [] })
}

/** Whether a response is of the league of the address, by any of its ids. */
export function isOfLeague(
  leagueRef: LeagueRef,
  shown: Pick<LeagueResponse, 'host' | 'hostLeagueId' | 'espnLeagueId' | 'seasonLeagueIds'>,
): boolean {
  const league = leagueRefOf(shown)
  const isOwnId = shown.seasonLeagueIds.some(({ hostLeagueId }) => hostLeagueId === leagueRef.leagueId)
  return league === null || isSameLeague(league, leagueRef) || (league.host === leagueRef.host && isOwnId)
}
