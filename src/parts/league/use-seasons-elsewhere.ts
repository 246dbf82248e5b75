/** Seasons that a league had somewhere else before, by the book or as the reader joined them on this device. */
import { useQuery } from '@tanstack/react-query'
import { findLeagueJoin } from '../../client/league-joins.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { isHostName, isSameLeague, type LeagueKey, type LeagueRef } from '../../domain/identity.ts'
import { callQuery } from '../../stores/queries.ts'
import { leagueRefOf, seasonIdsOf } from './league-ref.ts'
import type { LeagueResponse } from './league-view.ts'

type OwnSeasons = Pick<LeagueResponse, 'seasons' | 'seasonLeagueIds'>
type ShownSeasons = OwnSeasons & Pick<LeagueResponse, 'host' | 'hostLeagueId' | 'espnLeagueId'>

/**
 * The seasons of the league of the address, and those that it had elsewhere. Requests the history only where the reader joined a league, or
 * where the page shows a season of another one. Where a book did, they appear once another part of the page has loaded it.
 */
export function useAllSeasons(leagueRef: LeagueRef, shown: ShownSeasons): OwnSeasons & { elsewhere: LeagueKey[] } {
  const isElsewhere = !isOf(leagueRef, shown)
  const isJoined = !import.meta.env.SSR && findLeagueJoin(leagueRef).also.length > 0
  const history = useQuery({ ...callQuery('history', { ...leagueRef }), enabled: isJoined || isElsewhere }).data
  const newest = useQuery({ ...callQuery('hostLeague', { ...leagueRef }), enabled: isElsewhere }).data
  const none = { seasons: [], seasonLeagueIds: [] }
  const { seasons, seasonLeagueIds } = isElsewhere ? (newest?.kind === 'loaded' ? newest.data : none) : shown
  const own = { seasons, seasonLeagueIds }
  return { ...own, elsewhere: history?.kind === 'loaded' ? listSeasonsElsewhere(leagueRef, own, history.data) : [] }
}

/** Whether a response is of the league of the address, by any of its ids. */
function isOf(leagueRef: LeagueRef, shown: ShownSeasons): boolean {
  const league = leagueRefOf(shown)
  const isOwnId = shown.seasonLeagueIds.some(({ hostLeagueId }) => hostLeagueId === leagueRef.leagueId)
  return league === null || isSameLeague(league, leagueRef) || (league.host === leagueRef.host && isOwnId)
}

/** Those of other leagues that have pages, in years of which the league has none. */
export function listSeasonsElsewhere(
  leagueRef: LeagueRef,
  own: OwnSeasons,
  { seasons }: Pick<HistoryResponse, 'seasons'>,
): LeagueKey[] {
  const ids = seasonIdsOf(own)
  return seasons.flatMap(({ season, known, host, hostLeagueId: leagueId }) => {
    if (known !== 'whole' || !isHostName(host) || leagueId === null || own.seasons.includes(season)) return []
    const key = { host, leagueId, season }
    const isOwn =
      isSameLeague(key, leagueRef) || (host === leagueRef.host && ids.some((one) => one.leagueId === leagueId))
    return isOwn ? [] : [key]
  })
}
