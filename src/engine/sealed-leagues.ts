/**
 * Sealed leagues on the device: their file takes the place of their host. They are read from it, looked for anew when they are viewed,
 * and never requested from a host.
 */
import { bookWithJoin, joinLeague } from '../book/joined-league.ts'
import type { LeagueJoin } from '../contract/league-join.ts'
import type { DeviceSeason } from '../contract/response-headers.ts'
import { createSealedLink, type SealedLink, sealedVersion } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { isSameLeague, isSameSeason, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import type { LeagueSources } from '../hosts/league-source.ts'
import type { SealedExtras } from '../sealed/sealed-league.ts'
import { keyOf } from '../service/import-season.ts'
import { listJoinedSeasons } from '../service/joined-seasons.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { readSealable } from '../storage/read-sealable.ts'
import { describeOffered } from './describe-offered.ts'
import type { Device } from './open-device.ts'
import { type OpenedSealed, type OpenSealedOptions, removedHere, type SealedOnDevice } from './protocol.ts'
import { loadSealedFormat, openSealedFiles, type SealedFilesOptions } from './sealed-files.ts'
import { findLink, isSameLink, type KnownLink, opensLeague, seasonsOfLink } from './sealed-links.ts'
import { openSealedOnDevice } from './sealed-on-device.ts'
import { openSealedRemoval } from './sealed-removal.ts'
import { neverChecked, openSealedStore, type SealedContent, type SealedStoreOptions } from './store-sealed.ts'

export interface SealedOptions extends Omit<SealedFilesOptions, 'whileLocked'>, SealedStoreOptions {
  store: LeagueStore
  lock: Device['lockSealed']
}

interface SealingOptions {
  /** What the reader joined to the league on this device. */
  join: LeagueJoin
  /** Reads a season of a joined league from its host, of which only the scores may be here. */
  loadWhole: (key: LeagueKey) => Promise<unknown>
}

export function openSealedLeagues(options: SealedOptions) {
  const { store, links, lock } = options
  const onDevice = openSealedOnDevice(store, links)
  const storeLeague = openSealedStore(options, onDevice)
  const files = openSealedFiles({ ...options, whileLocked }, onDevice.findOpened, storeLeague)
  const removal = openSealedRemoval(store, links, onDevice)
  const findOpened = (league: LeagueRef) => findLink(links, 'opened', league)

  async function whileLocked<T>(run: () => Promise<T>): Promise<T> {
    const release = await lock()
    try {
      return await run()
    } finally {
      await release()
    }
  }

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
    const readable = await Promise.all(seasonsOfLink(link).map(onDevice.isReadable))
    if (readable.every(Boolean)) return
    const content = await files.read(link, null)
    await whileLocked(async () => {
      // Otherwise a league that another tab has removed would be back.
      if (!(await onDevice.findOpened(link))) throw notHere()
      await storeLeague(link, content)
    })
  }

  /** Describes a sealed league with its last final week, so that a reader who opens an old file sees its age. */
  async function describeSealed(link: KnownLink): Promise<DeviceSeason> {
    const [newest] = link.seasons
    const card = newest && (await store.card(newest).catch(() => null))
    const throughWeek = card?.summary.status.finalWeeks.at(-1) ?? 0
    return { source: 'sealed', throughWeek, isFileOlder: link.olderFileOf !== undefined }
  }

  async function open(
    link: SealedLink,
    bytes: Uint8Array<ArrayBuffer> | null,
    { replaces = false, keepsJoined = false }: OpenSealedOptions = {},
  ): Promise<OpenedSealed> {
    const known = await onDevice.findOpened(link)
    const [newest] = known?.seasons ?? []
    if (known && newest && !bytes && (await onDevice.isOfLink(newest, known)) && (await onDevice.isReadable(newest))) {
      // The page that follows looks for a newer file: this one leaves before it could be read.
      await links.save({ ...known, checkedAt: neverChecked.checkedAt })
      return { kind: 'opened', seasons: known.seasons }
    }
    const read = await files.read(link, bytes)
    return whileLocked(() => storeOpened(link, read, { replaces, keepsJoined, newestOnly: bytes === null }))
  }

  async function storeOpened(
    link: SealedLink,
    read: SealedContent,
    { replaces, keepsJoined, newestOnly }: Required<OpenSealedOptions> & { newestOnly: boolean },
  ): Promise<OpenedSealed> {
    const { seasons, joined } = read.league
    const here = replaces ? [] : await onDevice.listElsewhere(link, keepsJoined ? seasons : [...seasons, ...joined])
    if (here.length > 0) {
      const own = (await links.all()).find((one) => one.kind === 'own' && isSameLink(one, link))
      // Whoever sealed the league tries the link.
      if (own && own.sealedAt >= read.league.sealedAt) return { kind: 'opened', seasons: own.seasons }
      const isJoinedOnly = (await onDevice.listElsewhere(link, seasons)).length === 0
      return { kind: 'taken', here, offered: describeOffered(read.league), isJoinedOnly }
    }
    const hasMore = seasons.length + joined.length > 1
    const stored = await storeLeague(link, read, { newestOnly: newestOnly && hasMore, replaces })
    return { kind: 'opened', seasons: stored.seasons }
  }

  return {
    spareHosts,
    findOpened,
    restore,
    lookForNewer: files.lookForNewer,
    describeSealed,
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
    seal: (league: LeagueRef, sealing: SealingOptions) => sealFromDevice(league, sealing, options),
    // What is being stored of a file is listed and removed, too.
    listRemovedWith: (league: LeagueRef) => whileLocked(() => removal.listRemovedWith(league)),
    /** Returns the other leagues that went with it. */
    remove: (league: LeagueRef, removeStored: (league: LeagueRef) => Promise<void>) =>
      whileLocked(async () => {
        const others = await removal.forget(league)
        for (const one of [league, ...others]) await removeStored(one)
        return others
      }),
    idle: files.idle,
  }
}

