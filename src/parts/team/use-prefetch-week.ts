import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callQuery } from '../../stores/queries.ts'

/** Requests a week before it is opened, so that it is there when it is. A failure is left to whoever opens the week. */
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
