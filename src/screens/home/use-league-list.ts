/** The list of leagues for the home page. Its loading state is shown long enough to be noticed. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DeepPartial } from '../../client/read-partial.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { firstLoadMilliseconds, reloadMilliseconds } from '../../domain/constants.ts'
import { useResource } from '../../stores/use-resource.ts'
import { type LeagueCardView, toLeagueCards } from './league-card.ts'

export type LeagueList =
  | { status: 'loading' }
  /** `leagues`: all leagues in the response. */
  | { status: 'ready'; cards: LeagueCardView[]; leagues: DeepPartial<ResponseOf<'leagues'>> }

const none: DeepPartial<ResponseOf<'leagues'>> = []

/** Number of requests since the page was opened. */
let loads = 0

/** The cards, none after a failure, which is only logged; `reload` requests the list again. */
export function useLeagueList(): { list: LeagueList; reload: () => void } {
  const { reload: refetch, ...state } = useResource('leagues', {})
  const [attempt, setAttempt] = useState(0)
  // A page that was built with its list has nothing to load at first.
  const [isBuiltIn] = useState(loads === 0 && state.status === 'ready')
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

  const data = state.status === 'ready' ? state.data : none
  const isLoading = isHeld || state.status === 'loading'
  // Shown cards stay, also when a server has more than the page was built with.
  const shown = useRef<{ attempt: number; cards: LeagueCardView[] }>({ attempt, cards: [] })
  const cards = useMemo(
    () => toLeagueCards(data, shown.current.attempt === attempt ? shown.current.cards : []),
    [data, attempt],
  )
  useEffect(() => {
    if (!isLoading) shown.current = { attempt, cards }
  }, [isLoading, attempt, cards])
  const list: LeagueList = isLoading ? { status: 'loading' } : { status: 'ready', cards, leagues: data }
  return { list, reload: () => setAttempt((count) => count + 1) }
}
