/** A screen as an island: follows the URL while the document is open. */
import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Calls } from '../../client/calls.ts'
import { matchRoute, type RouteName, unnamed } from '../../contract/routes.ts'
import { $location, followLocation, type Place } from '../../stores/location.ts'
import { prefetch } from '../../stores/queries.ts'
import { hydratePage, queryClientFor, type SnapshotPage } from '../../stores/snapshot-page.ts'
import { loadParts } from '../../ui/later-parts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { loadFonts } from './first-fonts.ts'
import { UnexpectedError } from './UnexpectedError.tsx'

export interface IslandProps {
  /** The URL that the HTML was rendered for. React hydrates a snapshot page with it before it reads the browser's. */
  path: string
  /** On snapshot pages. */
  snapshot?: SnapshotPage | null
}

/** Whether the page's HTML has the screen's data, so that its first render has them, too; equal at the build and in the browser. */
export const IsBuiltWithData = createContext(false)

/** Whether a server has rendered the page: it renders all others of the league, too. */
export const IsServed = createContext(false)

export type ScreenIsland = ComponentType<IslandProps> & {
  /** The screen's calls for a URL; null if unknown in advance. */
  callsAt(address: string): Calls | null
}

if (!import.meta.env.SSR) loadFonts()

/** `Loading` is rendered in the screen's shell, without league and team. */
export function asScreen(
  Screen: ComponentType<ScreenProps>,
  Loading: ComponentType<{ name: ScreenProps['name'] }>,
  callsOf?: (props: ScreenProps) => Calls | null,
): ScreenIsland {
  return Object.assign(ScreenIsland, { callsAt })

  function callsAt(address: string): Calls | null {
    const { path, search } = readPlace(address)
    const match = matchRoute(path)
    return (match && callsOf?.({ ...match, query: readQuery(search, match.parameters.season) })) ?? null
  }

  function ScreenIsland({ path, snapshot }: IslandProps) {
    const calls = snapshot && !import.meta.env.SSR ? callsAt(path) : null
    let isAsRendered = true
    // Until the responses are loaded the HTML stays as it is.
    if (snapshot && calls) {
      const responses = hydratePage(path, calls, snapshot)
      const parts = loadParts()
      isAsRendered = use(responses)
      use(parts)
    }
    const screen = <ScreenAt address={path} />
    if (!snapshot && !import.meta.env.SSR) use(requestFirst(callsAt))
    return (
      <QueryClientProvider client={queryClientFor(path)}>
        <IsBuiltWithData value={snapshot != null}>
          <IsServed value={snapshot?.isServed === true}>
            {import.meta.env.IS_SERVED && !isAsRendered ? <AfterHtml>{screen}</AfterHtml> : screen}
          </IsServed>
        </IsBuiltWithData>
      </QueryClientProvider>
    )
  }

  function ScreenAt({ address }: { address: string }) {
    const place = useLocation(useMemo(() => readPlace(address), [address]))
    const match = useMemo(() => matchRoute(place.path), [place.path])
    const named = match?.parameters.season
    const query = useMemo(() => readQuery(place.search, named), [place.search, named])
    useEffect(() => {
      // Tests wait for it before they click.
      document.documentElement.dataset.hydrated = ''
    }, [])
    if (!match) return <UnexpectedError status={404} message="Not Found" />
    const isShell = Object.values(match.parameters).includes(unnamed)
    return (
      <ErrorBoundary resetKey={place.path}>
        {isShell ? <Loading name={match.name} /> : <Screen {...match} query={query} />}
      </ErrorBoundary>
    )
  }
}

/** React hydrates only what it renders the same. Of other responses than the HTML's, the page is rendered in its place. */
function AfterHtml({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  // Whatever the element contains stays.
  return isHydrated ? children : <div suppressHydrationWarning>{''}</div>
}

/** For what has arrived before the scripts, and what the device has saved; the HTML shows a loading state meanwhile. */
const longestWait = 400

let requested: Promise<unknown> | null = null

/** The screen makes the same calls, and shows what is wrong. */
const reportedByScreen = () => undefined

/**
 * Requests the URL's calls, once per document. Resolves with their responses, or after a while without them: the screen's first render has
 * the responses then, and no loading state has to be rendered and replaced.
 */
function requestFirst(callsAt: ScreenIsland['callsAt']): Promise<unknown> {
  if (requested) return requested
  const { path, search } = $location.get()
  const waited = new Promise((resolve) => setTimeout(resolve, longestWait))
  requested = Promise.race([callsAt(path + search)?.(prefetch).catch(reportedByScreen), waited])
  return requested
}

/** During hydration the location of the HTML, then the browser's. */
export function useLocation(renderedFor: Place): Place {
  useEffect(() => followLocation(), [])
  return useStore($location, { ssr: () => renderedFor })
}

function readPlace(address: string): Place {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { path: pathname, search }
}

/** The URL's query, with the season of the path: a page's HTML, title and picture are of that one, whatever the query says. */
function readQuery(search: string, season: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search)
  if (season !== undefined) query.set('season', season)
  return query
}

/** What every screen receives. */
export interface ScreenProps {
  name: RouteName
  /** Decoded path parameters. */
  parameters: Readonly<Record<string, string>>
  query: URLSearchParams
}
