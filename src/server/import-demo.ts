/** Imports the demo leagues with the importers of real ones, so that there is something to see at once. */
import type { LeagueKey } from '../domain/identity.ts'
import { type DemoLeague, demoLeagues } from '../hosts/demo/index.ts'
import { type LeagueSources, openHosts } from '../hosts/index.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { readNumbered } from '../service/import-season.ts'
import { DamagedSeason, type LeagueStore } from '../storage/league-store.ts'
import { saveStatistics } from './season-statistics.ts'

/** Only reads: nothing of the demo is requested from a host. */
const readers: LeagueSources = openHosts({ espn: {}, sleeper: {} })

/**
 * Adds the missing demo leagues to an empty store, or to one that has demo leagues already: in their newest seasons, where
 * nothing else is said. Returns the names of those that it imported.
 */
export async function importDemo(
  store: LeagueStore,
  signal?: AbortSignal,
  leagues: readonly DemoLeague[] = demoLeagues,
): Promise<string[]> {
  if (!(await isForDemo(store))) return []
  const imported: string[] = []
  for (const { name, generate, ...key } of leagues) {
    if (await isReadable(store, key)) continue
    signal?.throwIfAborted()
    const source = await readers(key.host)
    const raw = readOnlyFolder(generate())
    const read = await readNumbered(raw, key, { store, source, signal })
    await store.write(read, { asOf: null, source: 'demo' })
    await saveStatistics(store, key, source, raw)
    imported.push(`${name} ${key.season}`)
  }
  return imported
}

/** A store with the user's own leagues and no demo stays without a demo. */
async function isForDemo(store: LeagueStore): Promise<boolean> {
  const found = await Promise.all(demoLeagues.map((demo) => store.seasonsOf(demo)))
  // Only a store without any of them is listed as a whole.
  return found.some((seasons) => seasons.length > 0) || (await store.keys()).length === 0
}

async function isReadable(store: LeagueStore, key: LeagueKey): Promise<boolean> {
  try {
    return (await store.read(key)) !== null
  } catch (error) {
    if (error instanceof DamagedSeason) return false
    throw error
  }
}
