/** The whole site in the browser: finds the screen of the address and follows the reader from screen to screen. */
import { useStore } from '@nanostores/react'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { matchRoute } from '../../contract/routes.ts'
import { Frame } from '../../layouts/Frame.tsx'
import { $place, followPlace } from '../../stores/location.ts'
import { PlayerFromAddress } from '../player/PlayerFromAddress.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { screens } from './screens.ts'
import { UnexpectedError } from './UnexpectedError.tsx'

/** `path` is the address the page was built for; the fallback page has none and reads the browser's. */
export function App({ path }: { path?: string }) {
  const place = usePlace(path)
  useEffect(() => followPlace((target) => matchRoute(target) !== null), [])
  const match = matchRoute(place.path)
  const query = useMemo(() => new URLSearchParams(place.search), [place.search])
  if (!match) return <UnexpectedError status={404} message="Not Found" />
  const Screen = screens[match.name]
  return (
    <ErrorBoundary key={place.path}>
      <Frame path={place.path}>
        <Suspense fallback={<ScreenLoading />}>
          <Screen name={match.name} parameters={match.parameters} query={query} />
        </Suspense>
        <PlayerFromAddress query={query} />
      </Frame>
    </ErrorBoundary>
  )
}

/** The page's own address while React takes over its HTML, the browser's from then on. */
function usePlace(path: string | undefined) {
  const builtFor = useCallback(() => ({ path: path ?? '/', search: '' }), [path])
  const first = useMemo(builtFor, [builtFor])
  return useStore($place, path === undefined ? {} : { ssr: () => first })
}