/** Seals a league of the device, under the same link each time. */
async function sealFromDevice(
  league: LeagueRef,
  { join, loadWhole }: SealingOptions,
  { store, links, now }: Pick<SealedOptions, 'store' | 'links' | 'now'>,
): Promise<SealedOnDevice> {
  const opened = await findLink(links, 'opened', league)
  const extras = opened && (await links.extras(opened))
  const ofLeague = joinLeague(league, extras?.book ?? null, join)
  const ownKeys = await store.seasonsOf(league)
  const allKeys = await listJoinedSeasons(ofLeague.ids, store)
  const chosen = await listJoinedSeasons(join.also, store)
  const joinedKeys: LeagueKey[] = []
  for (const key of allKeys) {
    if (ownKeys.some((own) => isSameSeason(own, key))) continue
    // The book of a file may name any league: what of it is here from elsewhere is not for others, unless the reader joined it.
    const cameAlong = opened && opensLeague(opened, key) && (await store.card(key))?.source === 'sealed'
    if (cameAlong || chosen.some((one) => isSameSeason(one, key))) joinedKeys.push(key)
  }
  for (const key of joinedKeys) if ((await store.card(key))?.known !== 'whole') await loadWhole(key)
  const [seasons, joined] = await Promise.all([readSealable(store, ownKeys), readSealable(store, joinedKeys)])
  const [newest] = seasons
  if (!newest) throw notHere()
  const keys = seasons.map(({ season }) => keyOf(season))
  const keysOfJoined = joined.map(({ season }) => keyOf(season))
  // Not the link of a league that this one is joined to: its members would read this file, too.
  const own = (await links.all()).find(
    (one) => one.kind === 'own' && one.seasons.some((key) => isSameLeague(key, league)),
  )
  const { file, key, address }: SealedLink = own ?? createSealedLink()
  const sealedAt = now().toISOString()
  const { sealLeague } = await loadSealedFormat()
  const bytes = await sealLeague(
    { sealedAt, seasons, joined, book: bookWithJoin(ofLeague), pictures: extras?.pictures ?? {} },
    { file, key },
  )
  const version = sealedVersion(bytes)
  const { name } = newest.season
  const sealed = { file, key, address, name, seasons: keys, joined: keysOfJoined, sealedAt, version }
  await links.save({ ...sealed, kind: 'own', checkedAt: sealedAt })
  return { link: { file, key, address }, bytes, seasons: keys.map(({ season }) => season) }
}

/** Of a league that another tab removed, or the device for lack of space. */
export const notHere = () => new DomainError('not-found', removedHere)
