/** The host's responses that seasons were read from: an import that was stopped resumes from them, a damaged season is rebuilt. */
import type { LeagueKey } from '../domain/identity.ts'
import type { RawFolder } from '../hosts/league-source.ts'
import { proScheduleFile, scopeOfFile } from '../hosts/shared/raw-files.ts'
import { encodeDocument, readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonKey, seasonOfKey } from './stored-keys.ts'

export interface RawResponses {
  folder(key: LeagueKey): RawFolder
  /** Replaces responses of the season by name, all or none where the storage can. */
  replace(key: LeagueKey, responses: ReadonlyMap<string, unknown>): Promise<void>
  /** Removes the season's responses; those that leagues share go with the last one that reads them. */
  remove(key: LeagueKey): Promise<void>
  /** Bytes of the season's responses. */
  size(key: LeagueKey): Promise<number>
  /** When the newest of them was saved, ISO 8601; null where unknown. */
  savedAt(key: LeagueKey): Promise<string | null>
}

const extension = /\.json$/

/** Responses as documents: `raw:{league}:{season}:{file}`, and what leagues share once, `nfl:{season}:{file}`. */
export function openStoredResponses(storage: DocumentStorage): RawResponses {
  const documentKey = (name: string, key: LeagueKey) =>
    `${sharedPrefix(name, key.season) ?? seasonKey('raw', key)}:${name.replace(extension, '')}`

  return {
    folder: (key) => ({
      read: async (name) => (await readContent<{ json: unknown }>(storage, documentKey(name, key)))?.json ?? null,
      async write(name, json) {
        await writeContent(storage, documentKey(name, key), { json })
      },
      async list() {
        const prefixes = [seasonKey('raw', key), `nfl:${key.season}`, 'nfl:all']
        const keys = (await Promise.all(prefixes.map((prefix) => storage.keys(prefix)))).flat()
        return keys.map((found) => `${found.split(':').at(-1)}.json`).sort()
      },
    }),
    async replace(key, responses) {
      const documents = new Map<string, Uint8Array>()
      for (const [name, json] of responses) {
        const place = documentKey(name, key)
        documents.set(place, encodeDocument(place, { json }).bytes)
      }
      if (storage.writeTogether) return storage.writeTogether(documents)
      for (const [place, bytes] of documents) await storage.write(place, bytes)
    },
    async remove(key) {
      for (const found of await storage.keys(seasonKey('raw', key))) await storage.remove(found)
      // A league that is being imported has responses already.
      const readers = (await storage.keys('raw')).flatMap((found) => seasonOfKey(found) ?? [])
      for (const found of await storage.keys('nfl')) {
        if (!readers.some((reader) => isReadBy(found, reader))) await storage.remove(found)
      }
    },
    async size(key) {
      const sizes = await storage.sizes(seasonKey('raw', key))
      return [...sizes.values()].reduce((sum, size) => sum + size, 0)
    },
    savedAt: async () => null,
  }
}

/** Where a response is that is the same for all leagues, or for all of a season; null for one of a single league. */
function sharedPrefix(name: string, season: number): string | null {
  const scope = name === proScheduleFile ? 'season' : scopeOfFile(name)
  return scope === 'league' ? null : `nfl:${scope === 'season' ? season : 'all'}`
}

/** What is not for the leagues of all hosts has its host's name in front. */
function isReadBy(place: string, { host, season }: LeagueKey): boolean {
  const [, year = '', file = ''] = place.split(':')
  return (
    (year === 'all' || Number(year) === season) && (`${file}.json` === proScheduleFile || file.startsWith(`${host}-`))
  )
}
