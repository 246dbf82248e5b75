/** A league's Sunday to its Tuesday on a server that tells devices: what they show, what it costs the host, and what a push service may say. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEspnYear } from '../year/support/espn-year.ts'
import { inWeek, type LeagueYear } from '../year/support/league-year.ts'
import { type Device, openDevice, openPushService } from './support/device.ts'
import { openPushServer, type PushServer } from './support/push-server.ts'

const minute = 60_000
const noon = inWeek(2, { days: 3, hours: 15 })

let year: LeagueYear
let server: PushServer
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  year = openEspnYear()
  setTime(noon)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

function setTime(time: string | number) {
  const at = new Date(time)
  vi.setSystemTime(at)
  year.moveTo(at)
}

/** From Sunday noon to Tuesday noon, with all games in between: each look computes a board, so there are few. */
const week = [
  { days: 3, hours: 17 },
  { days: 3, hours: 20 },
  { days: 3, hours: 22 },
  { days: 4, hours: 6 },
  { days: 4, hours: 20 },
  { days: 5, hours: 5 },
  { days: 5, hours: 12 },
]
const tuesday = week.slice(-1)

interface Passing {
  /** Left out: the server looks whom to tell. */
  look?: () => unknown
}

async function pass(
  times: readonly { days: number; hours: number }[],
  { look = () => server.watch.tick() }: Passing = {},
) {
  for (const time of times) {
    const at = Date.parse(inWeek(2, time))
    vi.advanceTimersByTime(Math.max(0, at - Date.now()))
    setTime(at)
    await look()
    await server.app.service.idle()
    // What a refresh has read is seen by the next look.
    vi.advanceTimersByTime(minute)
    setTime(at + minute)
    await look()
    await server.app.service.idle()
  }
}

const titlesOf = (received: readonly { title: string; endpoint: string }[], { endpoint }: Device) =>
  received.filter((one) => one.endpoint === endpoint).map(({ title }) => title)

describe('a week', () => {
  it('costs the host what one open board does, whatever the number of devices', async () => {
    const sunday = week.slice(0, 3)
    const devices = Array.from({ length: 20 }, () => openDevice())
    const { fetch } = openPushService(devices)
    server = await openPushServer(year, { fetch })
    await server.importNow()
    for (const [index, device] of devices.entries()) await server.subscribe(device, 1 + (index % 4))
    year.takeRequests()
    await pass(sunday)
    const requests = year.takeRequests()
    expect(await server.count()).toBe(20)
    await server.close()

    year = openEspnYear()
    setTime(noon)
    server = await openPushServer(year, { fetch })
    await server.importNow()
    year.takeRequests()
    const { host, leagueId, season } = year.league
    await pass(sunday, { look: () => server.app.request(`/api/v1/leagues/${host}/${leagueId}/live?season=${season}`) })
    const ofBoard = year.takeRequests()
    expect(ofBoard.length).toBeGreaterThan(0)
    expect(requests.length).toBeLessThanOrEqual(ofBoard.length)
  }, 180_000)

  it('is told once also where the server is started again in between', async () => {
    const device = openDevice()
    const service = openPushService([device])
    server = await openPushServer(year, { fetch: service.fetch })
    await server.importNow()
    await server.subscribe(device, 1)
    const { store } = server
    for (const time of week) {
      await pass([time])
      await server.close()
      server = await openPushServer(year, { fetch: service.fetch, store })
    }
    await server.watch.tick()
    const titles = titlesOf(service.received, device)
    expect(titles.filter((title) => /^You (beat|lost to|tied)/.test(title))).toHaveLength(1)
    expect(titles.at(-1)).toBe('Week 2')
    expect(new Set(titles).size).toBe(titles.length)
    for (const { headers } of service.received) {
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{1,32}$/) })
      expect(Number(headers.ttl)).toBeGreaterThan(0)
      expect(headers.authorization).toContain(server.keys.publicKey)
    }
    expect(server.logged).toEqual([])
  }, 180_000)
})

