/** Where the pictures of teams are for this page: an answer says it below the server or the snapshot that it comes from. */
import type { Answer } from '../contract/answers/index.ts'
import type { EndpointName } from '../contract/endpoints.ts'
import { type SnapshotSeason, seasonFolder, snapshotFolder } from '../contract/snapshot.ts'
import type { Lenient } from './lenient.ts'
import { withBase } from './site-base.ts'
import { apiBase } from './urls.ts'

/** See `snapshotLogo`. */
const logoFile = /^logos\/[0-9a-f]{32}\.webp$/

/** A server's answer with addresses that an `<img>` takes. */
export function withServerLogos<T>(name: EndpointName, answer: T): T {
  // Of another host than that server's nothing is asked.
  return mapLogos(name, answer, (logo) => (/^\/(?!\/)/.test(logo) ? `${apiBase ?? ''}${logo}` : null))
}

/** The same of a snapshot's. */
export function withSnapshotLogos<T>(name: EndpointName, answer: T, season: SnapshotSeason): T {
  return mapLogos(name, answer, (logo) =>
    logoFile.test(logo) ? withBase(`/${snapshotFolder}/${seasonFolder(season)}/${logo}`) : null,
  )
}

function mapLogos<T>(name: EndpointName, answer: T, toAddress: (logo: string) => string | null): T {
  if (name !== 'espnLeague' && name !== 'league') return answer
  const { team_logos, ...league } = answer as Lenient<Answer<'league'>>
  if (!team_logos) return answer
  const found = team_logos.flatMap((team) => {
    const logo = toAddress(team.logo ?? '')
    return logo === null ? [] : [{ ...team, logo }]
  })
  return { ...league, team_logos: found } as T
}
