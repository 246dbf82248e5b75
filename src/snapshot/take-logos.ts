/** Saves the pictures in a season's responses as files of its snapshot, and points the responses to those files. */
import { digestIn, snapshotLogo } from '../contract/team-logos.ts'
import { isRecord } from '../domain/is-record.ts'
import type { SnapshotResponse } from './crawl-season.ts'
import type { SeasonOffer } from './source.ts'

/** More than a league has teams. */
const mostLogos = 40
const largestLogo = 64 * 2 ** 10

export interface TakenLogos {
  /** By file name. */
  files: Map<string, Uint8Array>
  /** Replaces addresses of pictures in a response; those that were not saved are removed. */
  rename: (response: unknown) => unknown
}

/** `wanted` false: no picture is saved, as where managers are anonymous. A picture that cannot be fetched is left out. */
export async function takeLogos(
  responses: Iterable<SnapshotResponse>,
  offer: SeasonOffer,
  wanted: boolean,
): Promise<TakenLogos> {
  const files: TakenLogos['files'] = new Map()
  const addresses = wanted
    ? [...new Set([...responses].flatMap(({ response }) => teamLogosIn(response).map(({ logo }) => logo)))]
    : []
  for (const address of addresses.slice(0, mostLogos)) {
    const digest = digestIn(address)
    const picture = digest === null ? null : await offer.fetchPicture(address)
    if (digest !== null && picture && isSmallWebp(picture)) files.set(snapshotLogo(digest), picture)
  }
  const rename = (response: unknown): unknown => {
    if (!isRecord(response)) return response
    // The response of the whole season includes the league.
    if (isRecord(response.league)) return { ...response, league: rename(response.league) }
    if (!('team_logos' in response)) return response
    const { team_logos: _, ...league } = response
    const saved = teamLogosIn(response).flatMap(({ logo, ...team }) => {
      const digest = digestIn(logo)
      const file = digest && snapshotLogo(digest)
      return file && files.has(file) ? [{ ...team, logo: file }] : []
    })
    return saved.length > 0 ? { ...league, team_logos: saved } : league
  }
  return { files, rename }
}

function teamLogosIn(response: unknown): { logo: string }[] {
  const teams = isRecord(response) && Array.isArray(response.team_logos) ? response.team_logos : []
  return teams.filter((team) => isRecord(team) && typeof team.logo === 'string') as { logo: string }[]
}

/** Our own servers send WebP; other servers may send anything under such an address. */
function isSmallWebp(bytes: Uint8Array): boolean {
  const kind = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return bytes.byteLength <= largestLogo && kind.startsWith('RIFF') && kind.endsWith('WEBP')
}
