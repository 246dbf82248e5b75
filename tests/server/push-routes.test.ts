/** Who can subscribe to what, and what a request can change. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pushPath } from '../../src/contract/push.ts'
import { isPushService } from '../../src/server/push-services.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { openDevice } from '../push/support/device.ts'
import { openPushServer, type PushServer, type PushServerOptions } from '../push/support/push-server.ts'
import { openEspnYear } from '../year/support/espn-year.ts'
import { inWeek } from '../year/support/league-year.ts'

let server: PushServer
const device = openDevice()

const year = openEspnYear()
const manyMore = { ofLeague: 99, inAll: 99, perMinute: 999 }
const servers: PushServer[] = []

/** Another server over the store of the first. */
async function open(options: Partial<PushServerOptions> = {}) {
  const opened = await openPushServer(year, { fetch, limits: manyMore, store: servers[0]?.store, ...options })
  servers.push(opened)
  return opened
}
beforeAll(async () => {
  year.moveTo(new Date(inWeek(2, { days: 3 })))
  server = await open()
  await server.importNow()
}, 60_000)
afterEach(async () => {
  for (const place of await server.store.push.list()) await server.store.push.remove(place)
})
afterAll(() => Promise.all(servers.map((one) => one.close())))

const asJson = { method: 'POST', headers: { 'Content-Type': 'application/json' } }

const kindsOf = async () => {
  const [place] = await server.store.push.list()
  return place && (await server.store.push.read(place))?.kinds
}

