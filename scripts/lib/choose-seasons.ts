/** Seasons to publish: of the named leagues; else of those in the snapshot; else of those in the store. */
import { snapshotsOfLeague } from '../../src/contract/snapshot.ts'
import { isSameSeason, type LeagueKey, nameLeague, type WantedSeason } from '../../src/domain/identity.ts'
import { isSurelySealed, type SealedLookup } from '../../src/snapshot/find-sealed.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import { isClosed, type LeagueStore } from '../../src/storage/league-store.ts'

export interface PublishedLeagues {
  /** Named leagues, in their newest season or the named one. */
  named: readonly WantedSeason[]
  store: LeagueStore
  snapshotDir: string
  /** The folder with the links of sealed leagues. */
  dataDir: string
}

/**
 * Seasons to request from their hosts: those imported from there that may still change, and the newest of named leagues, because a new one may have begun.
 * Demo leagues and leagues from files are never requested.
 */
export async function seasonsToImport(leagues: PublishedLeagues): Promise<WantedSeason[]> {
  const { named, store } = leagues
  const newest: WantedSeason[] = []
  const covered: LeagueKey[] = []
  for (const wanted of named) {
    const [known] = await seasonsOf(wanted, store)
    const card = known ? await store.card(known) : null
    if (card && card.source !== 'host') continue
    newest.push(wanted)
    if (known && nameLeague(known) === nameLeague(wanted)) covered.push(known)
  }
  const stored = await seasonsToSave(leagues)
  const cards = await Promise.all(stored.map((key) => store.card(key)))
  const open = stored.filter((key, index) => {
    const card = cards[index]
    return card?.source === 'host' && !isClosed(card) && !covered.some((other) => isSameSeason(other, key))
  })
  return [...newest, ...open]
}

/**
 * Stored seasons of the named leagues; without a name those for the snapshot, and none of a sealed league. Seasons without weeks, or opened
 * by readers only, are not published.
 */
export async function seasonsToSave({ named, store, snapshotDir, dataDir }: PublishedLeagues): Promise<LeagueKey[]> {
  const chosen =
    named.length > 0
      ? (await Promise.all(named.map((wanted) => seasonsOf(wanted, store)))).flat()
      : await withoutSealed(await seasonsInScope(store, snapshotDir), { dataDir, links: store.links })
  const unique = chosen.filter((key, index) => chosen.findIndex((other) => isSameSeason(other, key)) === index)
  const isWanted = await Promise.all(
    unique.map(async (key) => {
      const known = (await store.card(key))?.known ?? 'whole'
      return known === 'whole' && (await store.uses.find(key))?.mayGo !== true
    }),
  )
  return unique.filter((_, index) => isWanted[index])
}

async function seasonsOf({ season, ...league }: WantedSeason, store: LeagueStore): Promise<LeagueKey[]> {
  const seasons = await store.seasonsOf(league)
  return season === null ? seasons : seasons.filter((key) => key.season === season)
}

async function seasonsInScope(store: LeagueStore, snapshotDir: string): Promise<LeagueKey[]> {
  const { seasons: snapshots } = await readManifest(snapshotDir)
  const keys = await store.keys()
  if (snapshots.length === 0) return keys
  const hasSnapshot = await Promise.all(
    keys.map(async (key) => (await store.links.chainOf(key)).some((id) => snapshotsOfLeague(snapshots, id).length > 0)),
  )
  return keys.filter((_, index) => hasSnapshot[index])
}

async function withoutSealed(keys: readonly LeagueKey[], lookup: SealedLookup): Promise<LeagueKey[]> {
  const isSealed = await Promise.all(keys.map((key) => isSurelySealed(key, lookup)))
  return keys.filter((_, index) => !isSealed[index])
}
