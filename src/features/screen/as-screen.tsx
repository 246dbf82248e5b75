/** A screen as an island: reads the address and follows it while the document is open. */
import '../../stores/read-page-answers.ts'
import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useMemo } from 'react'
import { matchRoute, unnamed } from '../../contract/routes.ts'
import { useDrawing } from '../../stores/drawing.ts'
import { $location, followLocation, type Place } from '../../stores/location.ts'
import type { Calls } from './calls.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { ScreenProps } from './screen-props.ts'
import { UnexpectedError } from './UnexpectedError.tsx'

if (typeof document !== 'undefined')
  Object.assign(globalThis, { loadDrawing: () => import('../drawing/draw-screen.ts') })

export interface IslandProps {
  /** The address that the document was built for: React takes its HTML over before it looks at the browser's. */
  path: string
}

export type ScreenIsland = ComponentType<IslandProps> & {
  /** What the screen of an address asks for; null where nobody says. */
  callsAt(place: Place): Calls | null
}

/** `Loading` is what the shell of the screen shows: it knows neither league nor team yet. */
export function asScreen(
  Screen: ComponentType<ScreenProps>,
  Loading: ComponentType<{ name: ScreenProps['name'] }>,
  callsOf?: (props: ScreenProps) => Calls | null,
): ScreenIsland {
  return Object.assign(ScreenIsland, {
    callsAt({ path, search }: Place) {
      const match = matchRoute(path)
      return (match && callsOf?.({ ...match, query: readQuery(search, match.parameters.season) })) ?? null
    },
  })

  function ScreenIsland({ path }: IslandProps) {
    const drawn = useDrawing()?.place
    const builtFor = useMemo(() => ({ path, search: '' }), [path])
    const place = useLocation(drawn ?? builtFor)
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

/** The address that the HTML was drawn for while React takes it over, the browser's from then on. */
export function useLocation(drawnFor: Place): Place {
  useEffect(() => followLocation(), [])
  return useStore($location, { ssr: () => drawnFor })
}

/** The query of the address; a season that the path names counts as one of the query. */
function readQuery(search: string, season: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search)
  if (season !== undefined && !query.has('season')) query.set('season', season)
  return query
}
