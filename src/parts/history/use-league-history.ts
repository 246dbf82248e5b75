/**
 * The league's history for other screens: requested once the page's own content is loaded and the browser is idle, and shared across the
 * page. The page works without it.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { findSnapshot } from '../../client/snapshots.ts'
import type { CallState } from '../../client/source.ts'
import { callKey } from '../../stores/queries.ts'
import { useResource } from '../../stores/use-resource.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { readSeason } from '../league/league-address.ts'
import { mayHaveHistory } from '../league/league-phase.ts'
import type { LeaguePlace } from '../league/league-view.ts'
import { type HistoryLinks, historyLinks } from './history-links.ts'
import { findRivalryOf, type Rivalry, type SeasonHistory, toSeasonHistory } from './season-history.ts'

/** The league season of a page. */
export type HistoryPlace = Pick<LeaguePlace, 'leagueRef' | 'league' | 'query'>

/** Whether it is the league's only season and completely imported. */
export function hasSingleSeason({ seasons, isPartial }: HistoryPlace['league']): boolean {
  return seasons.length === 1 && isPartial !== true
}

/** Null until it is loaded, and if there is none. Of a season that is being read it would have the scores only. */
export function useLeagueHistory(place: HistoryPlace): { history: SeasonHistory; links: HistoryLinks } | null {
  const response = useHistoryResponse(place, mayHaveHistory(place.league) && place.league.isPartial !== true)
  const { season } = place.league
  const history = useMemo(
    () => (response && season !== null ? toSeasonHistory(response, season) : null),
    [response, season],
  )
  return history && { history, links: historyLinks(place, response?.seasons) }
}

/**
 * The league book's name for the games of two teams, in a league with a single season; null until loaded, and without a name. In a league
 * with several seasons the history contains it.
 */
export function useRivalry(place: HistoryPlace, teamIds: readonly [number, number]): Rivalry | null {
  const { season } = place.league
  const { mayHaveBook } = useShownLeague(place)
  const response = useHistoryResponse(place, hasSingleSeason(place.league) && mayHaveBook)
  return response && season !== null ? findRivalryOf(response, season, teamIds) : null
}

/** The league's book; null until loaded, and without one. */
export function useLeagueBook(place: HistoryPlace) {
  const { mayHaveBook } = useShownLeague(place)
  const isWanted = useIsWanted('leagueBook', place, mayHaveBook)
  const state = useResource('leagueBook', isWanted ? { ...place.leagueRef } : null)
  return state.status === 'ready' ? state.data : null
}

function useHistoryResponse(place: HistoryPlace, isPossible: boolean) {
  const isWanted = useIsWanted('history', place, isPossible)
  const state = useResource('history', isWanted ? { ...place.leagueRef } : null)
  return state.status === 'ready' ? state.data : null
}

/** The source of the page's league. */
function useShownLeague({ leagueRef, league, query }: HistoryPlace): { isSnapshot: boolean; mayHaveBook: boolean } {
  const client = useQueryClient()
  const shown = [readSeason(query), league.season ?? undefined].flatMap((season) => {
    const result = client.getQueryData<CallState<unknown>>(callKey('hostLeague', { ...leagueRef, season }))
    return result?.status === 'ready' ? [result] : []
  })
  return {
    isSnapshot: shown.some(({ snapshot }) => snapshot !== undefined),
    // Of the engine's leagues, only a sealed one can have a book.
    mayHaveBook: shown.every(({ age: { device } }) => device === undefined || device.source === 'sealed'),
  }
}

function useIsWanted(name: 'history' | 'leagueBook', place: HistoryPlace, isPossible: boolean): boolean {
  const client = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  const { host, leagueId } = place.leagueRef
  const { isSnapshot } = useShownLeague(place)
  useEffect(() => {
    if (!isPossible) return
    const canceled = new AbortController()
    const cancel = whenIdle(async () => {
      // If a snapshot does not have it, no other source may import the league for it.
      const isThere = !isSnapshot || (await findSnapshot(name, { host, leagueId }).catch(() => null)) !== null
      if (isThere && !canceled.signal.aborted) setIdle(true)
    })
    return () => {
      canceled.abort()
      cancel()
    }
  }, [name, isPossible, isSnapshot, host, leagueId])
  return isPossible && (isIdle || client.getQueryData(callKey(name, { host, leagueId })) != null)
}
