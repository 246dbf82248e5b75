/** A season's statistics: written with an import, and made again from its responses where they are missing. */
import { isSameSeason, type LeagueKey } from '../domain/identity.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import type { LeagueSource, RawFolder } from '../hosts/league-source.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { ImportContext } from './import-season.ts'

/** Replaces the season's statistics. A response that cannot be read is no reason to fail the import: they are read again later. */
export async function saveStatistics(
  store: LeagueStore,
  key: LeagueKey,
  source: Pick<LeagueSource, 'readStatistics'>,
  raw: RawFolder,
): Promise<void> {
  const statistics = await source.readStatistics(raw).catch(() => undefined)
  if (statistics === undefined) await store.statistics.remove(key)
  else await store.statistics.write(key, { statistics })
}

type StatisticsContext = Pick<ImportContext, 'store' | 'hosts' | 'loadDemo' | 'keepsStatistics' | 'keepsFiles'>

/**
 * The season's statistics; null where its responses have none, or are not here any more. A season that was imported from another
 * folder has only those that were stored with it.
 */
export async function findStatistics(key: LeagueKey, context: StatisticsContext): Promise<SeasonStatistics | null> {
  const { store, hosts, keepsStatistics = false } = context
  const stored = keepsStatistics ? await store.statistics.read(key) : null
  if (stored) return stored.statistics
  const raw = await findResponses(key, context)
  if (!raw) return null
  const source = await hosts(key.host)
  const statistics = await source.readStatistics(raw).catch(() => undefined)
  // A read-only store still works.
  if (statistics !== undefined && keepsStatistics) await store.statistics.write(key, { statistics }).catch(() => {})
  return statistics ?? null
}

async function findResponses(
  key: LeagueKey,
  { store, loadDemo, keepsFiles = false }: StatisticsContext,
): Promise<RawFolder | null> {
  const card = await store.card(key)
  if (card?.source === 'demo') {
    const demo = (await loadDemo?.())?.find((one) => isSameSeason(one, key))
    return demo ? readOnlyFolder(demo.generate()) : null
  }
  return card?.source === 'host' || keepsFiles ? store.raw.folder(key) : null
}
