/** Stores the league of a sealed file on the device, unless that would replace another one. */
import type { SealedLink } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { isSameLeague, isSameSeason, type LeagueKey } from '../domain/identity.ts'
import type { SealedLeague, SealedSeason } from '../sealed/sealed-league.ts'
import { keyOf } from '../service/import-season.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { Tabs } from './open-engine.ts'
import type { LeagueOnDevice } from './protocol.ts'
import { isSameLink, type KnownLink, type SealedLinks } from './sealed-links.ts'

export interface SealedStoreOptions {
  store: Pick<LeagueStore, 'seasonsOf' | 'card' | 'read' | 'write' | 'remove' | 'uses' | 'links'>
  links: SealedLinks
  now: () => Date
  tabs?: Pick<Tabs, 'post'>
}

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

export function sealedStore({ store, links, now, tabs }: SealedStoreOptions) {
  const isReadable = async (key: LeagueKey) => (await store.read(key).catch(() => null)) !== null

  async function findOpened(link: SealedLink): Promise<KnownLink | null> {
    return (await links.all()).find((one) => one.kind === 'opened' && isSameLink(one, link)) ?? null
  }

  /** Whether the stored season was read from this link. */
  async function isOfLink(key: LeagueKey, opened: KnownLink | null): Promise<boolean> {
    const card = await store.card(key).catch(() => null)
    return card?.source === 'sealed' && (opened?.seasons.some((one) => isSameLeague(one, key)) ?? false)
  }

  /**
   * A league on this device, not from this link, of which the file has a season or continues one. Ids are in the file, so that whoever
   * makes a file can name any league.
   */
  async function findElsewhere(
    link: SealedLink,
    { seasons }: Pick<SealedLeague, 'seasons'>,
  ): Promise<LeagueOnDevice | null> {
    const opened = await findOpened(link)
    for (const { season } of seasons) {
      const { host, leagueId, previousLeagueId } = season
      const ids = [leagueId, ...(previousLeagueId ? [previousLeagueId] : [])]
      const stored = (await Promise.all(ids.map((id) => store.seasonsOf({ host, leagueId: id })))).flat()
      for (const key of stored) if (!(await isOfLink(key, opened))) return describe(key, stored)
    }
    return null
  }

  async function describe(key: LeagueKey, all: readonly LeagueKey[]): Promise<LeagueOnDevice> {
    const card = await store.card(key).catch(() => null)
    const seasons = [...new Set(all.map(({ season }) => season))].sort((a, b) => b - a)
    const { league, source = null, asOf = null } = card ?? {}
    return { ...keyOf(key), name: league?.name ?? null, source, asOf, seasons }
  }

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
    const seasons = league.seasons.map(({ season }) => keyOf(season)).sort((a, b) => b.season - a.season)
    if (before && !replaces && !seasons.some((key) => before.seasons.some((one) => isSameLeague(one, key))))
      throw new DomainError('bad-request', 'The file has another league now. Ask whoever sent you the link.')
    const name = league.seasons.find(({ season }) => isSameSeason(season, seasons[0]))?.season.name ?? ''
    // A time in the future would keep every later file away.
    const latest = before && before.sealedAt > checkedAt ? before.sealedAt : checkedAt
    const sealedAt = league.sealedAt > latest ? latest : league.sealedAt
    const { file, key, address } = link
    const known: KnownLink = { file, key, address, kind: 'opened', name, seasons, sealedAt, ...neverChecked }
    // First, so that nobody asks the host for it. A page may leave before all seasons are here: until then the file counts as unread.
    await links.save(known)
    const written: LeagueKey[] = []
    try {
      for (const sealed of league.seasons) {
        const isLater = newestOnly && sealed.season.season !== seasons[0]?.season
        if (isLater || (await isHere(sealed))) continue
        if (!replaces && (await isTaken(sealed, { link, before }))) continue
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
    if (replaces) await removeOthers(known)
    const whole = newestOnly ? known : { ...known, version, checkedAt }
    await links.save(whole)
    return whole
  }

  async function removeOthers(known: KnownLink): Promise<void> {
    for (const other of await links.all()) {
      const isSame = other.seasons.some((key) => known.seasons.some((one) => isSameLeague(one, key)))
      if (isSame && other.kind === 'opened' && !isSameLink(other, known)) await links.remove(other)
    }
  }

  async function write({ season, asOf }: SealedSeason): Promise<void> {
    const key = keyOf(season)
    // The number in the file may be that of another league here.
    const leagueNumber = await store.links.numberOf(key)
    let bytes = 0
    try {
      bytes = await store.write({ ...season, leagueNumber }, { asOf, source: 'sealed', known: 'whole' })
    } catch (cause) {
      if (cause instanceof DomainError) throw cause
      throw new DomainError('bad-request', 'This file holds no league.', { cause })
    }
    // Its file may be in a chat only, so it never goes for lack of space.
    await store.uses.mark({ ...key, usedAt: now().toISOString(), bytes, mayGo: false })
    tabs?.post({ kind: 'changed', ...key, known: 'whole' })
  }

  /** By a newer file of its host, which the reader dropped here; or by another league that a season without a question would continue. */
  async function isTaken(
    sealed: SealedSeason,
    { link, before }: { link: SealedLink; before: KnownLink | null },
  ): Promise<boolean> {
    const card = await store.card(sealed.season).catch(() => null)
    if (card !== null && card.source !== 'sealed') return true
    if (before?.seasons.some((key) => isSameLeague(key, sealed.season))) return false
    return (await findElsewhere(link, { seasons: [sealed] })) !== null
  }

  async function isHere({ asOf, season }: SealedSeason): Promise<boolean> {
    const card = await store.card(season).catch(() => null)
    return card?.source === 'sealed' && card.asOf === asOf && asOf !== null && (await isReadable(season))
  }

  return { findOpened, findElsewhere, storeLeague, isReadable, isOfLink }
}

/** The next view of the league looks for a newer file, or for the rest of this one. */
export const neverChecked = { version: '', checkedAt: new Date(0).toISOString() }
