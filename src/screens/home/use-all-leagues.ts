/** Every league that the server lists, a page after the other. */
import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'

const pageSize = 500
/** Nobody reads through more; a server that ignores the offset would be asked for ever. */
const mostPages = 20

/** Those that are `known` first, so that nothing changes its place; what cannot be had is left out. */
export function useAllLeagues(known: readonly ListedLeague[]): ListedLeague[] {
  const [others, setOthers] = useState<readonly ListedLeague[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const list = async () => {
      let found: ListedLeague[] = []
      for (let page = 0; page < mostPages; page++) {
        const more = await call('leagues', { limit: pageSize, offset: page * pageSize }, { signal: stop.signal })
        const joined = joinLists(found, more)
        if (joined.length === found.length) return
        found = joined
        setOthers(found)
        if (more.length < pageSize) return
      }
    }
    list().catch((cause) => {
      if (!stop.signal.aborted) console.error('Failed to load all leagues', cause)
    })
    return () => stop.abort()
  }, [])
  return joinLists(known, others)
}

/** Both lists without what the first has already. */
export function joinLists(first: readonly ListedLeague[], second: readonly ListedLeague[]): ListedLeague[] {
  const keyOf = ({ espn_league_id, season, id }: ListedLeague) => `${espn_league_id} ${season} ${id}`
  return [...new Map([...first, ...second].map((one) => [keyOf(one), one])).values()]
}
