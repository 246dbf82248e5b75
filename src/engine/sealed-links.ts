/** Links of sealed leagues on the device. */
import type { SealedLink } from '../contract/sealed-link.ts'
import { isSameLeague, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import type { SealedExtras } from '../sealed/sealed-league.ts'
import { readContent, writeContent } from '../storage/document.ts'
import type { DocumentStorage } from '../storage/document-storage.ts'

export interface KnownLink extends SealedLink {
  /** 'opened': its league is read from its file. 'own': the league was sealed on this device. */
  kind: 'opened' | 'own'
  name: string
  /** The seasons that the file had of its league, the newest first. */
  seasons: LeagueKey[]
  /** Those of the leagues that it is joined with; absent in links of earlier versions. */
  joined?: LeagueKey[]
  /** When the file was made, ISO 8601. */
  sealedAt: string
  /** See `sealedVersion`. */
  version: string
  /** When a newer file was looked for last, ISO 8601. */
  checkedAt: string
  /** When the published file was made, if it is older than the one that was read; absent otherwise. */
  olderFileOf?: string
}

export type SealedLinks = ReturnType<typeof openSealedLinks>

/**
 * Links beside the leagues of a storage, each a document of its own: they stay where a league is removed for lack of space. A link is its
 * file and its key: whoever knows only the file's name must not replace it.
 */
export function openSealedLinks(storage: DocumentStorage) {
  const keyOf = ({ file, key, kind }: KnownLink) => `sealed:${file}:${kind}-${key}`
  const extrasKeyOf = ({ file, key }: SealedLink) => `sealed-extras:${file}:${key}`
  /** Where earlier versions stored links, by file only. */
  const formerKeyOf = ({ file }: KnownLink) => `sealed:${file}:link`

  async function removeFormer(link: KnownLink): Promise<void> {
    const former = await readContent<KnownLink>(storage, formerKeyOf(link))
    if (former && isSameLink(former, link) && former.kind === link.kind) await storage.remove(formerKeyOf(link))
  }

  return {
    async all(): Promise<KnownLink[]> {
      const keys = await storage.keys('sealed')
      const links = await Promise.all(keys.map((key) => readContent<KnownLink>(storage, key)))
      return links.filter((link) => link !== null)
    },
    /** Replaces the link of this kind, file and key. */
    async save(link: KnownLink): Promise<void> {
      await writeContent(storage, keyOf(link), link)
      await removeFormer(link)
    },
    /** Book and pictures of a link's file; null where its file has not been read, or had none. */
    extras: (link: SealedLink) => readContent<SealedExtras>(storage, extrasKeyOf(link), () => null),
    /** Throws `StorageFull` where the device has no space for them. */
    async saveExtras(link: SealedLink, extras: SealedExtras): Promise<void> {
      await writeContent(storage, extrasKeyOf(link), extras)
    },
    async remove(link: KnownLink): Promise<void> {
      await storage.remove(keyOf(link))
      if (link.kind === 'opened') await storage.remove(extrasKeyOf(link))
      await removeFormer(link)
    },
  }
}

export const isSameLink = (a: SealedLink, b: SealedLink) => a.file === b.file && a.key === b.key

/** All seasons that the link's file had. */
export const seasonsOfLink = ({ seasons, joined = [] }: Pick<KnownLink, 'seasons' | 'joined'>) => [
  ...seasons,
  ...joined,
]

/** Whether the link's file has the league, also as one that another is joined with. */
export function opensLeague(link: Pick<KnownLink, 'seasons' | 'joined'>, league: LeagueRef): boolean {
  return seasonsOfLink(link).some((key) => isSameLeague(key, league))
}

/** The link of a league; null where it has none of the kind. */
export async function findLink(
  links: SealedLinks,
  kind: KnownLink['kind'],
  league: LeagueRef,
): Promise<KnownLink | null> {
  const all = await links.all()
  return all.find((link) => link.kind === kind && opensLeague(link, league)) ?? null
}
