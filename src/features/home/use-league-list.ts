/** The list of leagues for the home page. Its loading is held in sight long enough to be seen as such. */
import { useEffect, useState } from 'react'
import { firstLoadMilliseconds, reloadMilliseconds } from '../../domain/constants.ts'
import { useResource } from '../../stores/use-resource.ts'
import { type LeagueCardView, toLeagueCards } from './league-card.ts'

export type LeagueList = { status: 'loading' } | { status: 'ready'; cards: LeagueCardView[] }

/** How often the list was asked for since the page was opened. */
let loads = 0

/** The cards, none after a failure, which is only logged; `reload` asks again. */
export function useLeagueList(): { list: LeagueList; reload: () => void } {
  const { reload: askAgain, ...state } = useResource('leagues', {})
  const [attempt, setAttempt] = useState(0)
  // A page that was built with its list has nothing to load at first.
  const [isBuiltIn] = useState(loads === 0 && state.status === 'ready')
  const [isHeld, setHeld] = useState(!isBuiltIn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a load of its own
  useEffect(() => {
    loads += 1
    const isFirst = loads === 1
    if (isFirst && isBuiltIn) return
    if (!isFirst) askAgain()
    setHeld(true)
    const timer = setTimeout(() => setHeld(false), isFirst ? firstLoadMilliseconds : reloadMilliseconds)
    return () => clearTimeout(timer)
  }, [attempt])

  const failure = state.status === 'failed' ? state.failure : null
  useEffect(() => {
    if (failure) console.error('Failed to load leagues', failure)
  }, [failure])

  const list: LeagueList =
    isHeld || state.status === 'loading'
      ? { status: 'loading' }
      : { status: 'ready', cards: state.status === 'ready' ? toLeagueCards(state.data) : [] }
  return { list, reload: () => setAttempt((count) => count + 1) }
}
