/** Seasons of a league that the server has and the site's snapshots do not. */
import { useEffect, useState } from 'react'
import { apiSource } from '../../client/ask-api.ts'
import { isApiCertain } from '../../client/urls.ts'

const none: readonly number[] = []

/**
 * Asks once the page is at rest, and only where the site was built for a server: the newest snapshot season is what an
 * address means, and a newer one would otherwise not be found from it. Null asks nothing.
 */
export function useLiveSeasons(espnLeagueId: number | null): readonly number[] {
  const [seasons, setSeasons] = useState(none)
  useEffect(() => {
    if (espnLeagueId === null || !isApiCertain) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      apiSource
        .answer('espnLeague', { espnId: espnLeagueId }, { signal: stop.signal })
        .then((league) => setSeasons(league?.seasons ?? none))
        .catch(() => {
          // The page is whole without.
        })
    }, 1500)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [espnLeagueId])
  return seasons
}
