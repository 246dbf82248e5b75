/** A screen as an island: reads the address and follows it while the document is open. */
import '../../stores/read-page-answers.ts'
import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useMemo } from 'react'
import { matchRoute, unnamed } from '../../contract/routes.ts'
import { $location, followLocation } from '../../stores/location.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { ScreenProps } from './screen-props.ts'
import { UnexpectedError } from './UnexpectedError.tsx'

export interface IslandProps {
  /** The address that the document was built for: React takes its HTML over before it looks at the browser's. */
  path: string
}

/** `Loading` is what the shell of the screen shows: it knows neither league nor team yet. */
export function asScreen(
  Screen: ComponentType<ScreenProps>,
  Loading: ComponentType<{ name: ScreenProps['name'] }>,
): ComponentType<IslandProps> {
  return function ScreenIsland({ path }) {
    const place = useLocation(path)
    const match = matchRoute(place.path)
    const named = match?.parameters.season
    const query = useMemo(() => readQuery(place.search, named), [place.search, named])
    if (!match) return <UnexpectedError status={404} message="Not Found" />
    const isShell = Object.values(match.parameters).includes(unnamed)
    return (
      <ErrorBoundary resetKey={place.path}>
        {isShell ? <Loading name={match.name} /> : <Screen {...match} query={query} />}
      </ErrorBoundary>
    )
  }
}

/** The document's own address while React takes over its HTML, the browser's from then on. */
export function useLocation(path: string) {
  const builtFor = useMemo(() => ({ path, search: '' }), [path])
  useEffect(() => followLocation(), [])
  return useStore($location, { ssr: () => builtFor })
}

/** The query of the address; a season that the path names counts as one of the query. */
function readQuery(search: string, season: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search)
  if (season !== undefined && !query.has('season')) query.set('season', season)
  return query
}
