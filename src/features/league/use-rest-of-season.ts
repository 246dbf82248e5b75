/** A server that is still reading a league says so in its answer: the page asks again until all of it is there. */
import { useEffect } from 'react'
import { useNeedsReact } from '../../stores/drawing.ts'
import type { ResourceState } from '../../stores/use-resource.ts'
import type { LeagueAnswer } from './league-tab.ts'

const everyMilliseconds = 2000

export function useRestOfSeason(league: ResourceState<LeagueAnswer>): void {
  // This browser's own engine tells by itself.
  const waits = league.status === 'ready' && league.data.is_partial === true && !league.origin
  useNeedsReact(waits)
  const { reload } = league
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(reload, everyMilliseconds)
    return () => clearInterval(timer)
  }, [waits, reload])
}
