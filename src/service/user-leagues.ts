/** A host's list of a user's leagues, remembered for a moment: however many readers want the same one, it is requested once. */
import { LRUCache } from 'lru-cache'
import type { Clocks } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import { type HostName, hostTitles } from '../domain/identity.ts'
import type { UserLeague } from '../hosts/league-source.ts'
import type { ImportContext } from './import-season.ts'

const lookUpMilliseconds = 60_000
const cachedLookUps = 500

export function listUserLeagues({ hosts, now, elapsed }: Pick<ImportContext, 'hosts'> & Clocks) {
  const lookUps = new LRUCache<string, { leagues: Promise<UserLeague[]>; until: number }>({ max: cachedLookUps })
  /** `admit` is called before a request, and throws where there must be none. Throws `DomainError`. */
  return async (host: HostName, user: string, admit?: () => void): Promise<UserLeague[]> => {
    const { findLeagues } = await hosts(host)
    if (!findLeagues) {
      const detail = `${hostTitles[host]} doesn’t share a user’s league list. Open the league by its ID or URL.`
      throw new DomainError('bad-request', detail)
    }
    const name = `${host}/${user}`
    const known = lookUps.get(name)
    if (known && known.until > elapsed()) return known.leagues
    admit?.()
    // Without the caller's signal: others may wait for the same list.
    const leagues = findLeagues(user, { now })
    lookUps.set(name, { leagues, until: elapsed() + lookUpMilliseconds })
    leagues.catch(() => lookUps.delete(name))
    return leagues
  }
}
