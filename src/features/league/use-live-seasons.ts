/** Seasons of a league that the server has and the site's snapshots do not. */
import { useEffect, useState } from 'react'
import { liveSeasonsOf } from '../../client/live-seasons.ts'

const none: readonly number[] = []

/** Asks once the page is at rest. Null asks nothing. */
export function useLiveSeasons(espnLeagueId: number | null): readonly number[] {
  const [seasons, setSeasons] = useState(none)
  useEffect(() => {
    if (espnLeagueId === null) return
    let isLeft = false
    const timer = setTimeout(async () => {
      const found = await liveSeasonsOf(espnLeagueId)
      if (!isLeft && found.length > 0) setSeasons(found)
    }, 1500)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [espnLeagueId])
  return seasons
}
