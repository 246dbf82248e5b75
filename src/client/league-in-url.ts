/** Which league a call is about, by its URL: to remove what the device has saved of one. */
import { deriveLeagueNumber, fromLeagueId, fromPublicId, type LeagueRef, nameLeague } from '../domain/identity.ts'

/** Whether it is the call that has the league's own response, of any of its seasons. */
export function isOwnCall(url: string, { host, leagueId }: LeagueRef): boolean {
  return new URL(url, 'https://any.test').pathname.endsWith(`/leagues/${host}/${leagueId}`)
}

/**
 * Whether the response of a call may have anything of the league. `ids`: further ids of its seasons. Ids of other servers do not say which
 * league they are of: their calls may be of any.
 */
export function mayBeOfLeague(url: string, league: LeagueRef, ids: readonly number[] = []): boolean {
  const { pathname, searchParams } = new URL(url, 'https://any.test')
  const named = `${league.host}:${league.leagueId}`
  // A page of another league may show it, too.
  if (searchParams.get('also')?.split(',').includes(named)) return true
  const page = searchParams.get('page-league')
  if (page !== null) return page === nameLeague(league)
  const [, host, leagueId] = /\/leagues\/([a-z]+)\/(\d+)(?:\/|$)/.exec(pathname) ?? []
  if (host !== undefined) return host === league.host && leagueId === league.leagueId
  const number = deriveLeagueNumber(league)
  const numbers = [number, ...ids.map((id) => fromLeagueId(id)?.leagueNumber)]
  const ofLeague = searchParams.get('league_id') ?? /\/leagues\/(\d+)(?:\/|$)/.exec(pathname)?.[1]
  if (ofLeague !== undefined) {
    const season = fromLeagueId(Number(ofLeague))
    return ids.includes(Number(ofLeague)) || season === null || numbers.includes(season.leagueNumber)
  }
  const ofPart = /\/(?:teams|players|head-to-head)\/(\d+)(?:\/|$)/.exec(pathname)?.[1]
  if (ofPart === undefined) return false
  const season = fromPublicId(Number(ofPart))
  return season === null || numbers.includes(season.leagueNumber)
}
