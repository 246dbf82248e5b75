/** Imports the demo leagues with the importer of real ones, so that there is something to see at once. */
import { type DemoLeague, demoLeagues } from '../hosts/demo/index.ts'
import { readOnlyFolder } from '../hosts/espn/raw-folder.ts'
import { DamagedSeason, type SeasonStore } from '../storage/season-store.ts'
import { importFromRaw } from './import-league.ts'

/**
 * Adds the missing demo leagues to an empty store, or to one that has demo leagues already. Returns the names of those that
 * it imported.
 */
export async function importDemo(
  store: SeasonStore,
  signal?: AbortSignal,
  leagues: readonly DemoLeague[] = demoLeagues,
): Promise<string[]> {
  if (!(await isForDemo(store))) return []
  const imported: string[] = []
  for (const { espnLeagueId, season, name, generate } of leagues) {
    if (await isReadable(store, { espnLeagueId, season })) continue
    signal?.throwIfAborted()
    const read = await importFromRaw(readOnlyFolder(generate()), { espnLeagueId, season }, { store, signal })
    await store.write(read, { asOf: null, source: 'demo' })
    imported.push(`${name} ${season}`)
  }
  return imported
}

/** A store with the user's own leagues and no demo stays without a demo. */
async function isForDemo(store: SeasonStore): Promise<boolean> {
  const found = await Promise.all(demoLeagues.map(({ espnLeagueId }) => store.seasonsOf(espnLeagueId)))
  // Only a store without any of them is listed as a whole.
  return found.some((seasons) => seasons.length > 0) || (await store.keys()).length === 0
}

async function isReadable(store: SeasonStore, key: { espnLeagueId: number; season: number }): Promise<boolean> {
  try {
    return (await store.read(key)) !== null
  } catch (error) {
    if (error instanceof DamagedSeason) return false
    throw error
  }
}
