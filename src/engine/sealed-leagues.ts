/**
 * Sealed leagues on the device: their file takes the place of their host. They are read from it, looked for anew when they are viewed,
 * and never requested from ESPN or Sleeper.
 */
import { createSealedLink, type SealedLink, sealedVersion } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { isHostName, isSameLeague, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { SealedLeague, SealedSeason } from '../sealed/sealed-league.ts'
import { keyOf } from '../service/import-season.ts'
import { loadPart } from '../service/load-part.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { Engine, Tabs } from './open-engine.ts'
import type { SealedOnDevice } from './protocol.ts'
import { findLink, type KnownLink, type SealedLinks } from './sealed-links.ts'

export interface SealedEngine extends Engine {
  /**
   * Reads the league of a link onto the device, from `bytes` or from where the link says, and returns its seasons, the newest first.
   * Throws `DomainError`.
   */
  openSealed(link: SealedLink, bytes: Uint8Array<ArrayBuffer> | null): Promise<LeagueKey[]>
  /** Seals a league of the device, under the same link each time. Throws `DomainError`. */
  seal(league: LeagueRef): Promise<SealedOnDevice>
}

export interface SealedOptions {
  store: Pick<LeagueStore, 'seasonsOf' | 'card' | 'read' | 'write'>
  links: SealedLinks
  /** The bytes of a link's file; null where there is none. Rejects where it cannot be reached. */
  fetchFile: (link: SealedLink) => Promise<Uint8Array<ArrayBuffer> | null>
  now: () => Date
  tabs?: Pick<Tabs, 'post'>
  /** Called with a sentence for the user, where something failed that no caller waits for. */
  onNote: (message: string) => void
}

const lookEveryMilliseconds = 10 * 60_000

/** Hosts that are not asked for sealed leagues: their members alone may read them there. */
export function withoutSealed(sources: LeagueSources, links: SealedLinks): LeagueSources {
  return async (host) => {
    const source = await sources(host)
    async function refuseSealed(leagueId: string): Promise<void> {
      if (!(await findLink(links, 'opened', { host, leagueId }))) return
      throw new DomainError('not-found', 'The file of this league has no such season.')
    }
    return {
      ...source,
      async listSeasons(leagueId, options) {
        await refuseSealed(leagueId)
        return source.listSeasons(leagueId, options)
      },
      async fetchSeason(leagueId, options) {
        await refuseSealed(leagueId)
        return source.fetchSeason(leagueId, options)
      },
    }
  }
}

export function withSealedLeagues(
  engine: Engine,
  { store, links, fetchFile, now, tabs, onNote }: SealedOptions,
): SealedEngine {
  const looking = new Map<string, Promise<void>>()

  async function readFile(link: SealedLink, given: Uint8Array<ArrayBuffer> | null) {
    const bytes = given ?? (await fetchFile(link))
    if (!bytes) throw new DomainError('not-found', noFile)
    const { openSealedLeague } = await loadFormat()
    return { league: await openSealedLeague(bytes, link), version: sealedVersion(bytes) }
  }

  /**
   * An older file than the one that was read is not taken: somebody may have put it back. `newestOnly`: the other seasons follow with the
   * next look for a newer file, so that the first screen does not wait for them.
   */
  async function storeLeague(
    link: SealedLink,
    { league, version }: { league: SealedLeague; version: string },
    { newestOnly = false } = {},
  ): Promise<KnownLink> {
    const before = (await links.all()).find(({ file, kind }) => file === link.file && kind === 'opened')
    const seasons = league.seasons.map(({ season }) => keyOf(season)).sort((a, b) => b.season - a.season)
    const known: KnownLink = {
      ...link,
      ...{ kind: 'opened', name: league.seasons[0]?.season.name ?? '', seasons },
      sealedAt: league.sealedAt,
      ...(newestOnly ? neverChecked : { version, checkedAt: now().toISOString() }),
    }
    if (before && before.sealedAt > league.sealedAt) {
      await links.save({ ...before, ...link, checkedAt: now().toISOString() })
      return before
    }
    // First, so that nobody asks the host for it.
    await links.save(known)
    for (const other of await links.all()) {
      const isSame = other.seasons.some((key) => seasons.some((one) => isSameLeague(one, key)))
      if (isSame && other.file !== link.file && other.kind === 'opened') await links.remove(other.file)
    }
    for (const sealed of league.seasons) {
      const isLater = newestOnly && sealed.season.season !== seasons[0]?.season
      if (isLater || (await isHere(sealed))) continue
      await store.write(sealed.season, { asOf: sealed.asOf, source: 'sealed', known: 'whole' })
      tabs?.post({ kind: 'changed', ...keyOf(sealed.season), known: 'whole' })
    }
    return known
  }

  async function isHere({ asOf, season }: SealedSeason): Promise<boolean> {
    const card = await store.card(season).catch(() => null)
    return card?.source === 'sealed' && card.asOf === asOf && asOf !== null && (await isReadable(season))
  }

  const isReadable = async (key: LeagueKey) => (await store.read(key).catch(() => null)) !== null

  /** Seasons that are gone, damaged or not here yet are read from the file. */
  async function restore(link: KnownLink): Promise<void> {
    const readable = await Promise.all(link.seasons.map(isReadable))
    if (!readable.every(Boolean)) await storeLeague(link, await readFile(link, null))
  }

  function lookForNewer(link: KnownLink): Promise<void> {
    const running = looking.get(link.file)
    if (running) return running
    if (now().getTime() - Date.parse(link.checkedAt) < lookEveryMilliseconds) return Promise.resolve()
    const look = lookNow(link).finally(() => looking.delete(link.file))
    looking.set(link.file, look)
    return look
  }

  async function lookNow(link: KnownLink): Promise<void> {
    await links.save({ ...link, checkedAt: now().toISOString() })
    // The device may be offline: the league is here.
    const bytes = await fetchFile(link).catch(() => undefined)
    if (bytes === undefined) return
    try {
      if (bytes === null) throw new DomainError('not-found', noFile)
      if (sealedVersion(bytes) !== link.version) await storeLeague(link, await readFile(link, bytes))
    } catch (error) {
      if (error instanceof DomainError)
        onNote(`${link.name} could not be read again. What is here stays. ${error.message}`)
      else throw error
    }
  }

  return {
    ...engine,
    async idle() {
      await Promise.allSettled(looking.values())
      await engine.idle()
    },
    async call(name, values, wait = {}) {
      const { host, leagueId = '' } = values
      const league = isHostName(host) ? { host, leagueId } : wait.pageLeague
      const link = league ? await findLink(links, 'opened', league) : null
      if (!link) return engine.call(name, values, wait)
      const response = await engine.call(name, values, wait).catch(async (error) => {
        const isMissing = error instanceof DomainError && ['not-found', 'storage'].includes(error.kind)
        if (!isMissing) throw error
        await looking.get(link.file)
        await restore(link)
        return engine.call(name, values, wait)
      })
      lookForNewer(link).catch(() => {})
      return response
    },
    async openSealed(link, bytes) {
      const known = (await links.all()).find(({ file, key }) => file === link.file && key === link.key)
      const [newest] = known?.kind === 'opened' ? known.seasons : []
      const isKnown = newest !== undefined && (await isReadable(newest))
      if (known && isKnown && !bytes) {
        lookForNewer(known).catch(() => {})
        return known.seasons
      }
      const read = await readFile(link, bytes)
      const newestOnly = bytes === null && read.league.seasons.length > 1
      return (await storeLeague(link, read, { newestOnly })).seasons
    },
    async seal(league) {
      const stored = await Promise.all((await store.seasonsOf(league)).map(readStored))
      const seasons = stored.filter((season) => season !== null)
      const [newest] = seasons
      if (!newest) throw new DomainError('not-found', 'This league is not on this device any more: open it again.')
      const keys = seasons.map(({ season }) => keyOf(season))
      const own = await findLink(links, 'own', league)
      const { file, key, address }: SealedLink = own ?? createSealedLink()
      const sealedAt = now().toISOString()
      const { sealLeague } = await loadFormat()
      const bytes = await sealLeague({ sealedAt, seasons }, { file, key })
      const version = sealedVersion(bytes)
      const { name } = newest.season
      await links.save({ file, key, address, kind: 'own', name, seasons: keys, sealedAt, version, checkedAt: sealedAt })
      return { link: { file, key, address }, bytes, seasons: keys.map(({ season }) => season) }
    },
    async remove(league) {
      const ids = [league, ...(await store.seasonsOf(league))]
      for (const { file, seasons } of await links.all()) {
        if (seasons.some((key) => ids.some((id) => isSameLeague(id, key)))) await links.remove(file)
      }
      await engine.remove(league)
    },
  }

  async function readStored(key: LeagueKey): Promise<SealedSeason | null> {
    const card = await store.card(key)
    const season = card?.known === 'whole' ? await store.read(key) : null
    return card && season && { asOf: card.asOf, season }
  }
}

const neverChecked = { version: '', checkedAt: new Date(0).toISOString() }

/** Most readers have no sealed league. */
const loadFormat = () => loadPart(() => import('../sealed/sealed-league.ts'))

const noFile =
  'The league’s file isn’t where the link points: ask for a new link, or open the file here if someone sent it to you.'