describe('the requests of a device', () => {
  it('subscribe, change the choice, and end it; what is stored has no name', async () => {
    const response = await server.app.request(pushPath)
    expect(await response.json()).toEqual({ public_key: server.keys.publicKey })
    expect((await server.subscribe(device, 1, { kinds: ['game', 'week'] })).status).toBe(200)
    expect(await kindsOf()).toEqual(['game', 'week'])
    expect((await server.subscribe(device, 1, { kinds: ['week'] })).status).toBe(200)
    expect(await kindsOf()).toEqual(['week'])
    const [place] = await server.store.push.list()
    expect(Object.keys((place && (await server.store.push.read(place))) ?? {}).sort()).toEqual(
      [
        'access',
        'checksum',
        'endpoint',
        'host',
        'id',
        'keys',
        'kinds',
        'leagueId',
        'season',
        'since',
        'site',
        'teamId',
        'zone',
      ].filter((name) => name !== 'checksum'),
    )
    expect((await server.unsubscribe(device, 1)).status).toBe(200)
    expect(await server.count()).toBe(0)
    expect((await server.unsubscribe(device, 1)).status).toBe(200)
  })

  it('change nothing with an address alone, whose secret is not known', async () => {
    await server.subscribe(device, 1)
    const thief = { ...openDevice(), endpoint: device.endpoint }
    expect((await server.subscribe(thief, 1, { kinds: ['week'] })).status).toBe(422)
    expect((await server.unsubscribe(thief, 1)).status).toBe(422)
    expect(await kindsOf()).toEqual(['lineup', 'game', 'week'])
  })

  it('need the token that reading the league needs', async () => {
    const closed = await open({ apiToken: 'secret-token' })
    const wish = await closed.wishOf(device, 1)
    const send = (headers: object) => closed.post(pushPath, wish, headers)
    expect((await send({ Authorization: '' })).status).toBe(401)
    expect((await send({ Authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await send({})).status).toBe(200)
  })

  it.each([
    ['a team that the league has not', { team_id: 1 }, 404],
    ['a league that is not here', { host_league_id: '999' }, 404],
    ['another season', { season: 2019 }, 404],
    ['an id that is none', { host_league_id: '../../etc' }, 422],
    ['no choice', { kinds: [] }, 422],
    ['a choice that is none', { kinds: ['everything'] }, 422],
    ['a zone that is none', { zone: 'Mars/Olympus' }, 422],
    ['keys that are none', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }, 422],
    ['an address of this network', { endpoint: 'https://192.168.1.1/admin' }, 422],
    ['more than a subscription has', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(5000)}` }, 413],
  ])('are refused with %s', async (_, wrong, status) => {
    expect((await server.subscribe(device, 1, wrong as object)).status).toBe(status)
    expect(await server.count()).toBe(0)
  })

  it.each([
    ['no JSON', '{"endpoint": '],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[[]]'],
    ['a text', '"https://fcm.googleapis.com/abc"'],
    ['lists in lists', '['.repeat(2000) + ']'.repeat(2000)],
    ['a prototype', '{"__proto__": {"endpoint": "https://fcm.googleapis.com/abc"}}'],
    ['numbers that are none', '{"endpoint": 1e999, "season": 1e999}'],
  ])('are refused with %s', async (_, body) => {
    const response = await server.app.request(pushPath, { ...asJson, body })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { detail: string }).detail).toMatch(/subscription/)
    expect(await server.count()).toBe(0)
  })

  it('are refused where they grow too large while they are sent, without a length before', async () => {
    const request = new Request(`http://localhost${pushPath}`, {
      ...asJson,
      body: new Blob([' '.repeat(9000)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect((await server.app.request(request)).status).toBe(413)
  })

  it('cannot make a device of another one whose address has leaked', async () => {
    await server.subscribe(device, 1)
    const thief = { ...openDevice(), endpoint: `${device.endpoint}#` }
    expect((await server.subscribe(thief, 1)).status).toBe(422)
    expect(await server.count()).toBe(1)
  })

  it.each(['private', 'missing'] as const)('are refused while its host says that the league is %s', async (reason) => {
    const store = openLeagueStore(memoryStorage())
    const refused = await open({ store })
    await refused.importNow()
    await store.noteFailing(year.league, { since: new Date().toISOString(), reason })
    const response = await refused.subscribe(device, 1)
    expect([response.status, await refused.count()]).toEqual([502, 0])
    expect(((await response.json()) as { detail: string }).detail).toContain('The league’s host refuses it now.')
    await store.remove(year.league)
    expect((await refused.post(pushPath, await server.wishOf(device, 1))).status).toBe(404)
  })

  it('are refused as a form, which pages of other sites can send', async () => {
    const wish = await server.wishOf(device, 1)
    expect((await server.post(pushPath, wish, { 'Content-Type': 'text/plain' })).status).toBe(422)
  })

  it.each([
    ['of a league', { ofLeague: 1, inAll: 9, perMinute: 9 }, 503],
    ['of a server', { ofLeague: 9, inAll: 1, perMinute: 9 }, 503],
    ['of a client', { ofLeague: 9, inAll: 9, perMinute: 1 }, 429],
  ])('are limited: those %s', async (_, limits, status) => {
    const small = await open({ limits })
    expect((await small.subscribe(device, 1)).status).toBe(200)
    expect((await small.subscribe(openDevice(), 1)).status).toBe(status)
    expect(await server.count()).toBe(1)
  })
})

describe('an address', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('is that of a browser’s push service: %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilpush.apple.com/abc',
    // Other forms of an address that is allowed: each would be another device.
    'https://fcm.googleapis.com/fcm/send/abc#2',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com/x/../fcm/send/abc',
    ' https://fcm.googleapis.com/fcm/send/abc',
    'https:/\\fcm.googleapis.com/fcm/send/abc',
    'https://ｆcm.googleapis.com/fcm/send/abc',
    // Names that only look alike, or that no certificate has.
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.gооgleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.com/abc',
    'https://evil.com/fcm.googleapis.com',
    'https://evil.com#.push.apple.com',
    'https://evil.com?.push.apple.com',
    'https://evil.com\\.push.apple.com/abc',
    'https://push.apple.com/abc',
    'https://.push.apple.com/abc',
    'https://a..push.apple.com/abc',
    'https://fcm.googleapis.com:fcm@evil.com/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'file:///etc/passwd',
    'no address',
  ])('is none: %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
  })

  it('is one that the operator allows', () => {
    const others = ['https://push.example.org:8443', 'http://127.0.0.1:9000']
    expect(isPushService('https://push.example.org:8443/abc', others)).toBe(true)
    expect(isPushService('https://push.example.org/abc', others)).toBe(false)
    expect(isPushService('http://127.0.0.1:9000/abc', others)).toBe(true)
  })
})
