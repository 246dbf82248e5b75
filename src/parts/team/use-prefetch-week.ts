import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callQuery } from '../../stores/queries.ts'

/** Prefetches a week that is likely to be opened. Failures are handled when the week is opened. */
export function usePrefetchWeek(): (teamId: number, week: number) => void {
  const client = useQueryClient()
  return useCallback(
    (id, week) => {
      client.prefetchQuery(callQuery('weeklyRoster', { id, week }))
      client.prefetchQuery(callQuery('startSitAnalysis', { id, week }))
    },
    [client],
  )
}
