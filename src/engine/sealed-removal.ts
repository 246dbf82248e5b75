/** What goes with a league that the reader removes: the link that it came by, and what else that link's file had. */
import {
  compareSeasons,
  isSameLeague,
  isSameSeason,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
  nameSeason,
} from '../domain/identity.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { NamedLeague } from './protocol.ts'
import { type KnownLink, opensLeague, type SealedLinks, seasonsOfLink } from './sealed-links.ts'
import type { SealedOnDeviceFinder } from './sealed-on-device.ts'

export function openSealedRemoval(
  store: Pick<LeagueStore, 'seasonsOf' | 'card' | 'remove'>,
  links: Pick<SealedLinks, 'all' | 'remove'>,
  { isOfLink }: SealedOnDeviceFinder,
) {
  async function findRemovedWith(league: LeagueRef): Promise<{ links: KnownLink[]; seasons: LeagueKey[] }> {
    const ids = [league, ...(await store.seasonsOf(league))]
    const isOwn = (key: LeagueRef) => ids.some((id) => isSameLeague(id, key))
    const removed: KnownLink[] = []
    const others = new Map<string, LeagueKey>()
    for (const link of await links.all()) {
      const isOpened = link.kind === 'opened' && ids.some((id) => opensLeague(link, id))
      if (isOpened || link.seasons.some(isOwn)) removed.push(link)
      if (!isOpened) continue
      for (const key of seasonsOfLink(link)) {
        if (!isOwn(key) && (await isOfLink(key, link))) others.set(nameSeason(key), key)
      }
    }
    return { links: removed, seasons: [...others.values()] }
  }

  async function listRemovedWith(league: LeagueRef): Promise<NamedLeague[]> {
    const found = new Map<string, NamedLeague>()
    for (const key of (await findRemovedWith(league)).seasons.sort(compareSeasons)) {
      const [newest = key] = await store.seasonsOf(key)
      const known = found.get(nameSeason(newest))
      if (known) known.seasons.push(key.season)
      else {
        const card = await store.card(key).catch(() => null)
        const { host, leagueId } = key
        found.set(nameSeason(newest), { host, leagueId, name: card?.summary.name ?? null, seasons: [key.season] })
      }
    }
    return [...found.values()]
  }

  /** Removes the links of a league that the reader removes. Returns the other leagues that came with it from its file. */
  async function forget(league: LeagueRef): Promise<LeagueRef[]> {
    const removed = await findRemovedWith(league)
    for (const link of removed.links) await links.remove(link)
    const leagues = new Map(
      removed.seasons.map(({ host, leagueId }) => [nameLeague({ host, leagueId }), { host, leagueId }]),
    )
    return withoutMixed([...leagues.values()], removed.seasons)
  }

  /** Of a league with seasons from elsewhere, too, those from the file go, and the others stay. */
  async function withoutMixed(leagues: readonly LeagueRef[], fromFile: readonly LeagueKey[]): Promise<LeagueRef[]> {
    const isFromFile = (key: LeagueKey) => fromFile.some((one) => isSameSeason(one, key))
    const whole: LeagueRef[] = []
    for (const league of leagues) {
      if ((await store.seasonsOf(league)).every(isFromFile)) whole.push(league)
      else for (const key of fromFile) if (isSameLeague(key, league)) await store.remove(key)
    }
    return whole
  }

  return { listRemovedWith, forget }
}
