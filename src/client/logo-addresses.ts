/** Where the pictures of teams are for this page: an answer says it below the server or the snapshot that it comes from. */
import type { Answer } from '../contract/answers/index.ts'
import type { EndpointName } from '../contract/endpoints.ts'
import { type SnapshotSeason, seasonFolder, snapshotFolder } from '../contract/snapshot.ts'
import type { DeepPartial } from './read-partial.ts'
import { withBase } from './site-base.ts'
import { apiBase } from './urls.ts'

/** See `snapshotLogo`. */
const logoFile = /^logos\/[0-9a-f]{32}\.webp$/

/** A server's answer with addresses that an `<img>` takes. */
export function withServerLogos<T>(name: EndpointName, response: T): T {
  // Of another host than that server's nothing is asked.
  return mapLogos(name, response, (logo) => (/^\/(?!\/)/.test(logo) ? `${apiBase ?? ''}${logo}` : null))
}

/** The same of a snapshot's. */
export function withSnapshotLogos<T>(name: EndpointName, response: T, season: SnapshotSeason): T {
  return mapLogos(name, response, (logo) =>
    logoFile.test(logo) ? withBase(`/${snapshotFolder}/${seasonFolder(season)}/${logo}`) : null,
  )
}

function mapLogos<T>(name: EndpointName, response: T, toAddress: (logo: string) => string | null): T {
  if (name !== 'espnLeague' && name !== 'league') return response
  const { team_logos, ...league } = response as DeepPartial<Answer<'league'>>
  if (!team_logos) return response
  const found = team_logos.flatMap((team) => {
    const logo = toAddress(team.logo ?? '')
    return logo === null ? [] : [{ ...team, logo }]
  })
  return { ...league, team_logos: found } as T
}