describe('a push service', () => {
  /** One device that wants to hear of week 2; its end is told on Tuesday. */
  async function setUp(respond: (endpoint: string) => Response | undefined) {
    const device = openDevice()
    const service = openPushService([device], respond)
    server = await openPushServer(year, { fetch: service.fetch })
    await server.importNow()
    await server.subscribe(device, 1, { kinds: ['week'] })
    await server.watch.tick()
    return { device, service }
  }

  it.each([404, 410])('that says %i ends the subscription', async (status) => {
    await setUp(() => new Response(null, { status }))
    await pass(tuesday)
    expect(await server.count()).toBe(0)
  })

  it('that has no time is asked again once it said it has, and then told the same', async () => {
    let requests = 0
    const { service } = await setUp(() => {
      requests++
      return requests === 1 ? new Response(null, { status: 429, headers: { 'Retry-After': '7200' } }) : undefined
    })
    await pass([...tuesday, { days: 5, hours: 13 }])
    expect(requests).toBe(1)
    await pass([{ days: 5, hours: 15 }])
    expect(requests).toBe(2)
    expect(service.received.map(({ title }) => title)).toEqual(['Week 2'])
  })

  it('that refuses a notice is not asked again, and the log says so without the address', async () => {
    let requests = 0
    const { device } = await setUp(() => {
      requests++
      return new Response(null, { status: 403 })
    })
    await pass([...tuesday, { days: 5, hours: 20 }])
    expect(requests).toBe(1)
    expect(await server.count()).toBe(1)
    expect(server.logged).toEqual(['fcm.googleapis.com refused a notice (status 403)'])
    expect(server.logged.join()).not.toContain(device.endpoint)
  })
})

describe('a subscription', () => {
  it('is silent while its host refuses the league, and ends after two weeks of that', async () => {
    const device = openDevice()
    const service = openPushService([device])
    server = await openPushServer(year, { fetch: service.fetch })
    await server.importNow()
    await server.subscribe(device, 1)
    year.enter({ title: 'The league is made private', at: new Date().toISOString(), trouble: 'refused' })
    await pass(week)
    expect((await server.store.card(year.league))?.failing?.reason).toBe('private')
    expect([service.received, await server.count()]).toEqual([[], 1])
    // The log says that the league cannot be read, and nothing of notices.
    expect(server.logged.filter((line) => !line.startsWith('Import of league'))).toEqual([])
    setTime(Date.now() + 15 * 86_400_000)
    await server.watch.tick()
    expect(await server.count()).toBe(0)
  }, 180_000)

  it('is told once by two servers of one store that look at the same time', async () => {
    const device = openDevice()
    const service = openPushService([device])
    server = await openPushServer(year, { fetch: service.fetch })
    await server.importNow()
    await server.subscribe(device, 1, { kinds: ['week'] })
    const second = await openPushServer(year, { fetch: service.fetch, store: server.store })
    const look = () => Promise.all([server.watch.tick(), second.watch.tick()])
    await look()
    await pass(tuesday, { look })
    await look()
    await second.close()
    expect(service.received.map(({ title }) => title)).toEqual(['Week 2'])
    expect([server.logged, second.logged]).toEqual([[], []])
  }, 120_000)

  it('ends with the league on the server, and with the token that it was made with', async () => {
    const devices = [openDevice(), openDevice()]
    const service = openPushService(devices)
    server = await openPushServer(year, { fetch: service.fetch })
    await server.importNow()
    await server.subscribe(devices[0] as Device, 1)
    const { store } = server
    server = await openPushServer(year, { fetch: service.fetch, store, apiToken: 'secret-token' })
    await server.watch.tick()
    expect(await server.count()).toBe(0)
    await server.subscribe(devices[1] as Device, 1)
    await server.watch.tick()
    expect(await server.count()).toBe(1)
    await store.remove(year.league)
    await server.watch.tick()
    expect(await server.count()).toBe(0)
  })
})
