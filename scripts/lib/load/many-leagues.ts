/** Whether a league among thousands costs more than one among ten: start, memory, one league, the list. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { demoLeagues } from '../../../src/hosts/demo/index.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { readNumbered } from '../../../src/service/import-season.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import type { SharedStore } from '../../../src/storage/shared-store.ts'
import { copyOf } from '../bench/copy-of.ts'
import { inMegabytes, inMilliseconds, medianOf, timed } from '../bench/measure.ts'
import { startServerProcess } from './server-process.ts'

const firstLeague = 6_000_001
const reads = 300
const pageSize = 50

export interface ManyLeagues {
  leagues: number
  started: number
  memory: number
  firstList: number
  list: number
  coldLeague: number
  league: number
  memoryAfterwards: number
}

export interface ManyLeaguesOptions {
  dataDir: string
  env: NodeJS.ProcessEnv
  shared: SharedStore | null
}

/** Fills the store up to each number in turn, and measures a server that is started on it. */
export async function measureManyLeagues(
  counts: readonly number[],
  options: ManyLeaguesOptions,
): Promise<ManyLeagues[]> {
  const store = openStore(options.dataDir, { shared: options.shared })
  const season = await smallSeason(store)
  const measured: ManyLeagues[] = []
  let written = 0
  for (const count of counts.toSorted((a, b) => a - b)) {
    await writeLeagues(store, season, written, count)
    written = count
    measured.push(await measureServer(count, season.season, options))
  }
  await store.close()
  return measured
}

/** A league before its draft: its document is small, and few documents are opened in this measurement. */
async function smallSeason(store: LeagueStore): Promise<LeagueSeason> {
  // Before its draft there is little of it.
  const small = demoLeagues.find(({ leagueId }) => leagueId === '104')
  if (!small) throw new Error('There is no demo league')
  const source = await openHosts({ espn: {}, sleeper: {} })(small.host)
  return readNumbered(readOnlyFolder(small.generate()), small, { store, source })
}

async function writeLeagues(store: LeagueStore, season: LeagueSeason, from: number, to: number): Promise<void> {
  const atOnce = pLimit(16)
  const origin = { asOf: new Date().toISOString(), source: 'folder' } as const
  const write = (index: number) =>
    atOnce(() => store.write({ ...copyOf(season, firstLeague + index), name: `League ${index + 1}` }, origin))
  await Promise.all(Array.from({ length: to - from }, (_, index) => write(from + index)))
}

async function measureServer(
  leagues: number,
  season: number,
  { dataDir, env }: ManyLeaguesOptions,
): Promise<ManyLeagues> {
  const server = await startServerProcess({ ...env, DATA_DIR: dataDir, IMPORT_ON_DEMAND: '0' })
  const time = async (path: string) => {
    const { ms, result } = await timed(async () => {
      const response = await fetch(server.url + path)
      await response.arrayBuffer()
      return response.status
    })
    if (result !== 200) throw new Error(`${path} was answered with ${result}`)
    return ms
  }
  const leagueAt = (index: number) => `/api/v1/leagues/espn/${firstLeague + (index % leagues)}?season=${season}`
  // Spread over all of them, so that few have been requested before.
  const spread = Array.from({ length: reads }, (_, index) => leagueAt(index * 7919))
  const medianTime = async (paths: readonly string[]) => {
    const times: number[] = []
    for (const path of paths) times.push(await time(path))
    return medianOf(times)
  }
  try {
    await time('/healthz')
    const { resident } = await server.figures()
    const firstList = await time(`/api/v1/leagues/?limit=${pageSize}`)
    const coldLeague = await medianTime(spread)
    const league = await medianTime(Array(reads).fill(leagueAt(1)))
    const pages = Array.from(
      { length: reads },
      (_, page) => `/api/v1/leagues/?limit=${pageSize}&offset=${(page % 5) * 2}`,
    )
    const list = await medianTime(pages)
    await pause(1000)
    const afterwards = await server.figures()
    return {
      leagues,
      started: server.startedIn,
      memory: resident,
      firstList,
      list,
      coldLeague,
      league,
      memoryAfterwards: afterwards.resident,
    }
  } finally {
    await server.stop()
  }
}

/** A row each, a column per figure. */
export function formatManyLeagues(measured: readonly ManyLeagues[]): string {
  const header = ['leagues', 'start', 'memory', 'first list', 'list', 'league, new', 'league', 'memory then']
  const rows = measured.map((of) => [
    String(of.leagues),
    inMilliseconds(of.started),
    inMegabytes(of.memory),
    inMilliseconds(of.firstList),
    inMilliseconds(of.list),
    inMilliseconds(of.coldLeague),
    inMilliseconds(of.league),
    inMegabytes(of.memoryAfterwards),
  ])
  return [header, ...rows].map((row) => `  ${row.map((cell) => cell.padStart(12)).join('')}`).join('\n')
}
