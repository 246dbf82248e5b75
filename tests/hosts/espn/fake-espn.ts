/**
 * ESPN's read API on this machine: a real HTTP server around `respondAsEspn` that counts requests, and fails, delays or sends invalid data
 * on request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { faults as breakdowns, type Fault } from './faults.ts'
import { type FakeRequest, readRequest } from './read-request.ts'
import { type FakeLeague, respondAsEspn } from './respond-as-espn.ts'

export type { Fault } from './faults.ts'

export type { FakeLeague } from './respond-as-espn.ts'

export interface FakeEspn {
  /** The `baseUrl` of `createEspnHttp`. */
  baseUrl: string
  requests: FakeRequest[]
  /** Paths of requested pictures. */
  askedPictures: string[]
  /** Most requests that were open at the same time. */
  readonly mostInFlight: number
  /** Files requested since the last call, sorted. */
  takeFiles(): string[]
  close(): Promise<void>
}

export interface FakeEspnOptions {
  /** `{season}/{league id}` → source of its responses. Entries may be replaced while the server runs. */
  leagues: Map<string, FakeLeague>
  /** Called for each request with the number of earlier requests for the file; null responds normally. */
  faults?: (request: FakeRequest, before: number) => Fault | null
  /** Pictures of its image hosts by path; all stand in for https there. */
  pictures?: ReadonlyMap<string, FakePicture>
  /** Duration of each response. */
  latencyMs?: number
  /** As the real one does, for tests that measure bytes. */
  isCompressed?: boolean
}

export interface FakePicture {
  status?: number
  headers?: Record<string, string>
  body?: Uint8Array | string
}

/** Starts on a free port of 127.0.0.1. */
export async function startFakeEspn({
  leagues,
  faults,
  pictures,
  latencyMs = 0,
  isCompressed = false,
}: FakeEspnOptions): Promise<FakeEspn> {
  const requests: FakeRequest[] = []
  const askedPictures: string[] = []
  let taken = 0
  let inFlight = 0
  let mostInFlight = 0

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    inFlight++
    mostInFlight = Math.max(mostInFlight, inFlight)
    response.on('close', () => inFlight--)
    if (incoming.url?.startsWith('/pictures/')) {
      askedPictures.push(incoming.url)
      const { status = 200, headers, body = '' } = pictures?.get(incoming.url) ?? { status: 404 }
      response.writeHead(status, headers).end(body)
      return
    }
    const asked = toRequest(incoming)
    const request = readRequest(asked)
    if (asked.method !== 'OPTIONS') requests.push(request)
    const before = requests.filter(({ file }) => file === request.file).length - 1
    await new Promise((resolve) => setTimeout(resolve, latencyMs))
    const fault = asked.method === 'OPTIONS' ? null : (faults?.(request, before) ?? null)
    if (fault !== null && typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      response.end(fault.body ?? '{"messages":["no"],"details":[{"type":"PLANNED_REFUSAL"}]}')
      return
    }
    const isMixedUp = fault !== null && typeof fault === 'object'
    const given = isMixedUp
      ? Response.json(await leagues.get(`${request.season}/${request.espnLeagueId}`)?.read(fault.instead))
      : await respondAsEspn(asked, leagues)
    const text = await given.text()
    if (typeof fault === 'string') {
      breakdowns[fault](response, text)
      return
    }
    const body = isCompressed && text !== '' ? gzipSync(text) : Buffer.from(text)
    response.writeHead(given.status, {
      ...Object.fromEntries(given.headers),
      ...(body.byteLength === 0 ? {} : { 'content-length': body.byteLength }),
      ...(isCompressed && text !== '' ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(body)
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/apis/v3/games/ffl`,
    requests,
    askedPictures,
    get mostInFlight() {
      return mostInFlight
    },
    takeFiles() {
      const files = requests.slice(taken).map(({ file }) => file)
      taken = requests.length
      return files.sort()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function toRequest({ url, method, headers }: IncomingMessage): Request {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(new URL(url ?? '/', 'http://fake'), { method, headers: pairs })
}
