/** URLs of team logos for this page: in responses they are relative to the server or snapshot. */
import type { EndpointName } from '../contract/endpoints.ts'
import { type SnapshotSeason, seasonFolder, snapshotFolder } from '../contract/snapshot.ts'
import type { ReadResponse } from './read-response.ts'
import { withBase } from './site-base.ts'
import { apiBase } from './urls.ts'

/** See `snapshotLogo`. */
const logoFile = /^logos\/[0-9a-f]{32}\.webp$/

/** A server's response with logo URLs that an `<img>` can load. */
export function withServerLogos<T>(name: EndpointName, response: T): T {
  // Logos on other hosts are dropped: the page sends them no requests.
  return mapLogos(name, response, (logo) => (/^\/(?!\/)/.test(logo) ? `${apiBase ?? ''}${logo}` : null))
}

/** The same for a snapshot's response. */
export function withSnapshotLogos<T>(name: EndpointName, response: T, season: SnapshotSeason): T {
  return mapLogos(name, response, (logo) =>
    logoFile.test(logo) ? withBase(`/${snapshotFolder}/${seasonFolder(season)}/${logo}`) : null,
  )
}

function mapLogos<T>(name: EndpointName, response: T, toAddress: (logo: string) => string | null): T {
  if (name !== 'hostLeague' && name !== 'league') return response
  const league = response as ReadResponse<'league'>
  const teamLogos = league.teamLogos.flatMap((team) => {
    const logo = toAddress(team.logo)
    return logo === null ? [] : [{ ...team, logo }]
  })
  return { ...league, teamLogos } as T
}
