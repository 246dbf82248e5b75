/** Files of sealed leagues: read, and looked for anew when their league is viewed. */
import { type SealedLink, sealedVersion } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { loadPart } from '../service/load-part.ts'
import type { KnownLink, SealedLinks } from './sealed-links.ts'
import type { openSealedStore, SealedContent } from './store-sealed.ts'

export interface SealedFilesOptions {
  links: SealedLinks
  now: () => Date
  /** The bytes of a link's file; null where there is none. Rejects where it cannot be reached. */
  fetchFile: (link: SealedLink) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Called with a sentence for the user, where something failed that no caller waits for. */
  onNote: (message: string) => void
  /** Runs while no other tab stores or removes a sealed league. Nothing is requested meanwhile. */
  whileLocked: <T>(run: () => Promise<T>) => Promise<T>
}

const lookEveryMilliseconds = 10 * 60_000

export function openSealedFiles(
  { links, now, fetchFile, onNote, whileLocked }: SealedFilesOptions,
  findOpened: (link: SealedLink) => Promise<KnownLink | null>,
  storeLeague: ReturnType<typeof openSealedStore>,
) {
  const looking = new Map<string, Promise<void>>()
  const nameOf = ({ file, key }: SealedLink) => `${file}.${key}`

  async function read(link: SealedLink, given: Uint8Array<ArrayBuffer> | null): Promise<SealedContent> {
    const bytes = given ?? (await fetchFile(link))
    if (!bytes) throw new DomainError('not-found', noFile)
    const { openSealedLeague } = await loadSealedFormat()
    return { league: await openSealedLeague(bytes, link), version: sealedVersion(bytes) }
  }

  function lookForNewer(link: KnownLink): Promise<void> {
    const name = nameOf(link)
    const running = looking.get(name)
    if (running) return running
    const age = now().getTime() - Date.parse(link.checkedAt)
    // A clock that was set back makes the last look a future one.
    if (age >= 0 && age < lookEveryMilliseconds) return Promise.resolve()
    const look = lookNow(link).finally(() => looking.delete(name))
    looking.set(name, look)
    return look
  }

  /** Noted as done only afterwards: the page may leave meanwhile, and the next one is to look again. */
  async function lookNow(link: KnownLink): Promise<void> {
    // The device may be offline: the league is here.
    const bytes = await fetchFile(link).catch(() => undefined)
    await whileLocked(() => storeFound(link, bytes))
  }

  /** `bytes`: null if there is no file, undefined if it can't be reached. */
  async function storeFound(link: KnownLink, bytes: Uint8Array<ArrayBuffer> | null | undefined): Promise<void> {
    const current = await findOpened(link)
    // The reader may have removed the league meanwhile.
    if (!current) return
    const checkedAt = now().toISOString()
    if (bytes === undefined) return links.save({ ...current, checkedAt })
    try {
      if (bytes === null) throw new DomainError('not-found', noFile)
      if (sealedVersion(bytes) === current.version) {
        const { olderFileOf: _, ...same } = current
        return await links.save({ ...same, checkedAt })
      }
      const { olderFileOf } = await storeLeague(link, await read(link, bytes))
      if (olderFileOf !== undefined)
        onNote(`The published file of ${link.name} is older than what you have. You keep the newer one.`)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await links.save({ ...current, checkedAt })
      onNote(`Couldn’t refresh ${link.name}. Your saved copy is safe. ${error.message}`)
    }
  }

  return {
    read,
    lookForNewer,
    /** Resolves once the running look for the link's file has ended. */
    looked: async (link: SealedLink) => looking.get(nameOf(link)),
    idle: () => Promise.allSettled(looking.values()),
  }
}

/** Most readers have no sealed league. */
export const loadSealedFormat = () => loadPart(() => import('../sealed/sealed-league.ts'))

const noFile =
  'The league’s file isn’t where the link points: ask for a new link, or open the file here if someone sent it to you.'
