/**
 * Clients that request the largest response of a server that was just started: some read nothing, others are simply many.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { importDemo } from '../../../src/server/import-demo.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import type { SharedStore } from '../../../src/storage/shared-store.ts'
import { inMegabytes, inMilliseconds, type Measure, timed } from '../bench/measure.ts'
import { demo } from './fake-leagues.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const connections = 60
const requestsPerConnection = 20
const readers = 200
/** How long nothing is read. */
const unreadMilliseconds = 10_000
const betweenLooks = 20

export interface UnreadOptions {
  dataDir: string
  env: NodeJS.ProcessEnv
  shared: SharedStore | null
}

/** Each on a server of its own, over a store that has the demo leagues. */
export async function measureUnread({ dataDir, env, shared }: UnreadOptions): Promise<Measure[]> {
  if (!demo) throw new Error('There is no demo league')
  const store = openStore(dataDir, { shared })
  await importDemo(store)
  await store.close()
  const league = `/api/v1/leagues/espn/${demo.leagueId}`
  const paths = { whole: `${league}/whole-season?season=${demo.season}`, standings: `${league}?season=${demo.season}` }
  const serverEnv = { ...env, DATA_DIR: dataDir, IMPORT_ON_DEMAND: '0' }
  return [...(await unreadResponses(serverEnv, paths)), ...(await manyReaders(serverEnv, paths))]
}

interface Paths {
  whole: string
  standings: string
}

async function unreadResponses(env: NodeJS.ProcessEnv, paths: Paths): Promise<Measure[]> {
  const server = await startServerProcess(env)
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(server)))
  try {
    const before = (await server.figures()).resident
    const request = `GET ${paths.whole} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    for (const socket of sockets) socket.pause().write(request.repeat(requestsPerConnection))
    const others = await watchOthers(server, paths.standings, pause(unreadMilliseconds))
    const answered = await Promise.all(sockets.map(countResponses))
    return [
      {
        what: `${connections * requestsPerConnection} whole seasons asked for, unread: memory`,
        value: `${inMegabytes(before)} before, ${inMegabytes(others.mostMemory)} at most`,
      },
      { what: "  another client's standings meanwhile", value: formatTimes(others.times) },
      { what: '  answered once they are read', value: String(answered.reduce((sum, count) => sum + count, 0)) },
    ]
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
  }
}

async function manyReaders(env: NodeJS.ProcessEnv, paths: Paths): Promise<Measure[]> {
  const server = await startServerProcess(env)
  try {
    const before = await server.figures()
    const read = () => timed(async () => (await fetch(server.url + paths.whole)).arrayBuffer())
    const reading = Promise.all(Array.from({ length: readers }, read))
    const { mostMemory } = await watchOthers(server, paths.standings, reading)
    const times = (await reading).map(({ ms }) => ms)
    const { cpuSeconds } = await server.figures()
    return [
      {
        what: `${readers} readers of one answer that is not kept yet: memory`,
        value: `${inMegabytes(before.resident)} before, ${inMegabytes(mostMemory)} at most`,
      },
      // The reading clients and the measurement share a process, which would distort another client's times.
      { what: '  the last has it after', value: inMilliseconds(Math.max(...times)) },
      { what: '  CPU, all together', value: inMilliseconds(1000 * (cpuSeconds - before.cpuSeconds)) },
    ]
  } finally {
    await server.stop()
  }
}

async function openSocket({ url }: ServerProcess): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** What another client notices until the promise settles. */
async function watchOthers(server: ServerProcess, path: string, until: Promise<unknown>) {
  const times: number[] = []
  let [mostMemory, isOver] = [0, false]
  const settled = until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const { ms } = await timed(async () => (await fetch(server.url + path)).arrayBuffer())
    times.push(ms)
    if (times.length % 10 === 1) mostMemory = Math.max(mostMemory, (await server.figures()).resident)
    await pause(betweenLooks)
  }
  await settled
  return { times, mostMemory: Math.max(mostMemory, (await server.figures()).resident) }
}

/** Reads everything until all requests of the connection have responses, or the connection ends. */
function countResponses(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let count = 0
    let rest = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const text = rest + chunk
      count += text.split('HTTP/1.1 200 OK').length - 1
      rest = text.slice(-14)
      if (count === requestsPerConnection) resolve(count)
    })
    socket.once('close', () => resolve(count)).once('error', () => resolve(count))
    socket.resume()
  })
}

function formatTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    inMilliseconds(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
  return `median ${at(0.5)}, 99 % within ${at(0.99)}, longest ${at(1)}, ${times.length} asked`
}
