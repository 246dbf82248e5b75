/** The night of a draft, minute by minute: its board has every pick once, costs a request or two a minute, and nothing while nobody looks. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { buildApp } from '../../src/server/app.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { draftEnd } from './support/league-year.ts'
import { openSleeperYear } from './support/sleeper-year.ts'

const minute = 60_000
const host = openSleeperYear()
const { league } = host

/** The commissioner has taken back the last pick, at the host. */
let isUndone = false
let requests: string[] = []

const fetchFromHost: typeof fetch = async (...request) => {
  const url = String(request[0] instanceof Request ? request[0].url : request[0])
  requests.push(url)
  const response = await host.fetch(...request)
  if (!isUndone || !/\/draft\/\d+\/picks/.test(url)) return response
  return Response.json(((await response.json()) as unknown[]).slice(0, -1))
}

const app = buildApp({
  store: openLeagueStore(memoryStorage()),
  imports: {},
  access: {
    espn: { fetch: fetchFromHost, retries: 0 },
    sleeper: { fetch: fetchFromHost, retries: 0, usesUnofficial: false },
  },
  siteDir: '/nowhere',
  apiToken: null,
  corsOrigins: [],
  log: () => {},
})

function moveTo(time: number): void {
  vi.advanceTimersByTime(time - Date.now())
  host.moveTo(new Date())
}

/** What an open page shows a few seconds after it has requested the board. */
async function look(): Promise<ResponseOf<'draftRoom'>> {
  const path = `/api/v1/leagues/${league.host}/${league.leagueId}/draft-room`
  await app.request(path)
  await app.service.idle()
  return fromWire(await (await app.request(path)).json()) as ResponseOf<'draftRoom'>
}

const takeRequests = () => {
  const taken = requests
  requests = []
  return taken
}

describe('the night of a draft', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: draftEnd - 70 * minute })
    host.enter({ title: 'an evening in August', at: new Date().toISOString() })
    moveTo(draftEnd - 65 * minute)
    await app.service.importLeague({ host: league.host, leagueId: league.leagueId, season: null }, { isExplicit: true })
  }, 60_000)
  afterAll(async () => {
    await app.service.close()
    vi.useRealTimers()
  })

  it('is shown pick by pick: each is news once, and its team was on the clock before', async () => {
    takeRequests()
    const seen: number[] = []
    const wrong: string[] = []
    let before: ResponseOf<'draftRoom'> | null = null
    const counts: number[] = []
    for (let time = draftEnd - 59 * minute; time < draftEnd - 30 * minute; time += minute) {
      moveTo(time)
      const room = await look()
      counts.push(takeRequests().length)
      const fresh = room.last.filter(({ overallPick }) => overallPick > (seen.at(-1) ?? 0)).toReversed()
      for (const { overallPick, team } of fresh) {
        const due = before?.next.find((pick) => pick.overallPick === overallPick)
        if (before && due?.team.id !== team.id) wrong.push(`pick ${overallPick}: ${team.name}, not ${due?.team.name}`)
        seen.push(overallPick)
      }
      expect(room).toMatchObject({ state: 'running', picksMade: seen.length })
      expect(room.clock?.overallPick).toBe(seen.length + 1)
      before = room
    }
    expect(wrong).toEqual([])
    expect(seen.length).toBeGreaterThan(10)
    expect(seen).toEqual(seen.map((_, index) => index + 1))
    // The list of drafts and the picks; all of the season at most every few minutes.
    expect(counts.filter((count) => count > 3).length).toBeLessThanOrEqual(Math.ceil(counts.length / 5))
    expect(Math.max(...counts)).toBeLessThanOrEqual(30)
  })

  it('costs no request while nobody looks', async () => {
    takeRequests()
    for (let time = Date.now() + minute; time <= draftEnd - 20 * minute; time += minute) {
      moveTo(time)
      await app.service.idle()
    }
    expect(takeRequests()).toEqual([])
  })

  it('has a pick on the clock again that the commissioner has taken back', async () => {
    const before = await look()
    isUndone = true
    moveTo(Date.now() + minute)
    // Another pick was made meanwhile, or not; the last one at the host is gone.
    const after = await look()
    const undone = (await (
      await host.fetch(new Request(`https://api.sleeper.app/v1/draft/820000000000004242/picks`))
    ).json()) as unknown[]
    expect(after.picksMade).toBe(undone.length - 1)
    expect(after.clock?.overallPick).toBe(after.picksMade + 1)
    expect(after.picksMade - before.picksMade).toBeLessThanOrEqual(1)
    isUndone = false
  })

  it('is over after the last pick', async () => {
    moveTo(draftEnd + 2 * minute)
    await look()
    moveTo(draftEnd + 8 * minute)
    const room = await look()
    expect(room).toMatchObject({ state: 'complete', clock: null, next: [], needs: [] })
  })
})
