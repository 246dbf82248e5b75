/** Imports the demo leagues with the importers of real ones, so that there is something to see at once. */

import { demoLeagues } from '../../demo/index.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { DemoLeague } from '../hosts/league-source.ts'
import { demoResponses, importResponses } from '../service/import-season.ts'
import { DamagedSeason, type LeagueStore } from '../storage/league-store.ts'
import { importContext } from './open-service.ts'

export interface DemoOptions {
  signal?: AbortSignal
  /** By default all, in their newest seasons. */
  leagues?: readonly DemoLeague[]
  /** The clock of running seasons; left out: they stand still. */
  now?: () => Date
}

/**
 * Adds the missing demo leagues to an empty store, or to one that has demo leagues already. Returns the names of those that it imported.
 */
export async function importDemo(
  store: LeagueStore,
  { signal, leagues = demoLeagues, now }: DemoOptions = {},
): Promise<string[]> {
  if (!(await isForDemo(store))) return []
  const imported: string[] = []
  for (const demo of leagues) {
    if (await isReadable(store, demo)) continue
    signal?.throwIfAborted()
    await importResponses(demoResponses(demo, demo.momentAt(now?.() ?? null)), { ...importContext(store), signal })
    imported.push(`${demo.name} ${demo.season}`)
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
