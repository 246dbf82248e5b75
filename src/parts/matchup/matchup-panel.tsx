import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { navigateQuery } from '../../stores/location.ts'
import { callQuery } from '../../stores/queries.ts'
import { preloadable } from '../../ui/later-parts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { usePicked } from '../../ui/use-picked.ts'
import { whenIdle } from '../../ui/when-idle.ts'

export const MatchupPanel = preloadable(
  async () => ({ default: (await import('./after-games.ts')).MatchupPanel }),
  ({ onClose }, problem) => (
    <Modal title="Matchup" onClose={onClose}>
      {problem}
    </Modal>
  ),
)

/**
 * What the panel shows (null: it is closed), and what opens and closes it. A team's pages name the week, and a week's page the team. It opens
 * once its code is loaded (`preloadable`), and the URL follows.
 */
export function useOpenPanel(inAddress: number | null): [number | null, (weekOrTeam: number | null) => void] {
  const [shown, pick] = usePicked(inAddress, nameInAddress)
  const open = useCallback(
    (weekOrTeam: number | null) => void MatchupPanel.preload().then(() => pick(weekOrTeam)),
    [pick],
  )
  return [shown, open]
}

/** Also steps to another week of an open panel: a second key goes on from the new one. */
export function nameInAddress(weekOrTeam: number | null) {
  navigateQuery({ matchup: weekOrTeam === null ? null : String(weekOrTeam) })
}

/**
 * For screens whose main tap opens the panel: its code loads once they show their games and the page is idle, and with it the lineups that are
 * opened most: `first` has the teams of the first game.
 */
export function usePanelWhenIdle(
  areGamesShown: boolean,
  first: { teamIds: readonly number[]; week: number } | null = null,
): void {
  const prefetchLineups = usePrefetchLineups(first?.week ?? 1)
  useEffect(() => {
    if (!areGamesShown) return
    return whenIdle(() => {
      MatchupPanel.preload()
      if (first) prefetchLineups(first.teamIds)
    })
  }, [areGamesShown, first, prefetchLineups])
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
