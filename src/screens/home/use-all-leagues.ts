/** Every league that the server lists, page by page. */
import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { nameLeague } from '../../domain/identity.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'

const pageSize = 500
/** Ends the loop for a server that ignores the offset. */
const mostPages = 20

/** Those in `known` first, so that nothing moves; pages that fail are left out. */
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

/** Both lists without duplicates. */
function joinLists(first: readonly ListedLeague[], second: readonly ListedLeague[]): ListedLeague[] {
  const keyOf = (league: ListedLeague) => {
    const leagueRef = leagueRefOf(league)
    return `${leagueRef && nameLeague(leagueRef)} ${league.season} ${league.id}`
  }
  return [...new Map([...first, ...second].map((one) => [keyOf(one), one])).values()]
}
