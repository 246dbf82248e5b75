/** The frame of a page about one season, composed from many responses: its league first, then what the page composes. */
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Calls, LoadResponse } from '../../client/calls.ts'
import { addressOf } from '../../client/site-base.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { type LeagueKey, type LeagueRef, nameSeason } from '../../domain/identity.ts'
import { type Composition, useComposed } from '../../stores/use-composed.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { InvalidLeagueId, LeagueFailed, LeagueImporting } from '../league/LeagueStates.tsx'
import { readSeasonKey } from '../league/league-address.ts'
import { readLeagueRef } from '../league/league-ref.ts'
import type { ScreenProps } from '../screen/as-screen.tsx'
import { ErrorBoundary } from '../screen/ErrorBoundary.tsx'
import { RecapFrame } from './RecapFrame.tsx'
import { recapLinks } from './recap-links.ts'

interface SeasonPageProps<T> extends Pick<ScreenProps, 'parameters' | 'query'> {
  /** Part of the key of what is composed. */
  kind: string
  compose: (key: LeagueKey, id: number, load: LoadResponse) => Promise<T>
  /** Calls that the page is first composed without, unless their responses are here already. */
  later?: readonly EndpointName[]
  Loading: ComponentType
  children: (composed: T) => ReactNode
}

export function SeasonPage<T>(props: SeasonPageProps<T>) {
  const key = readSeasonKey(props)
  if (key)
    return (
      <ErrorBoundary isPage resetKey={`${nameSeason(key)} ${props.kind}`}>
        <LoadedSeason {...props} seasonKey={key} />
      </ErrorBoundary>
    )
  const leagueRef = readLeagueRef(props.parameters)
  return <main id="content">{leagueRef ? <NoSuchSeason leagueRef={leagueRef} /> : <InvalidLeagueId />}</main>
}

/** The calls of such a page for the head of its shell, but those that come `later`. */
export function seasonPageCalls(
  props: Pick<ScreenProps, 'parameters' | 'query'>,
  loadOthers: (key: LeagueKey, id: number, load: LoadResponse) => Promise<unknown>,
  later: readonly EndpointName[] = [],
): Calls | null {
  const key = readSeasonKey(props)
  if (key === null) return null
  return async (call) => {
    const league = await call('hostLeague', key)
    const load: LoadResponse = async (...one) => (await call(...one)) ?? null
    if (league && league.id !== null) await loadOthers(key, league.id, without(later)(load))
  }
}

function LoadedSeason<T>({
  seasonKey,
  kind,
  compose,
  later = [],
  Loading,
  children,
}: SeasonPageProps<T> & { seasonKey: LeagueKey }) {
  const league = useResource('hostLeague', seasonKey)
  const [isWaiting, setWaiting] = useState(false)
  const composed = useComposed(compositionOf('whole', noticing(later, setWaiting)))
  const isEarly = isWaiting && composed.status !== 'ready'
  const early = useComposed(isEarly ? compositionOf('early', without(later)) : null)
  const shown = composed.status === 'ready' ? composed : early
  if (shown.status === 'ready') {
    return (
      <>
        {children(shown.data)}
        {composed.status === 'failed' && <RestFailed onRetry={composed.reload} />}
      </>
    )
  }
  return (
    <RecapFrame links={recapLinks(seasonKey)}>
      <SeasonState league={league} composed={composed} seasonKey={seasonKey} Loading={Loading} />
    </RecapFrame>
  )

  function compositionOf(part: string, limit: (load: LoadResponse) => LoadResponse): Composition<T> | null {
    if (league.status !== 'ready') return null
    const { data } = league
    const { id, asOf, completedWeeks, isPartial } = data
    if (id === null) return null
    const { host, leagueId, season } = seasonKey
    return {
      subject: [kind, part, host, leagueId, season],
      version: [asOf, completedWeeks],
      compose: isPartial ? null : (load) => compose(seasonKey, id, limit(load)),
    }
  }
}

/** What was composed without the later calls stays. */
function RestFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-10 mx-auto flex w-fit items-center gap-4 rounded-md border border-hairline bg-raised px-4 py-2 print:hidden"
    >
      Couldn’t load the rest of this page.
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}

/** Notes once one of the calls has to be waited for. A response that is here already arrives before any timer. */
function noticing(names: readonly EndpointName[], noteWaiting: (isWaiting: true) => void) {
  return (load: LoadResponse): LoadResponse =>
    (name, parameters) => {
      const response = load(name, parameters)
      if (!names.includes(name)) return response
      const timer = setTimeout(() => noteWaiting(true))
      return response.finally(() => clearTimeout(timer))
    }
}

/** Loads none of the calls. */
function without(names: readonly EndpointName[]) {
  return (load: LoadResponse): LoadResponse =>
    async (name, parameters) =>
      names.includes(name) ? null : load(name, parameters)
}

interface SeasonStateProps {
  league: ReturnType<typeof useResource<'hostLeague'>>
  composed: ReturnType<typeof useComposed>
  seasonKey: LeagueKey
  Loading: ComponentType
}

function SeasonState({ league, composed, seasonKey, Loading }: SeasonStateProps) {
  for (const state of [league, composed]) {
    if (state.status === 'failed')
      return <LeagueFailed host={seasonKey.host} failure={state.failure} onRetry={state.reload} />
    if (state.status === 'loading' && state.progress)
      return <LeagueImporting progress={state.progress} leagueRef={seasonKey} />
  }
  // Other servers may send no id, without which nothing else can be requested.
  if (league.status === 'ready' && league.data.id === null)
    return <Message icon="calendar" level={1} title="No recap yet" text="The server didn’t send a league ID." />
  return <Loading />
}

function NoSuchSeason({ leagueRef }: { leagueRef: LeagueRef }) {
  return (
    <Message
      tone="error"
      level={1}
      title="Invalid season"
      text="The URL of a recap or a story names the season after the league, like espn/123456/2025."
    >
      <Button href={addressOf('overview', { ...leagueRef })} variant="primary">
        Open the league
      </Button>
    </Message>
  )
}
