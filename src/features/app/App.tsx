/** The whole site in the browser: finds the screen of the address and follows the reader from screen to screen. */
import { useStore } from '@nanostores/react'
import { type ComponentType, Suspense, useCallback, useEffect, useMemo } from 'react'
import { matchRoute, type RouteName } from '../../contract/routes.ts'
import { Frame } from '../../layouts/Frame.tsx'
import { $place, followPlace } from '../../stores/location.ts'
import { PlayerFromAddress } from '../player/PlayerFromAddress.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import type { ScreenProps } from './screen-props.ts'
import { screens } from './screens.ts'
import { UnexpectedError } from './UnexpectedError.tsx'

export interface AppProps {
  /** The address the page was built for; the fallback page has none and reads the browser's. */
  path?: string
  /** Screens that come with the page's own script; the others come when they are opened. */
  eager?: Partial<Record<RouteName, ComponentType<ScreenProps>>>
}

export function App({ path, eager }: AppProps) {
  const place = usePlace(path)
  useEffect(() => followPlace((target) => matchRoute(target) !== null), [])
  const match = matchRoute(place.path)
  const namedSeason = match?.parameters.season
  const query = useMemo(() => readQuery(place.search, namedSeason), [place.search, namedSeason])
  if (!match) return <UnexpectedError status={404} message="Not Found" />
  const Screen = eager?.[match.name] ?? screens[match.name]
  return (
    <ErrorBoundary resetKey={place.path}>
      <Frame path={place.path}>
        <Suspense fallback={<ScreenLoading />}>
          <Screen name={match.name} parameters={match.parameters} query={query} />
        </Suspense>
        <PlayerFromAddress query={query} />
      </Frame>
    </ErrorBoundary>
  )
}

/** The query of the address; a season that the path names counts as one of the query. */
function readQuery(search: string, season: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search)
  if (season !== undefined && !query.has('season')) query.set('season', season)
  return query
}

/** The page's own address while React takes over its HTML, the browser's from then on. */
function usePlace(path: string | undefined) {
  const builtFor = useCallback(() => ({ path: path ?? '/', search: '' }), [path])
  const first = useMemo(builtFor, [builtFor])
  return useStore($place, path === undefined ? {} : { ssr: () => first })
}
