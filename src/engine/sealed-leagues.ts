/**
 * Sealed leagues on the device: their file takes the place of their host. They are read from it, looked for anew when they are viewed,
 * and never requested from ESPN or Sleeper.
 */

import { createSealedLink, type SealedLink, sealedVersion } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { isHostName, isSameLeague, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { SealedSeason } from '../sealed/sealed-league.ts'
import { keyOf } from '../service/import-season.ts'
import { loadPart } from '../service/load-part.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import type { Engine } from './open-engine.ts'
import type { EngineResponse, OpenedSealed, SealedOnDevice } from './protocol.ts'
import { findLink, isSameLink, type KnownLink, type SealedLinks } from './sealed-links.ts'
import { neverChecked, type SealedContent, type SealedStoreOptions, sealedStore } from './store-sealed.ts'

export interface SealedEngine extends Engine {
  /**
   * Reads the league of a link onto the device, from `bytes` or from where the link says. A league that is here from elsewhere is replaced
   * only with `replaces`. Throws `DomainError`.
   */
  openSealed(
    link: SealedLink,
    bytes: Uint8Array<ArrayBuffer> | null,
    options?: { replaces: boolean },
  ): Promise<OpenedSealed>
  /** Seals a league of the device, under the same link each time. Throws `DomainError`. */
  seal(league: LeagueRef): Promise<SealedOnDevice>
}

export interface SealedOptions extends SealedStoreOptions {
  /** The bytes of a link's file; null where there is none. Rejects where it cannot be reached. */
  fetchFile: (link: SealedLink) => Promise<Uint8Array<ArrayBuffer> | null>
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

export function withSealedLeagues(engine: Engine, options: SealedOptions): SealedEngine {
  const { store, links, fetchFile, now, onNote } = options
  const { findOpened, findElsewhere, storeLeague, isReadable, isOfLink } = sealedStore(options)
  const looking = new Map<string, Promise<void>>()

  async function readFile(link: SealedLink, given: Uint8Array<ArrayBuffer> | null): Promise<SealedContent> {
    const bytes = given ?? (await fetchFile(link))
    if (!bytes) throw new DomainError('not-found', noFile)
    const { openSealedLeague } = await loadFormat()
    return { league: await openSealedLeague(bytes, link), version: sealedVersion(bytes) }
  }

  /** Seasons that are gone, damaged or not here yet are read from the file. */
  async function restore(link: KnownLink): Promise<void> {
    const readable = await Promise.all(link.seasons.map(isReadable))
    if (!readable.every(Boolean)) await storeLeague(link, await readFile(link, null))
  }

  function lookForNewer(link: KnownLink): Promise<void> {
    const name = `${link.file}.${link.key}`
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
      const { olderFileOf } = await storeLeague(link, await readFile(link, bytes))
      if (olderFileOf !== undefined)
        onNote(`The published file of ${link.name} is older than what you have. You keep the newer one.`)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await links.save({ ...current, checkedAt })
      onNote(`${link.name} could not be read again. What is here stays. ${error.message}`)
    }
  }

  /** Tells of a sealed league which week it has, so that whoever opens an old file sees it. */
  async function withOrigin({ json, origin }: EngineResponse, link: KnownLink): Promise<EngineResponse> {
    if (origin?.source !== 'sealed') return { json, origin }
    const [newest] = link.seasons
    const card = newest && (await store.card(newest).catch(() => null))
    const throughWeek = card?.league.completedWeeks.at(-1) ?? 0
    return { json, origin: { ...origin, throughWeek, isFileOlder: link.olderFileOf !== undefined } }
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
        await looking.get(`${link.file}.${link.key}`)
        await restore(link)
        return engine.call(name, values, wait)
      })
      lookForNewer(link).catch(() => {})
      return withOrigin(response, link)
    },
    async openSealed(link, bytes, { replaces } = { replaces: false }) {
      const known = await findOpened(link)
      const [newest] = known?.seasons ?? []
      if (known && newest && !bytes && (await isOfLink(newest, known)) && (await isReadable(newest))) {
        // The page that follows looks for a newer file: this one leaves before it could be read.
        await links.save({ ...known, checkedAt: neverChecked.checkedAt })
        return { kind: 'opened', seasons: known.seasons }
      }
      const read = await readFile(link, bytes)
      const here = replaces ? null : await findElsewhere(link, read.league)
      if (here) {
        const own = (await links.all()).find((one) => one.kind === 'own' && isSameLink(one, link))
        // Whoever sealed the league tries the link.
        if (own && own.sealedAt >= read.league.sealedAt) return { kind: 'opened', seasons: own.seasons }
        return { kind: 'taken', here, offered: describeOffered(read.league.seasons, read.league.sealedAt) }
      }
      const newestOnly = bytes === null && read.league.seasons.length > 1
      return { kind: 'opened', seasons: (await storeLeague(link, read, { newestOnly, replaces })).seasons }
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
      for (const link of await links.all()) {
        if (link.seasons.some((key) => ids.some((id) => isSameLeague(id, key)))) await links.remove(link)
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

function describeOffered(seasons: readonly SealedSeason[], sealedAt: string) {
  const byYear = seasons.map(({ season }) => season).sort((a, b) => b.season - a.season)
  return {
    name: byYear[0]?.name ?? '',
    sealedAt,
    throughWeek: (byYear[0] && judgeSeason(byYear[0]).status.finalWeeks.at(-1)) ?? 0,
    seasons: byYear.map(({ season }) => season),
  }
}

/** Most readers have no sealed league. */
const loadFormat = () => loadPart(() => import('../sealed/sealed-league.ts'))

const noFile =
  'The league’s file isn’t where the link points: ask for a new link, or open the file here if someone sent it to you.'
