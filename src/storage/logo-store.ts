/** Pictures of teams in a storage: one document per season, beside the season's own. */
import { createHash } from 'node:crypto'
import type { LeagueKey } from '../domain/identity.ts'
import { encodeDocument, readContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import type { LogoStore, SavedLogo } from './logos.ts'
import { createRecent } from './recent.ts'
import { seasonKey } from './stored-keys.ts'

interface Content {
  logos: { url: string; triedAt: string; picture: string | null }[]
}

const cachedBytes = 4 * 2 ** 20
const cachedPictures = 10_000

export function openLogoStore(storage: DocumentStorage): LogoStore {
  const pictures = createRecent<Uint8Array>({ max: cachedPictures, maxSize: cachedBytes })
  const keyOf = (key: LeagueKey) => seasonKey('logos', key)

  async function of(key: LeagueKey): Promise<SavedLogo[]> {
    // A damaged document counts as missing: the next import fetches its pictures again.
    const content = await readContent<Content>(storage, keyOf(key))
    return (content?.logos ?? []).map(({ url, triedAt, picture: text }) => {
      const picture = text === null ? null : new Uint8Array(Buffer.from(text, 'base64'))
      return { url, triedAt, picture, digest: picture && digestOf(picture) }
    })
  }

  return {
    of,
    async write(key, logos) {
      const content: Content = {
        logos: logos.map(({ url, triedAt, picture }) => ({
          ...{ url, triedAt },
          picture: picture && Buffer.from(picture).toString('base64'),
        })),
      }
      const { bytes } = encodeDocument(keyOf(key), content)
      await storage.write(keyOf(key), bytes)
      return bytes.byteLength
    },
    async picture(key, wanted) {
      const name = `${keyOf(key)}/${wanted}`
      const cached = pictures.get(name)
      if (cached) return cached
      const found = (await of(key)).find(({ digest }) => digest === wanted)?.picture ?? null
      if (found) pictures.set(name, found, found.byteLength)
      return found
    },
    remove: (key) => storage.remove(keyOf(key)),
  }
}

/** First 32 hexadecimal digits of the SHA-256. */
export function digestOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 32)
}
