/** Requests all responses of several leagues repeatedly, while others are imported. */

import { setTimeout as pause } from 'node:timers/promises'
import autocannon, { type Result } from 'autocannon'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { fillPath } from '../../../src/contract/fill-path.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { everyCall } from '../every-call.ts'
import { demo, fakeLeaguePath, firstFakeLeague, startFakeLeagues } from './fake-leagues.ts'
import { inMegabytes, type Measure, medianOf } from './measure.ts'
import { type ServerFigures, type ServerProcess, startServerProcess } from './server-process.ts'

const importedLeagues = 500
const pathsAConnection = 300

export interface LoadOptions {
  /** Number of requested leagues: the responses of eight exceed the server's cache. */
  leagues: number
  dataDir: string
  connections: number
  seconds: number
}

export interface LoadOutcome {
  requests: number
  errors: number
  /** Responses other than 200 and 304. */
  failed: number
  imports: number
  /** Maximum bytes of cached responses. */
  mostCached: number
  measures: Measure[]
}

export async function measureUnderLoad(options: LoadOptions): Promise<LoadOutcome> {
  const { dataDir, leagues } = options
  const espn = await startFakeLeagues(leagues + importedLeagues)
  const server = await startServerProcess({ STORAGE_URL: '', DATA_DIR: dataDir, ESPN_BASE_URL: espn.baseUrl })
  try {
    for (let index = 0; index < leagues; index++) await untilImported(server, index)
    const paths = await pathsOf(options)
    const samples: ServerFigures[] = []
    const stop = new AbortController()
    const [result, , imports] = await Promise.all([
      loadEverything(server.url, paths, options).finally(() => stop.abort()),
      sample(server, samples, stop.signal),
      importOnAndOn(server, leagues, stop.signal),
    ])
    const mostCached = Math.max(...samples.map(({ responseBytes }) => responseBytes))
    return {
      ...outcomeOf(result),
      imports,
      mostCached,
      measures: formatResult(result, samples, { paths: paths.length, imports }),
    }
  } finally {
    await server.stop()
    await espn.close()
  }
}

/** Each connection requests some of them repeatedly; together they request all. */
async function loadEverything(
  url: string,
  paths: readonly string[],
  { connections, seconds }: LoadOptions,
): Promise<Result> {
  const some = () =>
    Array.from({ length: pathsAConnection }, () => paths[Math.floor(Math.random() * paths.length)] ?? '/')
  const requests = () => some().map((path) => ({ path, headers: { 'accept-encoding': 'br' } }))
  return await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    setupClient: (client) => client.setRequests(requests()),
  })
}

export async function untilImported({ url }: ServerProcess, index: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const response = await fetch(url + fakeLeaguePath(index), { signal })
    const league = (await response.json()) as { is_partial?: boolean }
    // The league's own response is available before its weeks are.
    if (response.status === 200 && !league.is_partial) return
    if (response.status !== 200 && response.status !== 202)
      throw new Error(`The import of league ${index} ended with ${response.status}`)
    await pause(100, undefined, { signal })
  }
}

/** Every call of the stored leagues, as a browser sends it. */
async function pathsOf({ dataDir, leagues }: LoadOptions): Promise<string[]> {
  const store = openStore(dataDir)
  const paths = new Set<string>()
  for (let index = 0; index < leagues; index++) {
    const season = await store.read({
      host: 'espn',
      leagueId: String(firstFakeLeague + index),
      season: demo?.season ?? 0,
    })
    for (const { name, parameters } of season ? everyCall(judgeSeason(season)) : []) {
      paths.add(fillPath(endpoints[name].path, parameters))
    }
  }
  await store.close()
  return [...paths]
}

async function sample(server: ServerProcess, samples: ServerFigures[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    samples.push(await server.figures())
    await pause(500)
  }
}

/** Imports leagues one after the other during the load; returns their number. */
async function importOnAndOn(server: ServerProcess, first: number, signal: AbortSignal): Promise<number> {
  let imports = 0
  while (!signal.aborted && imports < importedLeagues) {
    await untilImported(server, first + imports, signal).then(
      () => imports++,
      (error) => {
        if (!signal.aborted) throw error
      },
    )
  }
  return imports
}

function outcomeOf({ requests, errors, timeouts, non2xx, statusCodeStats }: Result) {
  const unchanged = statusCodeStats['304']?.count ?? 0
  return { requests: requests.total, errors: errors + timeouts, failed: non2xx - unchanged }
}

function formatResult(
  result: Result,
  samples: readonly ServerFigures[],
  { paths, imports }: { paths: number; imports: number },
): Measure[] {
  const { requests, latency } = result
  const { errors, failed } = outcomeOf(result)
  const computed = (samples.at(-1)?.cpuSeconds ?? 0) - (samples[0]?.cpuSeconds ?? 0)
  const cpu = (1000 * computed) / requests.total
  const quarter = (index: number) => samples.slice((index * samples.length) / 4, ((index + 1) * samples.length) / 4)
  const inQuarters = (read: (figures: ServerFigures) => number) =>
    [0, 1, 2, 3].map((index) => inMegabytes(medianOf(quarter(index).map(read)))).join(', ')
  return [
    { what: 'Different answers asked for', value: String(paths) },
    { what: 'Requests', value: `${requests.total}, ${Math.round(requests.average)} a second` },
    { what: 'Errors, answers that failed', value: `${errors}, ${failed}` },
    { what: 'CPU, imports included', value: `${cpu.toFixed(2)} ms a request` },
    { what: 'Time to answer', value: `median ${latency.p50} ms, 99 % within ${latency.p99} ms` },
    { what: 'Leagues imported meanwhile', value: String(imports) },
    { what: 'Memory, by quarter', value: inQuarters(({ resident }) => resident) },
    { what: 'Heap, by quarter', value: inQuarters(({ heap }) => heap) },
    { what: 'Answers kept, at most', value: inMegabytes(Math.max(...samples.map((of) => of.responseBytes))) },
  ]
}
