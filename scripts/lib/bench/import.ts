/** Import of a saved season of 12 teams: its duration and stored size. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { demoLeagues } from '../../../demo/index.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { importDemo } from '../../../src/server/import-demo.ts'
import { openService } from '../../../src/server/open-service.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { readImported } from '../import-reports.ts'
import { inKilobytes, inMilliseconds, type Measure, medianTime } from './measure.ts'

const turns = 5

export async function measureImport(folder: string): Promise<{ season: HostSeason; measures: Measure[] }> {
  const [demo] = demoLeagues
  if (!demo) throw new Error('There is no demo league')
  const { host, leagueId, season } = demo
  const from = join(folder, 'saved')
  const dataDir = join(folder, 'data')
  const rawDir = join(from, String(season), leagueId)
  const raw = openRawFolder(rawDir)
  for (const [name, json] of Object.entries(demo.generate())) await raw.write(name, json)

  const store = openStore(dataDir)
  const service = openService({ store, dataDir })
  const importNow = () => service.importResponses({ host, leagueId, season, raw, asOf: null, source: 'folder' })
  const imported = await readImported(store, await importNow())
  const ms = await medianTime(turns, importNow)
  const saved = await sizeOf(rawDir)
  const stored = await sizeOf(join(dataDir, 'store', 'seasons', leagueId))
  return {
    season: imported,
    measures: [
      {
        what: `${imported.teams.length} teams, ${imported.status.finalWeek} weeks, into the store`,
        value: inMilliseconds(ms),
      },
      { what: 'Saved answers (compressed)', value: inKilobytes(saved) },
      { what: 'Stored season', value: inKilobytes(stored) },
      {
        what: 'Opening and checking the stored season',
        value: inMilliseconds(await measureOpening(dataDir, imported)),
      },
    ],
  }
}

/** The demo league with the most teams among those in progress. */
const runningLeagueId = '103'

export async function importRunning(dataDir: string): Promise<HostSeason> {
  const store = openStore(dataDir)
  const [demo] = demoLeagues.filter(({ leagueId }) => leagueId === runningLeagueId)
  if (!demo) throw new Error(`There is no demo league ${runningLeagueId}`)
  await importDemo(store, { leagues: [demo] })
  const season = await store.read(demo)
  if (!season) throw new Error(`${demo.name} was not imported`)
  return season
}

function measureOpening(dataDir: string, season: HostSeason): Promise<number> {
  return medianTime(turns, () => openStore(dataDir).read(season))
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
