/** Stores the league of a sealed file on the device, unless that would replace another one. */

import type { SealedLink } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { isSameLeague, isSameSeason, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import { newestFirst } from '../domain/season-order.ts'
import type { SealedLeague, SealedSeason } from '../sealed/sealed-league.ts'
import { keyOf } from '../service/import-season.ts'
import { StorageFull } from '../storage/document-storage.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { TabMessage } from './protocol.ts'
import { isSameLink, type KnownLink, opensLeague, type SealedLinks } from './sealed-links.ts'
import type { SealedOnDeviceFinder } from './sealed-on-device.ts'

/** What was read from a file. */
export interface SealedContent {
  league: SealedLeague
  version: string
}

export interface StoreOptions {
  /** The other seasons follow with the next look for a newer file, so that the first screen does not wait for them. */
  newestOnly?: boolean
  /** The reader has confirmed that it takes the place of a league that is here from elsewhere. */
  replaces?: boolean
}

export interface SealedStoreOptions {
  store: Pick<LeagueStore, 'write' | 'remove' | 'uses' | 'links' | 'paths'>
  links: SealedLinks
  now: () => Date
  /** Whether the newest of a league is held in memory, as the device has no space for it. */
  isUnsaved: (league: LeagueRef) => Promise<boolean>
  /** Called with each season that is stored. */
  onStored: (message: TabMessage) => void
}

export function openSealedStore(
  { store, links, isUnsaved, now, onStored }: SealedStoreOptions,
  { findOpened, listTaken, isHere }: SealedOnDeviceFinder,
) {
  /** An older file than the one that was read is not taken: somebody may have put it back. */
  async function storeLeague(
    link: SealedLink,
    { league, version }: SealedContent,
    { newestOnly = false, replaces = false }: StoreOptions = {},
  ): Promise<KnownLink> {
    const before = await findOpened(link)
    const checkedAt = now().toISOString()
    if (before && !replaces && before.sealedAt > league.sealedAt) {
      const older = { ...before, checkedAt, olderFileOf: league.sealedAt }
      await links.save(older)
      return older
    }
    const taken = replaces ? new Set() : await listTaken([...league.seasons, ...league.joined], { link, before })
    // The reader confirmed the first file, not a later one, which may name any league: a league from elsewhere stays as it is.
    const isOwn = (sealed: SealedSeason) =>
      !taken.has(sealed) || (before !== null && opensLeague(before, sealed.season))
    const own = { ...league, seasons: league.seasons.filter(isOwn), joined: league.joined.filter(isOwn) }
    const known = describeLink(link, own, before, checkedAt)
    if (before && !replaces && !hasSameLeague(known, before))
      throw new DomainError('bad-request', 'The file has another league now. Ask whoever sent you the link.')
    // First, so that nobody asks the host for it. A page may leave before all seasons are here: until then the file counts as unread.
    await links.save(known)
    const wanted = newestOnly
      ? own.seasons.filter(({ season }) => season.season === known.seasons[0]?.season)
      : [...own.seasons, ...own.joined]
    const free = wanted.filter((sealed) => !taken.has(sealed))
    await storeSeasons(free, { known, before, replaces })
    if (replaces) await removeReplaced(links, known)
    const { book, pictures } = league
    await links.saveExtras(link, { book, pictures }).catch(ignoreFull)
    const whole = newestOnly ? known : { ...known, version, checkedAt }
    // The device still has what it had: its link says so, and the next look reads the file again.
    const isHeld = before !== null && (await anyOf(wanted, ({ season }) => isUnsaved(season)))
    await links.save(isHeld ? { ...before, checkedAt } : whole)
    return whole
  }

  async function storeSeasons(
    seasons: readonly SealedSeason[],
    { known, before, replaces }: { known: KnownLink; before: KnownLink | null; replaces: boolean },
  ): Promise<void> {
    const written: LeagueKey[] = []
    try {
      for (const sealed of seasons) {
        if (await isHere(sealed)) continue
        await write(sealed)
        written.push(keyOf(sealed.season))
      }
    } catch (error) {
      // Otherwise the league, of which nothing is here, could neither be loaded from its host nor be removed.
      if (before) await links.save(before)
      else {
        await links.remove(known)
        for (const one of replaces ? [] : written) await store.remove(one)
      }
      throw error
    }
  }

  async function write({ season, asOf, paths = [] }: SealedSeason): Promise<void> {
    const key = keyOf(season)
    // First: responses are cached by the version of the season.
    for (const [week, ofWeek] of paths) await store.paths.write(key, week, ofWeek).catch(ignoreFull)
    // The number in the file may be that of another league here.
    const leagueNumber = await store.links.numberOf(key)
    let bytes = 0
    try {
      bytes = await store.write({ ...season, leagueNumber }, { asOf, source: 'sealed', known: 'whole' })
    } catch (cause) {
      if (cause instanceof DomainError) throw cause
      throw new DomainError('bad-request', 'This file has no league in it.', { cause })
    }
    // Its file may be in a chat only, so it never goes for lack of space.
    await store.uses.mark({ ...key, usedAt: now().toISOString(), bytes, mayGo: false })
    onStored({ kind: 'changed', ...key, known: 'whole' })
  }

  return storeLeague
}

/** Removes the leagues of a confirmed link from the links that had them. */
async function removeReplaced(links: SealedLinks, known: KnownLink): Promise<void> {
  for (const other of await links.all()) {
    if (other.kind !== 'opened' || isSameLink(other, known)) continue
    const isReplaced = (key: LeagueKey) => opensLeague(known, key)
    if (other.seasons.some(isReplaced)) await links.remove(other)
    // Of a league that both are joined with, only that one is replaced.
    else if (other.joined?.some(isReplaced))
      await links.save({ ...other, joined: other.joined.filter((key) => !isReplaced(key)) })
  }
}

/** The link once its league is here; its file counts as unread. */
function describeLink(
  { file, key, address }: SealedLink,
  league: SealedLeague,
  before: KnownLink | null,
  present: string,
): KnownLink {
  const seasons = keysOf(league.seasons)
  const name = league.seasons.find(({ season }) => isSameSeason(season, seasons[0]))?.season.name ?? ''
  // A time in the future would keep every later file away.
  const latest = before && before.sealedAt > present ? before.sealedAt : present
  const sealedAt = league.sealedAt > latest ? latest : league.sealedAt
  return { file, key, address, kind: 'opened', name, seasons, joined: keysOf(league.joined), sealedAt, ...neverChecked }
}

function hasSameLeague(link: KnownLink, other: KnownLink): boolean {
  return link.seasons.some((key) => other.seasons.some((one) => isSameLeague(one, key)))
}

function keysOf(seasons: readonly SealedSeason[]): LeagueKey[] {
  return newestFirst(seasons.map(({ season }) => keyOf(season)))
}

async function anyOf<T>(items: readonly T[], isSo: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await isSo(item)) return true
  return false
}

/** A league without its book, pictures or paths is better than none. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof StorageFull)) throw error
}

/** The next view of the league looks for a newer file, or for the rest of this one. */
export const neverChecked = { version: '', checkedAt: new Date(0).toISOString() }
