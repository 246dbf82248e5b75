/** A season as files: how long it takes from the store, and how large it is. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { storeSource } from '../../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { inKilobytes, inMilliseconds, type Measure, medianTime } from './measure.ts'

const turns = 5

/** `dataDir` holds the season; snapshots are written below `folder`. */
export async function measureSnapshot(season: LeagueSeason, dataDir: string, folder: string): Promise<Measure[]> {
  const take = (into: string) =>
    takeSnapshots({
      folder: into,
      // A new store, whose empty caches do not speed up the snapshot.
      source: storeSource(openStore(dataDir)),
      leagues: [season],
      running: false,
      anonymize: false,
      refresh: false,
    })
  let turn = 0
  const first = await medianTime(turns, () => take(join(folder, String(turn++))))
  const again = await medianTime(turns, () => take(join(folder, '0')))
  const sizes = await sizesIn(join(folder, '0', season.leagueId))
  return [
    { what: 'One season from the store', value: inMilliseconds(first) },
    { what: 'The same season again, unchanged', value: inMilliseconds(again) },
    { what: 'Files', value: String(sizes.length) },
    { what: 'Size, plain', value: inKilobytes(sizes.reduce((sum, size) => sum + size, 0)) },
  ]
}

async function sizesIn(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.source.json'))
  return Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size))
}
