/** Team pictures: fetched at import from ESPN's image hosts, redrawn small, stored and served by us. */
import { readdirSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { fetchLogo, LogoRefused } from '../../src/server/logos/fetch-logo.ts'
import { openService } from '../../src/server/open-service.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { type FakeEspn, type FakePicture, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { take } from '../snapshot/support/snapshots.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'

const [demo] = smallDemoLeagues
if (!demo) throw new Error('The demo has no league')
const key: LeagueKey = { host: demo.host, leagueId: demo.leagueId, season: demo.season }
const files = demo.generate()
type Teams = { teams: { id: number; logo: string }[] }

const png = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0a0' } })
  .png()
  .withExif({ IFD0: { Copyright: 'where it was taken' } })
  .toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="red"/></svg>'

/** A file of some bytes that claims 60,000 by 60,000 pixels. */
function bomb(): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
    const length = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    length.writeUInt32BE(data.byteLength)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1e6))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

const hostile: Record<string, FakePicture> = {
  '/pictures/page.png': { body: '<html><body>Log in</body></html>' },
  '/pictures/bomb.png': { body: bomb() },
  '/pictures/cut.png': { body: png.subarray(0, 60) },
  '/pictures/long.png': { body: Buffer.concat([png, Buffer.alloc(3 * 2 ** 20)]) },
  '/pictures/moved.png': { status: 302, headers: { location: '/pictures/good.png' } },
  '/pictures/entity.svg': { body: `<!DOCTYPE svg [<!ENTITY a "b">]>${svg}` },
  '/pictures/white.svg': { body: svg.replace('red', '#fff') },
  '/pictures/nested.svg': { body: svg.replace('<circle', '<image href="/etc/hostname"/><circle') },
}

let fake: FakeEspn
let server: TestServer

beforeEach(async () => {
  const pictures = new Map<string, FakePicture>([
    ['/pictures/good.png', { body: png }],
    ['/pictures/good.svg', { body: svg }],
    ...Object.entries(hostile),
  ])
  const leagues = new Map([[`${key.season}/${key.leagueId}`, { read: async (name: string) => league(name) }]])
  fake = await startFakeEspn({ leagues, pictures })
  server = emptyServer()
})

afterEach(async () => {
  await fake.close()
  server.remove()
})

/** Picture URLs of the league's teams, in ESPN's order. */
let logos: string[] = []

function league(name: string): unknown {
  if (name !== 'league.json') return files[name] ?? null
  const responseFor = structuredClone(files[name]) as Teams
  responseFor.teams.forEach((team, index) => {
    const path = logos[index] ?? ''
    team.logo = path.startsWith('/') ? new URL(path, fake.baseUrl).href : path
  })
  return responseFor
}

/** How many teams have a picture afterwards, and how many of those that gave one do not. */
async function importIt(): Promise<{ shown: number; failed: number }> {
  const espn = { baseUrl: fake.baseUrl, retries: 0, cookies: { espnS2: 'secret', swid: '{secret}' } }
  const service = openService({ store: server.store, dataDir: null, access: { espn, sleeper: {} } })
  const { teams } = (await server.store.read((await service.importLeague(key)).key)) ?? { teams: [] }
  const shown = teams.filter(({ logo }) => logo !== undefined).length
  return { shown, failed: teams.filter(({ logoUrl }) => logoUrl !== null).length - shown }
}

interface LogoResponse {
  team_logos?: { team_name: string; logo: string }[]
}

const ask = async (app = server.app, headers = {}): Promise<LogoResponse> =>
  (await app.request(`/api/v1/leagues/espn/${key.leagueId}?season=${key.season}`, { headers })).json()

