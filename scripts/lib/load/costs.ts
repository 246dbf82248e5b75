/**
 * The cost of one league: bytes at rest, and processor time, which is more reliable than elapsed time on a busy machine.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { handleCall } from '../../../src/handlers/handle-call.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { importLeague } from '../../../src/server/import-league.ts'
import { storeSource } from '../../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { packDocument } from '../../../src/storage/redis-storage.ts'
import { inKilobytes, inMilliseconds, type Measure, medianOf } from '../bench/measure.ts'
import { everyCall } from '../every-call.ts'
import { demo } from './fake-leagues.ts'
import { startServerProcess } from './server-process.ts'

const turns = 5
const servedSeconds = 5

export async function measureCosts(folder: string): Promise<Measure[]> {
  if (!demo) throw new Error('There is no demo league')
  const league = demo
  const { leagueId, season: year } = league
  const [from, dataDir, snapshots] = ['saved', 'data', 'snapshots'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const raw = openRawFolder(join(from, String(year), leagueId))
  for (const [name, json] of Object.entries(demo.generate())) await raw.write(name, json)
  const store = openStore(dataDir)
  const hosts = openHosts({ espn: {}, sleeper: {} })
  let season: LeagueSeason | undefined
  const importTime = await medianCpu(async () => {
    season = await importLeague(league, { store, hosts, from })
  })
  if (!season) throw new Error('Nothing was imported')
  const snapshotTime = await medianCpu((turn) => takeOne(dataDir, join(snapshots, String(turn)), league))
  return [
    { what: 'Saved responses (gzip)', value: inKilobytes(sum(await sizesIn(from))) },
    ...(await measureDocuments(dataDir)),
    ...(await measureSnapshot(join(snapshots, '0', leagueId))),
    { what: 'Import of saved responses, CPU', value: inMilliseconds(importTime) },
    { what: 'Snapshot, CPU', value: inMilliseconds(snapshotTime) },
    ...measureResponses(season),
    ...(await measureServed(dataDir, season)),
  ]
}

async function takeOne(dataDir: string, folder: string, league: LeagueKey): Promise<void> {
  const source = storeSource(openStore(dataDir))
  await takeSnapshots({ folder, source, leagues: [league], running: false, anonymize: false, refresh: false })
}

async function measureDocuments(dataDir: string): Promise<Measure[]> {
  const measures = ['seasons', 'cards'].map(async (kind) => {
    const [file] = await filesIn(join(dataDir, 'store', kind))
    const text = await readFile(file ?? '')
    const value = `${inKilobytes(text.byteLength)}, packed for a shared store ${inKilobytes(packDocument(text).byteLength)}`
    return { what: kind === 'seasons' ? 'Document of the season' : 'Its card', value }
  })
  return Promise.all(measures)
}

async function measureSnapshot(folder: string): Promise<Measure[]> {
  const files = await filesIn(folder)
  const texts = await Promise.all(files.map((file) => readFile(file)))
  const packed = texts.map((text) => brotliCompressSync(text).byteLength)
  return [
    { what: 'Snapshot, files', value: String(files.length) },
    { what: 'Snapshot, plain', value: inKilobytes(sum(texts.map((text) => text.byteLength))) },
    { what: 'Snapshot, each file in brotli', value: inKilobytes(sum(packed)) },
  ]
}

function measureResponses(season: LeagueSeason): Measure[] {
  const calls = everyCall(season)
  const context = { seasons: [season], asOf: null }
  const text = JSON.stringify(season)
  const times = Array.from({ length: turns }, () => {
    // Results are memoized by season object.
    const fresh = JSON.parse(text) as LeagueSeason
    const before = process.cpuUsage()
    for (const call of calls) JSON.stringify(handleCall(fresh, context, call))
    return cpuSince(before)
  })
  return [{ what: '1,000 answers worked out, CPU', value: inMilliseconds((1000 * medianOf(times)) / calls.length) }]
}

async function measureServed(dataDir: string, season: LeagueSeason): Promise<Measure[]> {
  const server = await startServerProcess({ DATA_DIR: dataDir, STORAGE_URL: '', IMPORT_ON_DEMAND: '0' })
  try {
    const url = `${server.url}/api/v1/leagues/espn/${season.leagueId}/draft-complete?season=${season.season}`
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    const load = (headers: Record<string, string>) =>
      autocannon({ url, connections: 50, duration: servedSeconds, headers })
    await load({ 'accept-encoding': 'br' })
    const before = await server.figures()
    const { requests } = await load({ 'accept-encoding': 'br' })
    const after = await server.figures()
    const ms = (1e6 * (after.cpuSeconds - before.cpuSeconds)) / requests.total
    return [{ what: '1,000 answers served that are kept, CPU', value: inMilliseconds(ms) }]
  } finally {
    await server.stop()
  }
}

async function medianCpu(run: (turn: number) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const before = process.cpuUsage()
    await run(turn)
    times.push(cpuSince(before))
  }
  return medianOf(times)
}

/** Processor time of all threads of this process, in milliseconds. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.source.json'))
  return files.map((file) => join(file.parentPath, file.name))
}

async function sizesIn(folder: string): Promise<number[]> {
  return Promise.all((await filesIn(folder)).map(async (file) => (await readFile(file)).byteLength))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
