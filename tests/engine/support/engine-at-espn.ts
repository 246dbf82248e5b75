/** An engine in this process that asks a fake ESPN, which has three small leagues. */
import { type DeviceFiles, memoryFiles } from '../../../src/engine/device-files.ts'
import { type DeviceStore, openDeviceStore } from '../../../src/engine/device-store.ts'
import { type Engine, openEngine } from '../../../src/engine/open-engine.ts'
import type { TabMessage, Tabs } from '../../../src/engine/season-reader.ts'
import { type DemoLeague, demoLeagues } from '../../../src/hosts/demo/index.ts'
import { createEspnHttp } from '../../../src/hosts/espn/index.ts'
import { buildEspnLeague } from '../../hosts/espn/build-espn-league.ts'
import { type FakeLeague, respondAsEspn } from '../../hosts/espn/respond-as-espn.ts'

/** A season of three weeks that is over, one in its second week, and one before its draft. */
export const finished = { espnLeagueId: 4711, season: 2025 }
export const running = { espnLeagueId: 4712, season: 2026 }
export const coming = { espnLeagueId: 4713, season: 2026 }

export type FakeLeagueMap = Map<string, FakeLeague>

export function fakeLeagues(): FakeLeagueMap {
  const leagues = [
    { ...finished },
    { ...running, latestWeek: 2, hasPlayed: (id: number) => id % 2 === 0 },
    { ...coming, drafted: false, latestWeek: 0 },
  ]
  return new Map(
    leagues.map((sketch) => {
      const files = buildEspnLeague(sketch)
      return [`${sketch.season}/${sketch.espnLeagueId}`, { read: async (name: string) => files[name] ?? null }]
    }),
  )
}

export interface EngineAtEspn {
  engine: Engine
  store: DeviceStore
  /** Addresses that ESPN was asked for, since the last look. */
  takeRequests(): string[]
  /** What readers were told. */
  notes: string[]
  told: TabMessage[]
  /** Set to fail, or to hold back, what ESPN answers. */
  espn: { response: (request: Request) => Promise<Response> }
  clock: { now: Date }
}

export function engineAtEspn({
  files = memoryFiles(),
  leagues = fakeLeagues(),
  locks = null,
  tabs,
  demo = demoLeagues,
}: {
  files?: DeviceFiles
  leagues?: FakeLeagueMap
  locks?: LockManager | null
  tabs?: Tabs
  demo?: readonly DemoLeague[]
} = {}): EngineAtEspn {
  const clock = { now: new Date('2026-11-22T12:00:00Z') }
  const espn = { response: (request: Request) => respondAsEspn(request, leagues) }
  const notes: string[] = []
  const told: TabMessage[] = []
  const requests: string[] = []
  const store = openDeviceStore(files, {
    now: () => clock.now.toISOString(),
    onNote: (message) => notes.push(message),
  })
  const http = createEspnHttp({
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.url)
      return espn.response(request)
    },
  })
  const engine = openEngine({
    store,
    http,
    now: () => clock.now,
    onNote: (message) => notes.push(message),
    loadDemo: async () => demo,
    locks,
    tabs: {
      post(message) {
        told.push(message)
        tabs?.post(message)
      },
      onMessage: (listener) => tabs?.onMessage(listener),
    },
  })
  return { engine, store, notes, told, espn, clock, takeRequests: () => requests.splice(0) }
}
