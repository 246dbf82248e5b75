/** Sleeper's read API on this machine: a real HTTP server around `respondAsSleeper` that counts requests and fails on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faults as breakdowns, type Fault } from '../espn/faults.ts'
import { type FakeWorld, respondAsSleeper } from './respond-as-sleeper.ts'

export interface FakeSleeper {
  /** Options of `createSleeperHttp`. */
  apiUrl: string
  unofficialApiUrl: string
  /** Paths in the order of the requests. */
  readonly paths: string[]
  /** Most requests that were open at the same time. */
  readonly mostInFlight: number
  /** Paths requested since the last call, sorted. */
  takePaths(): string[]
  close(): Promise<void>
}

/** `faults` is called with how often the same path was requested before; null responds properly. */
export async function startFakeSleeper(
  world: FakeWorld,
  { faults }: { faults?: (path: string, before: number) => Fault | null } = {},
): Promise<FakeSleeper> {
  const paths: string[] = []
  let taken = 0
  let inFlight = 0
  let mostInFlight = 0

  async function respond({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    inFlight++
    mostInFlight = Math.max(mostInFlight, inFlight)
    response.on('close', () => inFlight--)
    const fault = faults?.(url, paths.filter((path) => path === url).length) ?? null
    paths.push(url)
    const given = await respondAsSleeper(new Request(new URL(url, 'http://fake'), { method }), world)
    const text = await given.text()
    if (typeof fault === 'string') breakdowns[fault](response, text)
    else if (fault && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      response.end(fault.body ?? '{}')
    } else response.writeHead(given.status, Object.fromEntries(given.headers)).end(text)
  }

  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    apiUrl: `${base}/v1`,
    unofficialApiUrl: base,
    paths,
    get mostInFlight() {
      return mostInFlight
    },
    takePaths() {
      const recent = paths.slice(taken)
      taken = paths.length
      return recent.sort()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
