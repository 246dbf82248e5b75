/**
 * Sealed leagues on the device: their file takes the place of their host. They are read from it, looked for anew when they are viewed,
 * and never requested from ESPN or Sleeper.
 */
import { createSealedLink, type SealedLink, sealedVersion } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { isSameLeague, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { SealedExtras, SealedSeason } from '../sealed/sealed-league.ts'
import { keyOf } from '../service/import-season.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import type { EngineOrigin, OpenedSealed, SealedOnDevice } from './protocol.ts'
import { loadSealedFormat, openSealedFiles, type SealedFilesOptions } from './sealed-files.ts'
import { findLink, isSameLink, type KnownLink } from './sealed-links.ts'
import { openSealedOnDevice } from './sealed-on-device.ts'
import { neverChecked, openSealedStore, type SealedStoreOptions } from './store-sealed.ts'

export interface SealedOptions extends SealedFilesOptions, SealedStoreOptions {
  store: LeagueStore
}

export function openSealedLeagues(options: SealedOptions) {
  const { store, links } = options
  const onDevice = openSealedOnDevice(store, links)
  const storeLeague = openSealedStore(options, onDevice)
  const files = openSealedFiles(options, onDevice.findOpened, storeLeague)
  const findOpened = (league: LeagueRef) => findLink(links, 'opened', league)

  /** Hosts that are not asked for sealed leagues: their members alone may read them there. */
  function spareHosts(sources: LeagueSources): LeagueSources {
    return async (host) => {
      const source = await sources(host)
      async function refuseSealed(leagueId: string): Promise<void> {
        if (!(await findOpened({ host, leagueId }))) return
        throw new DomainError('not-found', 'This league’s file doesn’t have that season.')
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

  /** Seasons that are gone, damaged or not here yet are read from the file. */
  async function restore(link: KnownLink): Promise<void> {
    await files.looked(link)
    const readable = await Promise.all(link.seasons.map(onDevice.isReadable))
    if (!readable.every(Boolean)) await storeLeague(link, await files.read(link, null))
  }

  /** Tells of a sealed league which week it has, so that whoever opens an old file sees it. */
  async function describeOrigin(origin: EngineOrigin | null, link: KnownLink): Promise<EngineOrigin | null> {
    if (origin?.source !== 'sealed') return origin
    const [newest] = link.seasons
    const card = newest && (await store.card(newest).catch(() => null))
    const throughWeek = card?.summary.status.finalWeeks.at(-1) ?? 0
    return { ...origin, throughWeek, isFileOlder: link.olderFileOf !== undefined }
  }

  async function open(
    link: SealedLink,
    bytes: Uint8Array<ArrayBuffer> | null,
    { replaces } = { replaces: false },
  ): Promise<OpenedSealed> {
    const known = await onDevice.findOpened(link)
    const [newest] = known?.seasons ?? []
    if (known && newest && !bytes && (await onDevice.isOfLink(newest, known)) && (await onDevice.isReadable(newest))) {
      // The page that follows looks for a newer file: this one leaves before it could be read.
      await links.save({ ...known, checkedAt: neverChecked.checkedAt })
      return { kind: 'opened', seasons: known.seasons }
    }
    const read = await files.read(link, bytes)
    const here = replaces ? null : await onDevice.findElsewhere(link, read.league)
    if (here) {
      const own = (await links.all()).find((one) => one.kind === 'own' && isSameLink(one, link))
      // Whoever sealed the league tries the link.
      if (own && own.sealedAt >= read.league.sealedAt) return { kind: 'opened', seasons: own.seasons }
      return { kind: 'taken', here, offered: describeOffered(read.league.seasons, read.league.sealedAt) }
    }
    const newestOnly = bytes === null && read.league.seasons.length > 1
    return { kind: 'opened', seasons: (await storeLeague(link, read, { newestOnly, replaces })).seasons }
  }

  /** The links of a league that the reader removes. */
  async function forget(league: LeagueRef): Promise<void> {
    const ids = [league, ...(await store.seasonsOf(league))]
    for (const link of await links.all()) {
      if (link.seasons.some((key) => ids.some((id) => isSameLeague(id, key)))) await links.remove(link)
    }
  }

  return {
    spareHosts,
    findOpened,
    restore,
    lookForNewer: files.lookForNewer,
    describeOrigin,
    open,
    async linkOf(league: LeagueRef): Promise<SealedLink | null> {
      const opened = await findOpened(league)
      return opened && { file: opened.file, key: opened.key, address: opened.address }
    },
    /** The league's book and pictures; null where it is not from a link. */
    async extrasOf(league: LeagueRef): Promise<SealedExtras | null> {
      const opened = await findOpened(league)
      return opened && links.extras(opened)
    },
    seal: (league: LeagueRef) => sealFromDevice(league, options),
    forget,
    idle: files.idle,
  }
}

/** Seals a league of the device, under the same link each time. */
async function sealFromDevice(
  league: LeagueRef,
  { store, links, now }: Pick<SealedOptions, 'store' | 'links' | 'now'>,
): Promise<SealedOnDevice> {
  const stored = await Promise.all((await store.seasonsOf(league)).map((key) => readStored(store, key)))
  const seasons = stored.filter((season) => season !== null)
  const [newest] = seasons
  if (!newest) throw new DomainError('not-found', 'This league is no longer on this device. Open it again.')
  const keys = seasons.map(({ season }) => keyOf(season))
  const own = await findLink(links, 'own', league)
  const { file, key, address }: SealedLink = own ?? createSealedLink()
  const sealedAt = now().toISOString()
  const opened = await findLink(links, 'opened', league)
  const { book = null, pictures = {} } = (opened && (await links.extras(opened))) ?? {}
  const { sealLeague } = await loadSealedFormat()
  const bytes = await sealLeague({ sealedAt, seasons, book, pictures }, { file, key })
  const version = sealedVersion(bytes)
  const { name } = newest.season
  await links.save({ file, key, address, kind: 'own', name, seasons: keys, sealedAt, version, checkedAt: sealedAt })
  return { link: { file, key, address }, bytes, seasons: keys.map(({ season }) => season) }
}

async function readStored(store: LeagueStore, key: LeagueKey): Promise<SealedSeason | null> {
  const card = await store.card(key)
  const season = card?.known === 'whole' ? await store.read(key) : null
  return card && season && { asOf: card.asOf, season }
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
