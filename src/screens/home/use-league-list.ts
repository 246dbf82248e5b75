/** The list of leagues for the home page. Its loading state is shown long enough to be noticed. */
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { hasEngine } from '../../client/engine.ts'
import { type RecentLeague, readRecentLeagues } from '../../client/recent-leagues.ts'
import { firstLoadMilliseconds, reloadMilliseconds } from '../../domain/constants.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'
import { IsBuiltWithData } from '../../parts/screen/as-screen.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { type LeagueCardView, toLeagueCards } from './league-card.ts'
import { recentFirst } from './recent-first.ts'

export type LeagueList =
  | { status: 'loading' }
  /** `leagues`: all leagues in the response. */
  | { status: 'ready'; cards: LeagueCardView[]; leagues: readonly ListedLeague[] }

const noneOpened: readonly RecentLeague[] = []
const none: readonly ListedLeague[] = []

/** Number of requests since the page was opened. */
let loads = 0

/** The cards, empty after a failure, which is only logged. `reload` requests the list again. */
export function useLeagueList(): { list: LeagueList; reload: () => void } {
  const { reload: refetch, ...state } = useResource('leagues', {})
  const [attempt, setAttempt] = useState(0)
  // A page built with its list has no initial loading state. Any other one hydrates with it, even if the list is there by then.
  const hasList = use(IsBuiltWithData) || import.meta.env.SSR
  const [isBuiltIn] = useState(hasList && loads === 0 && state.status === 'ready')
  const [isHeld, setHeld] = useState(!isBuiltIn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a load of its own
  useEffect(() => {
    loads += 1
    const isFirst = loads === 1
    if (isFirst && isBuiltIn) return
    if (!isFirst) refetch()
    setHeld(true)
    const timer = setTimeout(() => setHeld(false), isFirst ? firstLoadMilliseconds : reloadMilliseconds)
    return () => clearTimeout(timer)
  }, [attempt])

  const failure = state.status === 'failed' ? state.failure : null
  useEffect(() => {
    if (failure) console.error('Failed to load leagues', failure)
  }, [failure])

  // Set after hydration, because the built HTML is the same for all readers.
  const [recent, setRecent] = useState(noneOpened)
  useEffect(() => setRecent(readRecentLeagues()), [])

  const response = state.status === 'ready' ? state.data : none
  const data = useMemo(() => recentFirst(response, recent, { isComplete: hasEngine }), [response, recent])
  const isLoading = isHeld || state.status === 'loading'
  // Shown cards stay if the server has more than the built page.
  const shown = useRef<Shown>({ attempt, recent, cards: [] })
  const cards = useMemo(
    () => toLeagueCards(data, isOf(shown.current, attempt, recent) ? shown.current.cards : []),
    [data, attempt, recent],
  )
  useEffect(() => {
    if (!isLoading) shown.current = { attempt, recent, cards }
  }, [isLoading, attempt, recent, cards])
  const list: LeagueList = isLoading ? { status: 'loading' } : { status: 'ready', cards, leagues: data }
  return { list, reload: () => setAttempt((count) => count + 1) }
}

interface Shown {
  attempt: number
  recent: readonly RecentLeague[]
  cards: LeagueCardView[]
}

const isOf = (shown: Shown, attempt: number, recent: readonly RecentLeague[]) =>
  shown.attempt === attempt && shown.recent === recent
