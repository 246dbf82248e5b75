/** Seasons that a league had somewhere else before, by the book or as the reader joined them on this device. */
import { useQuery } from '@tanstack/react-query'
import { hasLeagueJoin } from '../../client/league-joins.ts'
import type { LeagueKey, LeagueRef } from '../../domain/identity.ts'
import { callQuery } from '../../stores/queries.ts'
import type { LeagueResponse } from './league-view.ts'
import { isOfLeague, listSeasonsElsewhere, type OwnSeasons } from './list-seasons-elsewhere.ts'

type JoinedSeasons = Pick<LeagueResponse, 'joinedSeasons'>
type ShownSeasons = OwnSeasons & JoinedSeasons & Pick<LeagueResponse, 'host' | 'hostLeagueId' | 'espnLeagueId'>

/**
 * The seasons of the league of the address, and those that it had elsewhere. Requests the history only where the reader joined a league, or
 * where the page shows a season of another one. Until it is loaded, they are those that the book joins, which a server's response has.
 */
export function useAllSeasons(leagueRef: LeagueRef, shown: ShownSeasons): OwnSeasons & { elsewhere: LeagueKey[] } {
  const isElsewhere = !isOfLeague(leagueRef, shown)
  const isJoined = !import.meta.env.SSR && hasLeagueJoin(leagueRef)
  const history = useQuery({ ...callQuery('history', { ...leagueRef }), enabled: isJoined || isElsewhere }).data
  const newest = useQuery({ ...callQuery('hostLeague', { ...leagueRef }), enabled: isElsewhere }).data
  const none = { seasons: [], seasonLeagueIds: [], joinedSeasons: [] }
  const league = isElsewhere ? (newest?.status === 'ready' ? newest.data : none) : shown
  const own = { seasons: league.seasons, seasonLeagueIds: league.seasonLeagueIds }
  if (history?.status === 'ready') return { ...own, elsewhere: listSeasonsElsewhere(leagueRef, own, history.data) }
  return { ...own, elsewhere: keysOf(league) }
}

function keysOf({ joinedSeasons }: JoinedSeasons): LeagueKey[] {
  return joinedSeasons.map(({ season, host, hostLeagueId: leagueId }) => ({ host, leagueId, season }))
}
