/** Pictures of a season's teams: one document per season, beside the season's own. A browser stores none. */

import type { HostSeason } from '../domain/host-season.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { DocumentStorage } from './document-storage.ts'
import { createReadCache } from './read-cache.ts'
import { seasonDocuments } from './season-documents.ts'
import { seasonKey } from './stored-keys.ts'

export interface SavedLogo {
  /** Where it was fetched from. */
  url: string
  /** When that was last tried, ISO 8601. */
  triedAt: string
  /** A small WebP; null where the picture could not be fetched. */
  picture: Uint8Array | null
  /** First 32 hexadecimal digits of the picture's SHA-256, which are its name; null without a picture. */
  digest: string | null
}

interface Content {
  logos: (Omit<SavedLogo, 'picture'> & { picture: string | null })[]
}

const cachedBytes = 4 * 2 ** 20
const cachedPictures = 10_000

export function openLogoStore(storage: DocumentStorage) {
  const documents = seasonDocuments<Content>(storage, 'logos')
  const pictures = createReadCache<Uint8Array>({
    max: cachedPictures,
    maxSize: cachedBytes,
    sizeOf: ({ byteLength }) => byteLength,
  })

  /** Saved pictures and failed attempts; empty where nothing is known. A damaged document counts as missing. */
  async function of(key: LeagueKey): Promise<SavedLogo[]> {
    const { logos = [] } = (await documents.read(key)) ?? {}
    return logos.map((logo) => ({
      ...logo,
      picture: logo.picture === null ? null : Uint8Array.fromBase64(logo.picture),
    }))
  }

  return {
    of,
    /** Replaces the season's pictures; returns the bytes of the document. */
    write: (key: LeagueKey, logos: readonly SavedLogo[]) =>
      documents.write(key, { logos: logos.map((logo) => ({ ...logo, picture: logo.picture?.toBase64() ?? null })) }),
    /** Null where the season has no such picture. */
    picture: (key: LeagueKey, wanted: string) =>
      pictures.read(
        `${seasonKey('logos', key)}/${wanted}`,
        async () => (await of(key)).find(({ digest }) => digest === wanted)?.picture ?? null,
      ),
    remove: documents.remove,
  }
}

/** The season with the saved pictures of its teams. */
export function withSavedLogos(season: HostSeason, saved: readonly SavedLogo[]): HostSeason {
  if (saved.length === 0) return season
  const digests = new Map(saved.flatMap(({ url, digest }) => (digest ? [[url, digest]] : [])))
  const teams = season.teams.map(({ logo: _, ...team }) => {
    const logo = team.logoUrl === null ? undefined : digests.get(team.logoUrl)
    return logo === undefined ? team : { ...team, logo }
  })
  return { ...season, teams }
}
