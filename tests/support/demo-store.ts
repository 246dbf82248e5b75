/** The demo leagues in a data folder, without importing them again: a second for every file that needs them. */
import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import type { DemoLeague } from '../../src/hosts/league-source.ts'
import { importDemo } from '../../src/server/import-demo.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { smallDemoLeagues } from './small-demo.ts'

/** Copies the demo leagues into a folder of data, each in its newest season. */
export async function copyDemoInto(dataDir: string): Promise<void> {
  cpSync(join(await imported('demo', demoLeagues), 'store'), join(dataDir, 'store'), { recursive: true })
}

/** The same leagues with few teams and weeks. */
export async function copySmallDemoInto(dataDir: string): Promise<void> {
  cpSync(join(await imported('small-demo', smallDemoLeagues), 'store'), join(dataDir, 'store'), { recursive: true })
}

/** Imported by the first file of a run that needs it. Two at once import it twice, and one of them wins. */
async function imported(name: string, leagues: readonly DemoLeague[]): Promise<string> {
  const shared = join(inject('sharedFixtures'), name)
  if (existsSync(shared)) return shared
  const own = mkdtempSync(`${shared}-`)
  await importDemo(openStore(own), { leagues })
  try {
    renameSync(own, shared)
  } catch (cause) {
    if (!existsSync(shared)) throw cause
  }
  return shared
}
