/** Loads missing seasons one after the other; each one may name its previous season. */

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallState } from '../../client/source.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { hostFacts } from '../../domain/host-facts.ts'
import { isHostName, type LeagueRef } from '../../domain/identity.ts'
import { newestFirst } from '../../domain/season-order.ts'
import { callKey } from '../../stores/queries.ts'
import { historyCall } from './calls.ts'

export type SeasonOutcome = { status: 'done' } | { status: 'failed'; reason: string }

export interface EarlierSeasonsState {
  /** The season being loaded. */
  active: number | null
  /** Tried seasons with their result. */
  outcomes: ReadonlyMap<number, SeasonOutcome>
  start: () => void
  stop: () => void
  onEnd: (season: number, outcome: SeasonOutcome) => void
}

export interface SeasonToLoad {
  season: number
  /** The league that has it, perhaps another one that this one was before; null if unknown. */
  league: LeagueRef | null
  reason: string
}

/** Newest first: the id of one season leads to the previous one. */
export function toMissing({ seasons }: HistoryResponse): SeasonToLoad[] {
  const missing = newestFirst(seasons.filter(({ known }) => known === 'missing'))
  return missing.map(({ season, reason, host, hostLeagueId: leagueId }) => ({
    season,
    reason: reason ?? '',
    league: isHostName(host) && leagueId !== null ? { host, leagueId } : null,
  }))
}

/** The next season to load; null if all were tried. */
export function nextSeason(missing: readonly SeasonToLoad[], tried: ReadonlyMap<number, SeasonOutcome>): number | null {
  return missing.find(({ season }) => !tried.has(season))?.season ?? null
}

/** Seasons that are requested from a host, and those that only a file can bring. */
export function splitByWay(missing: readonly SeasonToLoad[], leagueRef: LeagueRef) {
  const { requested = [], saved = [] } = Object.groupBy(missing, ({ league }) =>
    hostFacts[(league ?? leagueRef).host].isRequested ? 'requested' : 'saved',
  )
  return { requested, saved }
}

export function useEarlierSeasons(leagueRef: LeagueRef, response: HistoryResponse): EarlierSeasonsState {
  const client = useQueryClient()
  const [active, setActive] = useState<number | null>(null)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, SeasonOutcome>>(new Map())
  const isStopped = useRef(true)
  const [name, parameters] = historyCall({ leagueRef })
  const historyKey = callKey(name, parameters)

  const requestedOf = (from: HistoryResponse) => splitByWay(toMissing(from), leagueRef).requested

  function begin(season: number | null) {
    // A refusal of an earlier attempt is not repeated automatically.
    if (season !== null) {
      const { league } = toMissing(response).find((one) => one.season === season) ?? {}
      client.removeQueries({ queryKey: callKey('hostLeague', { ...(league ?? leagueRef), season }) })
    }
    setActive(season)
  }

  return {
    active,
    outcomes,
    start() {
      isStopped.current = false
      const done = new Map([...outcomes].filter(([, { status }]) => status === 'done'))
      setOutcomes(done)
      begin(nextSeason(requestedOf(response), done))
    },
    stop() {
      isStopped.current = true
      setActive(null)
    },
    async onEnd(season, outcome) {
      const tried = new Map([...outcomes, [season, outcome] as const])
      setOutcomes(tried)
      await client.invalidateQueries({ queryKey: historyKey })
      if (isStopped.current) return
      const result = client.getQueryData<CallState<HistoryResponse>>(historyKey)
      begin(nextSeason(requestedOf(result?.status === 'ready' ? result.data : response), tried))
    },
  }
}
