/** The saved pictures of a season's teams: one document per season, beside the season's own. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'

export interface SavedLogo {
  /** Where it was fetched from. */
  url: string
  /** When that was last tried, ISO 8601. */
  triedAt: string
  /** A small WebP; null where the picture could not be fetched. */
  picture: Uint8Array | null
}

export interface LogoStore {
  /** Saved pictures and failed attempts; empty where nothing is known. */
  of(key: LeagueKey): Promise<SavedLogo[]>
  /** Replaces the season's pictures; returns the bytes of the document. */
  write(key: LeagueKey, logos: readonly SavedLogo[]): Promise<number>
  /** Null where the season has no such picture. */
  picture(key: LeagueKey, digest: string): Promise<Uint8Array | null>
  remove(key: LeagueKey): Promise<void>
}

interface Content {
  logos: { url: string; triedAt: string; picture: string | null }[]
}

const cachedBytes = 4 * 2 ** 20

export function openLogoStore(storage: DocumentStorage): LogoStore {
  const pictures = new LRUCache<string, Uint8Array>({
    maxSize: cachedBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 100,
  })

  async function of(key: LeagueKey): Promise<SavedLogo[]> {
    const name = nameOf(key)
    const raw = await storage.read(name)
    const content = raw ? decodeDocument<Content>(name, raw, () => false)?.content : null
    // A damaged document counts as missing: the next import fetches its pictures again.
    return (content?.logos ?? []).map((logo) => ({
      ...logo,
      picture: logo.picture === null ? null : new Uint8Array(Buffer.from(logo.picture, 'base64')),
    }))
  }

  return {
    of,
    async write(key, logos) {
      const name = nameOf(key)
      const content: Content = {
        logos: logos.map((logo) => ({
          ...logo,
          picture: logo.picture && Buffer.from(logo.picture).toString('base64'),
        })),
      }
      const { text } = encodeDocument(name, content)
      await storage.write(name, text)
      return text.length
    },
    async picture(key, digest) {
      const cached = pictures.get(`${nameOf(key)}/${digest}`)
      if (cached) return cached
      const found = (await of(key)).find(({ picture }) => picture && digestOf(picture) === digest)?.picture ?? null
      if (found) pictures.set(`${nameOf(key)}/${digest}`, found)
      return found
    },
    async remove(key) {
      for (const name of pictures.keys()) if (name.startsWith(`${nameOf(key)}/`)) pictures.delete(name)
      await storage.remove(nameOf(key))
    },
  }
}

/** The season with the saved pictures of its teams. */
export function withSavedLogos(season: LeagueSeason, saved: readonly SavedLogo[]): LeagueSeason {
  if (saved.length === 0) return season
  const digests = new Map(saved.flatMap(({ url, picture }) => (picture ? [[url, digestOf(picture)]] : [])))
  const teams = season.teams.map(({ logo: _, ...team }) => {
    const logo = team.logoUrl === null ? undefined : digests.get(team.logoUrl)
    return logo === undefined ? team : { ...team, logo }
  })
  return { ...season, teams }
}

/** First 32 hexadecimal digits of the SHA-256. */
export function digestOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 32)
}

const nameOf = (key: LeagueKey) => `logos:${nameLeague(key)}:${key.season}`
