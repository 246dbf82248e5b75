/** The pictures that a season's answers name, as files of its snapshot; answers then name those files. */
import { digestIn, snapshotLogo } from '../contract/team-logos.ts'
import type { SnapshotResponse } from './crawl-season.ts'
import { isRecord, listIn } from './read-any-response.ts'
import type { SeasonOffer } from './source.ts'

/** More than a league has teams. */
const mostLogos = 40
const largestLogo = 64 * 2 ** 10

export interface TakenLogos {
  /** By the file that they are kept in. */
  files: Map<string, Uint8Array>
  /** Replaces addresses of pictures in an answer: what was not taken is not named. */
  rename: (response: unknown) => unknown
}

/** `wanted` false: no picture is taken, as where managers are to stay unknown. A picture that cannot be had is left out. */
export async function takeLogos(
  responses: Iterable<SnapshotResponse>,
  offer: SeasonOffer,
  wanted: boolean,
): Promise<TakenLogos> {
  const files: TakenLogos['files'] = new Map()
  const addresses = wanted ? [...new Set([...responses].flatMap(({ response }) => logosIn(response)))] : []
  for (const address of addresses.slice(0, mostLogos)) {
    const digest = digestIn(address)
    const picture = digest === null ? null : await offer.fetchPicture(address)
    if (digest !== null && picture && isSmallWebp(picture)) files.set(snapshotLogo(digest), picture)
  }
  const rename = (response: unknown): unknown => {
    if (!isRecord(response)) return response
    // A whole season has the league in it.
    if (isRecord(response.league)) return { ...response, league: rename(response.league) }
    if (!('team_logos' in response)) return response
    const { team_logos, ...league } = response
    const saved = listIn(team_logos).flatMap((team) => {
      const digest = isRecord(team) && typeof team.logo === 'string' ? digestIn(team.logo) : null
      const file = digest && snapshotLogo(digest)
      return isRecord(team) && file && files.has(file) ? [{ ...team, logo: file }] : []
    })
    return saved.length > 0 ? { ...league, team_logos: saved } : league
  }
  return { files, rename }
}

function logosIn(response: unknown): string[] {
  if (!isRecord(response)) return []
  const logos = listIn(response.team_logos).map((team) => (isRecord(team) ? team.logo : null))
  return logos.filter((logo) => typeof logo === 'string')
}

/** What a server of ours sends: other servers may send anything under such an address. */
function isSmallWebp(bytes: Uint8Array): boolean {
  const kind = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return bytes.byteLength <= largestLogo && kind.startsWith('RIFF') && kind.endsWith('WEBP')
}
