/**
 * The league's history for screens that are about something else: requested once the page has what it is about and is idle, and shared by
 * everything on it. Without it, whatever the reason, the page is whole.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { findSnapshot } from '../../client/snapshots.ts'
import { type CallResult, callKey } from '../../stores/queries.ts'
import { useResource } from '../../stores/use-resource.ts'
import { readSeason } from '../league/league-address.ts'
import type { LeaguePlace } from '../league/league-view.ts'
import { type HistoryLinks, historyLinks } from './history-links.ts'
import { type SeasonHistory, toSeasonHistory } from './season-history.ts'

/** The league's season that a page is of. */
export type HistoryPlace = Pick<LeaguePlace, 'leagueRef' | 'league' | 'query'>

/** Whether a league may have a history: of a single season there is nothing to say. Where not, no space is reserved for it. */
export function mayHaveHistory({ seasons = [] }: HistoryPlace['league']): boolean {
  return seasons.length > 1
}

/** Null until it is there, and where there is none. */
export function useLeagueHistory(place: HistoryPlace): { history: SeasonHistory; links: HistoryLinks } | null {
  const parameters = { ...place.leagueRef }
  const isWanted = useIsWanted(place, callKey('history', parameters))
  const state = useResource('history', isWanted ? parameters : null)
  const response = state.status === 'ready' ? state.data : null
  const { season } = place.league
  const history = useMemo(
    () => (response && season !== undefined ? toSeasonHistory(response, season) : null),
    [response, season],
  )
  return history && { history, links: historyLinks(place, response?.seasons) }
}

function useIsWanted({ leagueRef, league, query }: HistoryPlace, historyKey: readonly unknown[]): boolean {
  const client = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  const isPossible = mayHaveHistory(league)
  const { host, leagueId } = leagueRef
  const isFrozen = [readSeason(query), league.season].some((season) => {
    const shown = client.getQueryData<CallResult<unknown>>(callKey('hostLeague', { ...leagueRef, season }))
    return shown?.kind === 'loaded' && shown.snapshot !== undefined
  })
  useEffect(() => {
    if (!isPossible) return
    const canceled = new AbortController()
    const cancel = whenIdle(async () => {
      // Where a frozen league has no history, no other source is to read the league for it.
      const isThere = !isFrozen || (await findSnapshot('history', { host, leagueId })) !== null
      if (isThere && !canceled.signal.aborted) setIdle(true)
    })
    return () => {
      canceled.abort()
      cancel()
    }
  }, [isPossible, isFrozen, host, leagueId])
  return isPossible && (isIdle || client.getQueryData(historyKey) !== undefined)
}

/** Browsers without idle callbacks wait a moment. Returns what cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 500)
  return () => clearTimeout(timer)
}
