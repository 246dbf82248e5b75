import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallFailure } from '../../client/call-failure.ts'
import type { LabResponse } from '../../client/lab.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import type { CallState } from '../../client/source.ts'
import { newestFirst } from '../../domain/season-order.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { callQuery } from '../../stores/queries.ts'
import { useResource } from '../../stores/use-resource.ts'

/** Completely stored seasons: a comparison requests nothing from a host. */
export function useStoredSeasons({ leagueRef }: LeagueTabProps, shown: LabResponse) {
  const history = useResource('history', { ...leagueRef })
  const listed = history.status === 'ready' ? history.data.seasons : []
  const whole = listed.flatMap(({ season, known, host, hostLeagueId }) =>
    known === 'whole' && host !== null && hostLeagueId !== null ? [{ host, leagueId: hostLeagueId, season }] : [],
  )
  const unread = listed.filter(({ known, host }) => known !== 'whole' && host !== null).map(({ season }) => season)
  const others = whole.filter(({ season }) => season !== shown.season)
  const { isDone, found } = useQueries({
    queries: others.map((parameters) => callQuery('lab', parameters)),
    combine: combineSeasons,
  })
  // Waits for all seasons, so that the worker gets one request rather than one per season.
  const isReady = history.status !== 'loading' && isDone
  const labs = useMemo(() => (isReady ? newestFirst([shown, ...found]) : []), [isReady, shown, found])
  return { labs, waiting: others.length + 1, unread }
}

type LabQuery = UseQueryResult<CallState<ReadResponse<'lab'>>, CallFailure>

/** A season that fails to load is left out. */
function combineSeasons(queries: readonly LabQuery[]): { isDone: boolean; found: LabResponse[] } {
  return {
    isDone: queries.every(({ data, error }) => data?.status === 'ready' || data?.status === 'failed' || error !== null),
    found: queries.flatMap(({ data }) => {
      const response = data?.status === 'ready' ? data.data : null
      return response && response.unavailable === null ? response : []
    }),
  }
}
