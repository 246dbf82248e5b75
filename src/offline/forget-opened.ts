import { addressOf, withoutBase } from '../client/site-base.ts'
import { cacheNames } from '../client/site-caches.ts'
import { matchRoute } from '../contract/routes.ts'
import { deriveLeagueNumber, fromPublicId, type LeagueRef } from '../domain/identity.ts'
import { isOfSameLeague } from './addresses.ts'

/** Removes the record of the leagues' pages, and the pages. */
export async function forgetOpened(leagues: readonly LeagueRef[]): Promise<void> {
  if (!globalThis.caches) return
  const addresses = leagues.map(
    ({ host, leagueId }) => new URL(addressOf('league', { host, leagueId }), location.href).href,
  )
  const numbers = leagues.map(deriveLeagueNumber)
  const isOfThem = (url: string) =>
    addresses.some((league) => isOfSameLeague(league, url)) || numbers.includes(numberInTeamId(url) ?? -1)
  for (const name of [cacheNames.opened, cacheNames.pages]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (isOfThem(request.url)) await cache.delete(request)
  }
}

/** The league's number in the address of a page that names its team only. */
function numberInTeamId(url: string): number | null {
  const { host, teamId } = matchRoute(withoutBase(new URL(url).pathname))?.parameters ?? {}
  return host === undefined && teamId !== undefined ? (fromPublicId(Number(teamId))?.leagueNumber ?? null) : null
}
