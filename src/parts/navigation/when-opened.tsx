/** Panels of the bar (`client:visible`) have no content in the HTML until they are opened. */
import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { $location, followLocation } from '../../stores/location.ts'
import { browserQueryClient } from '../../stores/queries.ts'
import { onShownLeague, type ShownLeague, shownLeague } from '../../stores/shown-league.ts'
import { findNavigationPlace, type NavigationPlace } from './place.ts'

export interface PanelProps {
  /** Null until the league is known, and on pages without a league. */
  shown: ShownLeague | null
  /** Null on pages without a league. */
  place: NavigationPlace | null
}

export function whenOpened(Panel: ComponentType<PanelProps>): ComponentType {
  return function OpenedPanel() {
    // The HTML is built without the panel's content, so hydration starts without it.
    const [isOpened, setOpened] = useState(false)
    useEffect(() => setOpened(true), [])
    if (!isOpened) return <div className="min-h-24 sm:w-80" />
    return (
      <QueryClientProvider client={browserQueryClient()}>
        <Opened Panel={Panel} />
      </QueryClientProvider>
    )
  }
}

function Opened({ Panel }: { Panel: ComponentType<PanelProps> }) {
  const shown = useSyncExternalStore(onShownLeague, shownLeague)
  const { path, search } = useStore($location)
  useEffect(() => followLocation(), [])
  const place = useMemo(() => findNavigationPlace(path, search, shown), [path, search, shown])
  return <Panel shown={shown} place={place?.leagueRef ? place : null} />
}
