/** An engine in this process that requests leagues from a fake ESPN, which has three small ones, and from a fake Sleeper. */

import { demoLeagues } from '../../../demo/index.ts'
import { type DeviceSeason, type ResponseAge, readAge } from '../../../src/contract/response-headers.ts'
import type { LeagueKey, LeagueRef } from '../../../src/domain/identity.ts'
import { openDevice } from '../../../src/engine/open-device.ts'
import { openEngine } from '../../../src/engine/open-engine.ts'
import type { Engine, TabChannel, TabMessage } from '../../../src/engine/protocol.ts'
import { openSealedLinks } from '../../../src/engine/sealed-links.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import type { DemoLeague } from '../../../src/hosts/league-source.ts'
import type { DocumentStorage } from '../../../src/storage/document-storage.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { memoryStorage } from '../../../src/storage/memory-storage.ts'
import { buildEspnLeague } from '../../hosts/espn/build-espn-league.ts'
import { type FakeLeague, respondAsEspn } from '../../hosts/espn/respond-as-espn.ts'
import { type FakeWorld, respondAsSleeper } from '../../hosts/sleeper/respond-as-sleeper.ts'

/** A season of three weeks that is over, one in its second week, and one before its draft. */
export const finishedLeague = { host: 'espn', leagueId: '4711' } as const satisfies LeagueRef
export const runningLeague = { host: 'espn', leagueId: '4712' } as const satisfies LeagueRef
export const finished: LeagueKey = { ...finishedLeague, season: 2025 }
export const running: LeagueKey = { ...runningLeague, season: 2026 }
export const coming: LeagueKey = { host: 'espn', leagueId: '4713', season: 2026 }

/** The reader joined nothing to a league. */
export const noJoin = { also: [], same: [], years: [] }

export type FakeLeagueMap = Map<string, FakeLeague>

export function fakeLeagues(): FakeLeagueMap {
  const leagues = [
    { ...finished },
    { ...running, latestWeek: 2, hasPlayed: (id: number) => id % 2 === 0 },
    { ...coming, drafted: false, latestWeek: 0 },
  ]
  return new Map(
    leagues.map(({ host: _, leagueId, ...sketch }) => {
      const files = buildEspnLeague({ ...sketch, espnLeagueId: Number(leagueId) })
      return [`${sketch.season}/${leagueId}`, { read: async (name: string) => files[name] ?? null }]
    }),
  )
}

/** An engine's response, read. */
interface ReadResponse {
  status: number
  json: string
  /** Null for lists of leagues. */
  origin: (DeviceSeason & Pick<ResponseAge, 'asOf'>) | null
}

/** An engine whose responses are read. */
export interface ReadEngine extends Omit<Engine, 'call'> {
  call(...call: Parameters<Engine['call']>): Promise<ReadResponse>
}

export interface EngineAtHosts {
  engine: ReadEngine
  /** The same as pages call it. */
  ofPages: Engine
  store: LeagueStore
  /** Addresses that were requested since the last call. */
  takeRequests(): string[]
  /** Events sent to readers. */
  notes: string[]
  told: TabMessage[]
  /** Set to fail or delay a host's response. */
  espn: { response: (request: Request) => Promise<Response> }
  sleeper: { response: (request: Request) => Promise<Response> }
  clock: { now: Date }
}

export function engineAtHosts({
  files = memoryStorage(),
  leagues = fakeLeagues(),
  locks = null,
  tabs,
  demo = demoLeagues,
  world = { leagues: new Map() },
  usesUnofficial = false,
  sealed = { links: openSealedLinks(memoryStorage()), fetchFile: async () => null },
  clock = { now: new Date('2026-11-22T12:00:00Z') },
  notes = [],
}: {
  files?: DocumentStorage
  leagues?: FakeLeagueMap
  locks?: LockManager | null
  tabs?: TabChannel
  demo?: readonly DemoLeague[]
  /** Sleeper's data. */
  world?: FakeWorld
  usesUnofficial?: boolean
  sealed?: Parameters<typeof openEngine>[0]['sealed']
  clock?: { now: Date }
  /** Receives the notes to users. */
  notes?: string[]
} = {}): EngineAtHosts {
  const espn = { response: (request: Request) => respondAsEspn(request, leagues) }
  const sleeper = { response: (request: Request) => respondAsSleeper(request, world) }
  const told: TabMessage[] = []
  const requests: string[] = []
  const accessTo = (host: { response: (request: Request) => Promise<Response> }) => ({
    retries: 0,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      requests.push(request.url)
      return host.response(request)
    },
  })
  const hosts = openHosts({ espn: accessTo(espn), sleeper: { ...accessTo(sleeper), usesUnofficial } })
  const device = openDevice(files, { now: () => clock.now, locks, onNote: (message) => notes.push(message) })
  const engine = openEngine({
    ...device,
    hosts,
    sealed,
    now: () => clock.now,
    elapsed: () => clock.now.getTime(),
    onNote: (message) => notes.push(message),
    loadDemo: async () => demo,
    tabs: {
      post(message) {
        told.push(message)
        tabs?.post(message)
      },
      onMessage: (listener) => tabs?.onMessage(listener),
    },
  })
  const call = async (...one: Parameters<Engine['call']>) => readFrom(await engine.call(...one))
  return {
    engine: { ...engine, call },
    ofPages: engine,
    store: device.store,
    notes,
    told,
    espn,
    sleeper,
    clock,
    takeRequests: () => requests.splice(0),
  }
}

async function readFrom(response: Response): Promise<ReadResponse> {
  const { asOf, device } = readAge(response)
  return { status: response.status, json: await response.text(), origin: device ? { ...device, asOf } : null }
}
