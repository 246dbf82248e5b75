/** Readers who do not ask again: what they get where games were played since the league was read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEspnYear } from '../year/support/espn-year.ts'
import { inWeek, type LeagueYear } from '../year/support/league-year.ts'
import { type OnceReader, openServer, type ServerReader } from '../year/support/readers.ts'
import { openSleeperYear } from '../year/support/sleeper-year.ts'

const turned = { title: 'the week has turned', at: inWeek(2, { days: -2, hours: 10 }) }
const sunday = { title: 'Sunday', at: inWeek(1, { days: 3, hours: 22 }) }

let host: LeagueYear
let server: ServerReader

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse(sunday.at) })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

/** A league that was read on Sunday; it is Tuesday. `isSilent`: whether its host has stopped responding since. */
async function setUp(openHost: () => LeagueYear, isSilent = () => false) {
  host = openHost()
  host.enter(sunday)
  server = openServer(host.league, (...request) => (isSilent() ? untilAborted(...request) : host.fetch(...request)))
  await server.importNow()
  vi.setSystemTime(Date.parse(turned.at))
  host.enter(turned)
}

/** A host that takes a request and never responds. */
function untilAborted(...request: Parameters<typeof fetch>): Promise<Response> {
  const { signal } = new Request(...request)
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

/** Timers of up to ten seconds end at once, and the clock is then as much later. Longer ones, of requests to a host, do not end. */
function passTimeAtOnce() {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, delay = 0) => {
    if (delay <= 10_000)
      setImmediate(() => {
        vi.advanceTimersByTime(delay)
        task()
      })
    return 0
  }) as typeof setTimeout)
}

const responses = ['feed', 'calendar', 'assistant', 'embed'] as const satisfies OnceReader[]
const names = [...responses, 'embed page'] as const satisfies OnceReader[]

describe.each([
  ['ESPN', openEspnYear],
  ['Sleeper', openSleeperYear],
] as const)('a league at %s whose week has turned since it was read', (_, openHost) => {
  it.each(names)('is read again before it is in a response: %s', async (name) => {
    await setUp(openHost)
    const shown = await server.readBy(name)
    await server.importNow()
    expect(shown).toEqual(await server.readBy(name))
    expect(shown).toBeTypeOf('object')
  })
  // Who would wait for a page for more than five seconds gets the shell, which waits.
  it.each(responses)('is waited for ten seconds at most where its host does not respond: %s', async (name) => {
    let isSilent = false
    await setUp(openHost, () => isSilent)
    isSilent = true
    passTimeAtOnce()
    const before = performance.now()
    expect(await server.readBy(name)).toBeTypeOf('object')
    vi.mocked(setTimeout).mockRestore()
    expect(performance.now() - before).toBe(10_000)
  })
})

describe('a league at ESPN whose next season has been there since it was read', () => {
  const february = { title: 'in February', at: '2026-02-10T12:00:00Z' }
  const next = { title: 'the next season', at: '2026-07-20T12:00:00Z', hasNextSeason: true }

  it.each(names)('is in the first response: %s', async (name) => {
    host = openEspnYear()
    vi.setSystemTime(Date.parse(february.at))
    host.enter(february)
    server = openServer(host.league, host.fetch)
    await server.importNow()
    const before = await server.readBy(name)
    await server.idle()
    vi.setSystemTime(Date.parse(next.at))
    host.enter(next)
    const shown = await server.readBy(name)
    await server.idle()
    expect(shown).toEqual(await server.readBy(name))
    expect(shown).not.toEqual(before)
  })
})
