import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callQuery } from '../../stores/queries.ts'
import { preloadable } from '../../ui/later-parts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

export const MatchupPanel = preloadable(
  () => import('./MatchupPanel.tsx'),
  ({ onClose }, problem) => (
    <Modal title="Matchup" onClose={onClose}>
      {problem}
    </Modal>
  ),
)

/** For screens whose main tap opens the panel: its code loads once they show their games and the page is idle. */
export function usePanelWhenIdle(areGamesShown: boolean): void {
  useEffect(() => {
    if (areGamesShown) return whenIdle(MatchupPanel.preload)
  }, [areGamesShown])
}

/** Prefetches the lineups of teams while a reader points at their game or presses it. Failures are handled when the panel opens. */
export function usePrefetchLineups(week: number): (teamIds: readonly number[]) => void {
  const client = useQueryClient()
  return useCallback(
    (teamIds) => {
      for (const id of teamIds) client.prefetchQuery(callQuery('weeklyRoster', { id, week }))
    },
    [client, week],
  )
}