describe("a league's own pictures", () => {
  it('are redrawn small, and cached forever by their URL', async () => {
    logos = ['/pictures/good.png', '/pictures/good.svg', '']
    expect(await importIt()).toEqual({ shown: 2, failed: 0 })
    const [first, second, ...others] = (await ask()).team_logos ?? []
    expect(others).toEqual([])
    expect(first?.logo).not.toBe(second?.logo)
    const app = server.build({ apiToken: 'a-token' })
    const response = await app.request(first?.logo ?? '')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const picture = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif, hasAlpha } = await sharp(picture).metadata()
    expect({ format, width, height, exif, hasAlpha }).toEqual({
      format: 'webp',
      width: 96,
      height: 96,
      exif: undefined,
      hasAlpha: false,
    })
    expect(picture.byteLength).toBeLessThan(4000)
    const unknown = first?.logo.replace(/[0-9a-f]{32}/, '0'.repeat(32)) ?? ''
    expect((await app.request(unknown)).status).toBe(404)
    expect((await ask(app)).team_logos).toBeUndefined()
    expect((await (await server.app.request('/api/v1/leagues/')).json())[0]).not.toHaveProperty('team_logos')
  })

  it('are not requested again, and are removed with the league', async () => {
    logos = ['/pictures/good.png', '/pictures/page.png']
    await importIt()
    const [logo] = (await ask()).team_logos ?? []
    expect(await importIt()).toEqual({ shown: 1, failed: 1 })
    expect(fake.askedPictures).toEqual(logos)
    await server.store.remove(key)
    expect((await server.app.request(logo?.logo ?? '')).status).toBe(404)
  })

  it('are replaced by the mark if unsupported, and the import succeeds', async () => {
    const paths = Object.keys(hostile)
    const all = [...paths, 'https://pictures.example/a.png', 'https://g.espncdn.com.example.org/a.png']
    // The league has four teams.
    while (all.length > 0) {
      logos = all.splice(0, 4)
      expect(await importIt()).toEqual({ shown: 0, failed: logos.length })
      expect(await ask()).not.toHaveProperty('team_logos')
      await server.store.remove(key)
    }
    expect(fake.askedPictures.toSorted()).toEqual(paths.toSorted())
  })

  it('are files of its snapshot, except with numbered managers', async () => {
    logos = ['/pictures/good.png']
    await importIt()
    const folder = `${server.folder}/snapshot`
    const filesOf = async (options: object) => {
      await take({ folder, store: server.store, leagues: [key], ...options })
      const { manifest, responseFor } = await openSnapshots(folder)
      const [season] = manifest.seasons
      if (!season) throw new Error('No season was taken')
      const all = readdirSync(`${folder}/${key.leagueId}/${key.season}/${season.hash}`, { recursive: true })
      const league = await responseFor(season, 'hostLeague', key)
      return { pictures: all.map(String).filter((file) => file.endsWith('.webp')), named: league?.teamLogos }
    }
    const { pictures, named } = await filesOf({})
    expect(pictures).toHaveLength(1)
    expect(named?.map(({ logo }) => logo)).toEqual(pictures)
    expect(await filesOf({ anonymize: true })).toEqual({ pictures: [], named: undefined })
  })
})

it('requests only ESPN’s hosts, over https', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('picture'))
  onTestFinished(() => request.mockRestore())
  async function requested(address: string): Promise<string | null> {
    request.mockClear()
    const isRefused = await fetchLogo(address).then(
      () => false,
      (error) => error instanceof LogoRefused,
    )
    expect(isRefused).toBe(request.mock.calls.length === 0)
    return request.mock.calls[0] ? String(request.mock.calls[0][0]) : null
  }
  expect(await requested('http://g.espncdn.com/lm-static/a.svg')).toBe('https://g.espncdn.com/lm-static/a.svg')
  expect(await requested('https://mystique-api.fantasy.espn.com/apis/v1/domains/lm/images/1')).toContain('mystique-api')
  for (const refused of [
    'https://espncdn.com.example.org/a.png',
    'https://notespncdn.com/a.png',
    'https://g.espncdn.com:8443/a.png',
    'https://user:pass@g.espncdn.com/a.png',
    'ftp://g.espncdn.com/a.png',
    'http://127.0.0.1/a.png',
    'file:///etc/hostname',
  ]) {
    expect([refused, await requested(refused)]).toEqual([refused, null])
  }
})
