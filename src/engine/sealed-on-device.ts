/** What of sealed leagues is on the device, and which league from elsewhere would make way for one. */

import type { SealedLink } from '../contract/sealed-link.ts'
import { type LeagueKey, nameSeason } from '../domain/identity.ts'
import { newestYears } from '../domain/season-order.ts'
import type { SealedSeason } from '../sealed/sealed-league.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { LeagueOnDevice } from './protocol.ts'
import { isSameLink, type KnownLink, opensLeague, type SealedLinks } from './sealed-links.ts'

export type SealedOnDeviceFinder = ReturnType<typeof openSealedOnDevice>

export function openSealedOnDevice(
  store: Pick<LeagueStore, 'seasonsOf' | 'card' | 'read'>,
  links: Pick<SealedLinks, 'all'>,
) {
  const isReadable = async (key: LeagueKey) => (await store.read(key).catch(() => null)) !== null

  async function findOpened(link: SealedLink): Promise<KnownLink | null> {
    return (await links.all()).find((one) => one.kind === 'opened' && isSameLink(one, link)) ?? null
  }

  /** Whether the stored season was read from this link. */
  async function isOfLink(key: LeagueKey, opened: KnownLink | null): Promise<boolean> {
    const card = await store.card(key).catch(() => null)
    return card?.source === 'sealed' && opened !== null && opensLeague(opened, key)
  }

  /**
   * Leagues on this device, not from this link, of which the file has a season or continues one. Ids are in the file, so that whoever
   * makes a file can name any league.
   */
  async function listElsewhere(link: SealedLink, seasons: readonly SealedSeason[]): Promise<LeagueOnDevice[]> {
    const opened = await findOpened(link)
    const found = new Map<string, LeagueOnDevice>()
    for (const { season } of seasons) {
      const { host, leagueId, previousLeagueId } = season
      const ids = [leagueId, ...(previousLeagueId ? [previousLeagueId] : [])]
      const stored = (await Promise.all(ids.map((id) => store.seasonsOf({ host, leagueId: id })))).flat()
      for (const key of stored) {
        if (await isOfLink(key, opened)) continue
        const [newest = key] = await store.seasonsOf(key)
        const name = nameSeason(newest)
        if (!found.has(name)) found.set(name, await describe(key, stored))
      }
    }
    return [...found.values()]
  }

  async function describe(key: LeagueKey, all: readonly LeagueKey[]): Promise<LeagueOnDevice> {
    const card = await store.card(key).catch(() => null)
    const seasons = newestYears(all.map(({ season }) => season))
    const { summary, source = null, asOf = null } = card ?? {}
    return { host: key.host, leagueId: key.leagueId, name: summary?.name ?? null, source, asOf, seasons }
  }

  /** By a newer file of its host, which the reader dropped here; or by another league that a season without a question would continue. */
  async function isTaken(
    sealed: SealedSeason,
    { link, before }: { link: SealedLink; before: KnownLink | null },
  ): Promise<boolean> {
    const card = await store.card(sealed.season).catch(() => null)
    if (card !== null && card.source !== 'sealed') return true
    if (before && opensLeague(before, sealed.season)) return false
    return (await listElsewhere(link, [sealed])).length > 0
  }

  async function listTaken(
    seasons: readonly SealedSeason[],
    from: { link: SealedLink; before: KnownLink | null },
  ): Promise<ReadonlySet<SealedSeason>> {
    const taken = new Set<SealedSeason>()
    for (const sealed of seasons) if (await isTaken(sealed, from)) taken.add(sealed)
    return taken
  }

  async function isHere({ asOf, season }: SealedSeason): Promise<boolean> {
    const card = await store.card(season).catch(() => null)
    if (card?.source !== 'sealed' || card.asOf !== asOf || asOf === null) return false
    const stored = await store.read(season).catch(() => null)
    return stored !== null && logosOf(stored) === logosOf(season)
  }

  /** Earlier versions sealed leagues without pictures. */
  const logosOf = ({ teams }: SealedSeason['season']) => JSON.stringify(teams.map(({ logo = null }) => logo))

  return { findOpened, listElsewhere, isReadable, isOfLink, listTaken, isHere }
}
