import { addressOf } from '../client/site-base.ts'
import { cacheNames } from '../client/site-caches.ts'
import type { LeagueRef } from '../domain/identity.ts'
import { isOfSameLeague } from './addresses.ts'

/** Removes the record of a league's pages. */
export async function forgetOpened({ host, leagueId }: LeagueRef): Promise<void> {
  if (!globalThis.caches) return
  const cache = await caches.open(cacheNames.opened)
  const league = new URL(addressOf('league', { host, leagueId }), location.href).href
  for (const request of await cache.keys()) if (isOfSameLeague(league, request.url)) await cache.delete(request)
}
