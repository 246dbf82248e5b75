/** Seasons that a league had somewhere else before, by the book or as the reader joined them on this device. */
import { useQuery } from '@tanstack/react-query'
import { findLeagueJoin } from '../../client/league-joins.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { isHostName, isSameLeague, type LeagueKey, type LeagueRef } from '../../domain/identity.ts'
import { callQuery } from '../../stores/queries.ts'
import { seasonIdsOf } from './league-ref.ts'
import type { LeagueResponse } from './league-view.ts'

type OwnSeasons = Pick<LeagueResponse, 'seasons' | 'seasonLeagueIds'>

/**
 * Requests the history only where the reader joined a league. Where a book did, they appear once another part of the page has loaded it.
 */
export function useSeasonsElsewhere(leagueRef: LeagueRef, own: OwnSeasons): LeagueKey[] {
  const isJoined = !import.meta.env.SSR && findLeagueJoin(leagueRef).also.length > 0
  const { data } = useQuery({ ...callQuery('history', { ...leagueRef }), enabled: isJoined })
  return data?.kind === 'loaded' ? listSeasonsElsewhere(leagueRef, own, data.data) : []
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
