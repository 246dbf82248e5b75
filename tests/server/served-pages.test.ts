/** Pages that the server renders: for whom, and until when. What a page looks like: tests/e2e/served. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AskService } from '../../src/contract/page-renderer.ts'
import { shellPath } from '../../src/contract/routes.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import type { AppOptions } from '../../src/server/app.ts'
import type { PageThread } from '../../src/server/page-thread.ts'
import { servePages } from '../../src/server/served-pages.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { emptyServer, smallDemoServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await smallDemoServer()
  addSite(server)
}, 60_000)
afterAll(() => server.remove())

function addSite({ folder }: TestServer) {
  for (const [file, text] of [
    ['404.html', 'missing'],
    [`${shellPath('overview')}/index.html`, 'shell'],
    [`${shellPath('trade')}/index.html`, 'shell'],
  ] as const) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true })
    writeFileSync(join(folder, 'site', file), text)
  }
}

/** In place of the renderer: the page is the league's name, and what was asked for it. */
function fakeThread(render?: (path: string, ask: AskService) => Promise<string | null>) {
  const rendered: string[] = []
  const site = { version: '1' as string | null }
  const thread: PageThread = {
    warm() {},
    version: async () => site.version,
    async close() {},
    async render(path, site, ask) {
      rendered.push(path)
      const text = await (render ?? nameOf)(path, ask)
      return text === null
        ? null
        : { contentType: 'text/html; charset=utf-8', body: new TextEncoder().encode(`${text} at ${site}`) }
    },
  }
  return { thread, rendered, site }
}

async function nameOf(path: string, ask: AskService): Promise<string | null> {
  const [, , host, leagueId, , named] = path.split('/')
  const season = /^\d{4}$/.test(named ?? '') ? Number(named) : undefined
  const { status, body } = await ask('hostLeague', { host, leagueId, season })
  const league = fromWire(JSON.parse(new TextDecoder().decode(body))) as { name?: string; season?: number }
  return status === 200 ? `${league.name} ${league.season}` : null
}

function start(options: Partial<AppOptions> = {}, from = server, { thread, rendered, site } = fakeThread()) {
  const app = from.build({ pageThread: thread, ...options })
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { get, rendered, site, textOf: async (path: string) => (await get(path)).text() }
}

function startLong(text: string) {
  const { thread, rendered } = fakeThread(async () => text)
  return { app: server.build({ pageThread: thread }), rendered }
}

const finished = '/leagues/espn/101'

/** What was reached through a `WeakRef` stays until the task ends. */
async function collectGarbage() {
  await new Promise((resolve) => setImmediate(resolve))
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

describe('a page of a league', () => {
  it('is rendered once for all its readers, for every address that means it', async () => {
    const { textOf, rendered } = start()
    const texts = await Promise.all([textOf(finished), textOf(`${finished}/overview`), textOf(`${finished}/overview/`)])
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toMatch(/ 2025 at http:\/\/localhost$/)
    expect(await textOf(`${finished}/overview?sort=points`)).toBe(texts[0])
    expect(rendered).toEqual([`${finished}/overview`])
    expect(await textOf(`${finished}/overview?season=2025`)).toBe(texts[0])
    expect(rendered.at(-1)).toBe(`${finished}/seasons/2025/overview`)
  })

  it('is that of the path where the query names another season, and the newest where it names none that can be', async () => {
    const { textOf, rendered } = start()
    await textOf(`${finished}/seasons/2024/overview?season=2025`)
    await textOf(`${finished}/overview?season=1999`)
    expect(rendered).toEqual([`${finished}/seasons/2024/overview`, `${finished}/overview`])
  })

  it('is that of its team for every address without a league', async () => {
    const { textOf, rendered } = start(
      {},
      server,
      fakeThread(async (path) => path),
    )
    const texts = await Promise.all(['', '/', '/trades', '/a/b'].map((rest) => textOf(`/teams/101250001${rest}`)))
    expect(new Set(texts)).toEqual(new Set(['/teams/101250001 at http://localhost']))
    expect(await textOf('/teams/101250001/legacy?week=3')).toBe('/teams/101250001/legacy at http://localhost')
    expect(rendered).toEqual(['/teams/101250001', '/teams/101250001/legacy'])
  })

  it.each([`${finished}/live`, `${finished}/legacy`])(
    'is not rendered for %s with a season, which its scripts show',
    async (path) => {
      const { textOf, rendered } = start()
      await textOf(`${path}?season=2024`)
      expect(rendered).toEqual([])
      await textOf(path)
      expect(rendered).toEqual([path])
    },
  )

  it('is not sent again to who has it, and is compressed', async () => {
    const { get } = start()
    const page = await get(`${finished}/overview`)
    const { etag = '', ...headers } = Object.fromEntries(page.headers)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
    })
    expect((await get(`${finished}/overview`, { 'If-None-Match': etag })).status).toBe(304)
    const rows = 'a row '.repeat(2000)
    const long = start(
      {},
      server,
      fakeThread(async () => rows),
    )
    const compressed = await long.get(`${finished}/overview`, { 'Accept-Encoding': 'br' })
    expect(compressed.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await compressed.bytes()).toString()).toBe(`${rows} at http://localhost`)
  })

  it('is rendered again once a response in it is another one', async () => {
    const own = emptyServer()
    addSite(own)
    const [key] = (await server.store.keys()).filter(({ leagueId, season }) => leagueId === '101' && season === 2025)
    const season = key && (await server.store.read(key))
    if (!season) throw new Error('The demo has no such season')
    const store = (name: string) =>
      own.store.write({ ...season, name }, { asOf: '2026-01-10T00:00:00.000Z', source: 'demo' })
    await store('Before')
    const { textOf, rendered } = start({}, own)
    expect(await textOf(`${finished}/overview`)).toMatch(/^Before /)
    expect(await textOf(`${finished}/overview`)).toMatch(/^Before /)
    expect(rendered).toHaveLength(1)
    await store('After')
    expect(await textOf(`${finished}/overview`)).toMatch(/^After /)
    own.remove()
  })

  it('has responses of one time, also where an import ends while it is rendered', async () => {
    const own = emptyServer()
    addSite(own)
    const [key] = (await server.store.keys()).filter(({ leagueId, season }) => leagueId === '101' && season === 2025)
    const season = key && (await server.store.read(key))
    if (!season) throw new Error('The demo has no such season')
    const store = (name: string) =>
      own.store.write({ ...season, name }, { asOf: '2026-01-10T00:00:00.000Z', source: 'demo' })
    await store('Before')
    const page = fakeThread(async (path, ask) => {
      const first = await nameOf(path, ask)
      if (first?.startsWith('Before')) await store('After')
      await ask('draftComplete', { host: 'espn', leagueId: '101', season: season.season })
      return first
    })
    const { textOf } = start({}, own, page)
    expect(await textOf(`${finished}/overview`)).toMatch(/^After /)
    expect(page.rendered).toHaveLength(2)
    own.remove()
  })

  it('is not there while one of its responses is not, even if it can be rendered without', async () => {
    const isDown = new Set(['102'])
    const failure = new DomainError('storage', 'The store does not respond.')
    const store = {
      ...server.store,
      card: (key: LeagueKey) => (isDown.has(key.leagueId) ? Promise.reject(failure) : server.store.card(key)),
    }
    const page = fakeThread(async (path, ask) => {
      const other = await ask('hostLeague', { host: 'espn', leagueId: '102' }).catch(() => null)
      return other ? nameOf(path, ask) : 'a recap without'
    })
    const { textOf } = start({ store }, server, page)
    expect(await textOf(`${finished}/overview`)).toBe('shell')
    isDown.clear()
    expect(await textOf(`${finished}/overview`)).toMatch(/ 2025 at /)
  })

  it('is rendered again once the site is another one, whose files it names', async () => {
    const { textOf, rendered, site } = start()
    const pages = [await textOf(`${finished}/overview`), await textOf(`${finished}/overview`)]
    site.version = '2'
    pages.push(await textOf(`${finished}/overview`))
    expect([new Set(pages).size, rendered.length]).toEqual([1, 2])
    site.version = null
    expect(await textOf(`${finished}/overview`)).toBe('shell')
  })

  it('is of the site that its reader asked for, whoever asks for another', async () => {
    const { get } = start()
    const textFor = async (host: string) => {
      const response = await get(`http://${host}${finished}/overview`, { 'X-Forwarded-Host': 'elsewhere.example' })
      return response.text()
    }
    const hosts = ['a.example', 'b.example', 'a.example']
    const texts = await Promise.all(hosts.map(textFor))
    expect(texts).toEqual(hosts.map((host) => expect.stringMatching(new RegExp(` at http://${host}$`))))
  })

  it('is gone at once where its league is removed', async () => {
    const own = await smallDemoServer()
    addSite(own)
    const app = own.build({ pageThread: fakeThread().thread })
    const textOf = async () => (await app.request(`${finished}/overview`)).text()
    expect(await textOf()).toMatch(/ 2025 at /)
    await app.service.remove({ host: 'espn', leagueId: '101' })
    expect(await textOf()).toBe('shell')
    own.remove()
  })

  it('is gone at once where another server over the same store removes the league', async () => {
    const own = await smallDemoServer()
    addSite(own)
    const [app, other] = [own.build({ pageThread: fakeThread().thread }), own.build({ store: openStore(own.folder) })]
    const textOf = async () => (await app.request(`${finished}/overview`)).text()
    expect(await textOf()).toMatch(/ 2025 at /)
    await other.service.remove({ host: 'espn', leagueId: '101' })
    expect(await textOf()).toBe('shell')
    own.remove()
  })

  it('has no body for a request of its head, and is one page for every query and encoding', async () => {
    const rows = 'a row '.repeat(2000)
    const { app, rendered } = startLong(rows)
    const head = await app.request(`${finished}/overview`, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
    expect([head.status, (await head.bytes()).byteLength]).toEqual([200, 0])
    for (const encoding of ['gzip', 'br', 'identity', 'gzip;q=0, br;q=0']) {
      const query = `?${encoding.length}=${'x'.repeat(4000)}`
      const { headers } = await app.request(`${finished}/overview${query}`, {
        headers: { 'Accept-Encoding': encoding },
      })
      const sent = encoding.startsWith('gzip;') || encoding === 'identity' ? null : encoding
      expect([headers.get('Content-Encoding'), headers.get('ETag')]).toEqual([sent, head.headers.get('ETag')])
    }
    expect(rendered).toHaveLength(1)
  })

  it('is gone once its host shows the league to its members only', async () => {
    const own = await smallDemoServer()
    addSite(own)
    const app = own.build({ pageThread: fakeThread().thread })
    const textOf = async () => (await app.request(`${finished}/overview`)).text()
    expect(await textOf()).toMatch(/ 2025 at /)
    const since = '2026-01-11T00:00:00.000Z'
    await own.store.noteFailing({ host: 'espn', leagueId: '101', season: 2025 }, { since, reason: 'private' })
    expect(await textOf()).toBe('shell')
    own.remove()
  })

  it('is not there where it has another season that its host shows to the league’s members only', async () => {
    const own = await smallDemoServer()
    addSite(own)
    const [key] = (await own.store.keys()).filter(({ leagueId, season }) => leagueId === '101' && season === 2025)
    const season = key && (await own.store.read(key))
    if (!season) throw new Error('The demo has no such season')
    const settings = { ...season.settings, isPrivate: true as const }
    const write = (year: number, rest: object = {}) =>
      own.store.write({ ...season, season: year, ...rest }, { asOf: '2026-01-10T00:00:00.000Z', source: 'demo' })
    await write(2023)
    await write(2024, { settings })
    const page = fakeThread(async (path, ask) => {
      if (path.includes('/history')) await ask('history', { host: 'espn', leagueId: '101' })
      return nameOf(path, ask)
    })
    const { get } = start({}, own, page)
    const isRendered = async (path: string) => (await (await get(`${finished}${path}`)).text()).includes(' at http')
    expect(await isRendered('/seasons/2023/overview')).toBe(true)
    for (const path of ['/history', '/seasons/2023/history', '/seasons/2024/overview'])
      expect([path, await isRendered(path)]).toEqual([path, false])
    own.remove()
  })

  it('is rendered for a bounded number of readers, who all get it', async () => {
    const gate = Promise.withResolvers<string>()
    const { get, rendered } = start(
      { trustedProxies: 1 },
      server,
      fakeThread(() => gate.promise),
    )
    const textFor = async (path: string, client: number) =>
      (await get(path, { 'X-Forwarded-For': `192.0.2.${client}` })).text()
    const together = Array.from({ length: 100 }, (_, client) => textFor(`${finished}/overview`, client))
    const others = Array.from({ length: 60 }, (_, n) => textFor(`${finished}/overview?season=${2000 + n}`, n))
    let shells = 0
    for (const other of others) other.then((text) => text === 'shell' && shells++)
    // Those beyond the bound do not wait.
    await vi.waitFor(() => expect(shells).toBe(21), 30_000)
    gate.resolve('page')
    expect(new Set(await Promise.all(together))).toEqual(new Set(['page at http://localhost']))
    await Promise.all(others)
    expect([shells, rendered.length]).toEqual([21, 40])
  })

  it('has its turn while another client waits for many invented addresses', async () => {
    const gate = Promise.withResolvers<string>()
    const { get, rendered } = start(
      { trustedProxies: 1 },
      server,
      fakeThread(() => gate.promise),
    )
    const textFor = async (path: string, client: string) => (await get(path, { 'X-Forwarded-For': client })).text()
    let shells = 0
    const invented = Array.from({ length: 60 }, async (_, n) => {
      if ((await textFor(`${finished}/moves/x${n}`, '192.0.2.1')) === 'page at http://localhost') return
      shells++
    })
    await vi.waitFor(() => expect(shells).toBe(50), 30_000)
    const page = textFor(`${finished}/overview`, '192.0.2.2')
    await vi.waitFor(() => expect(rendered).toHaveLength(11), 30_000)
    gate.resolve('page')
    expect(await page).toBe('page at http://localhost')
    await Promise.all(invented)
    expect(shells).toBe(50)
  })

  it('is not kept in memory, beyond what is cached, by who asks whether it is current', async () => {
    const { thread } = fakeThread(async (path) => `${path} ${'x'.repeat(100_000)}`)
    const { service } = server.build({})
    const pages = servePages({ service, thread, log: () => {}, cacheBytes: 400_000 })
    const site = 'http://localhost'
    const find = async (week: number) => {
      const page = await pages.find({ pathname: `${finished}/matchups/${week}`, search: '', site, client: 'one' })
      if (!page || page === 'missing') throw new Error('The page was not rendered')
      return { bytes: new WeakRef(page.body.plain), isCurrent: page.isCurrent }
    }
    const found = []
    for (let week = 1; week <= 17; week++) found.push(await find(week))
    await collectGarbage()
    expect(found.filter(({ bytes }) => bytes.deref() !== undefined).length).toBeLessThanOrEqual(3)
    expect(await found[0]?.isCurrent?.()).toBe(true)
  })

  it('is kept while somebody invents addresses that the league does not have, which get the shell as not found', async () => {
    const own = fakeThread()
    const thread: PageThread = {
      ...own.thread,
      render: async (path, site, ask) => (path.includes('/moves/') ? 'missing' : own.thread.render(path, site, ask)),
    }
    const { service } = server.build({})
    // With room for three pages.
    const pages = servePages({ service, thread, log: () => {}, cacheBytes: 7000 })
    const find = (pathname: string) => pages.find({ pathname, search: '', site: 'http://localhost', client: 'one' })
    expect(await find(`${finished}/overview`)).toHaveProperty('body')
    for (let n = 0; n < 200; n++) expect(await find(`${finished}/moves/x${n}`)).toBe('missing')
    expect(await find(`${finished}/overview`)).toHaveProperty('body')
    expect(own.rendered).toEqual([`${finished}/overview`])

    const { get } = start({}, server, { ...own, thread })
    const missing = await get(`${finished}/moves/x1`)
    expect([missing.status, await missing.text(), missing.headers.get('Cache-Control')]).toEqual([
      404,
      'shell',
      'no-cache',
    ])
  })

  it('asks with the parameters that clients may send', async () => {
    const { textOf } = start(
      {},
      server,
      fakeThread(async (_, ask) => `${(await ask('team', { id: 'x' })).status}`),
    )
    expect(await textOf(`${finished}/overview`)).toBe('422 at http://localhost')
  })
})

describe('the page of an award', () => {
  const award = '/recap/espn/101/2025/awards/most%20consistent'

  it('and the picture of a card are rendered by their own addresses', async () => {
    const { textOf, rendered } = start(
      {},
      server,
      fakeThread(async (path) => path),
    )
    const card = '/og/story/espn/101/2025/league/last-square.png'
    for (const path of [award, card, '/leagues/espn/101/teams/7'])
      expect(await textOf(path)).toBe(`${path} at http://localhost`)
    expect(rendered).toHaveLength(3)
  })

  it('leads to the recap where it is not rendered, also below a path of another site', async () => {
    const { get } = start({ apiToken: 'secret' })
    for (const path of [award, `${award}/`, `${award}//`]) {
      const response = await get(`${path}?from=chat`)
      expect(response.status).toBe(302)
      const target = new URL(response.headers.get('Location') ?? '', `http://localhost/below${path}`)
      expect(target.pathname + target.search).toBe('/below/recap/espn/101/2025/?from=chat')
    }
  })
})

describe('the shell is served in its place', () => {
  it('with a token, whose responses are not for everyone', async () => {
    const { textOf, rendered } = start({ apiToken: 'secret' })
    expect(await textOf(`${finished}/overview`)).toBe('shell')
    expect(rendered).toEqual([])
  })

  it('while nobody has read the league here, without reading it', async () => {
    const own = emptyServer()
    addSite(own)
    let imports = 0
    const { textOf } = start({ imports: { run: () => Promise.reject(new Error(String(imports++))) } }, own)
    expect(await textOf(`${finished}/overview`)).toBe('shell')
    expect(imports).toBe(0)
    own.remove()
  })

  it('where it is not rendered: by a failure, which is logged, or for a league that is not for everyone', async () => {
    const failing = start(
      {},
      server,
      fakeThread(() => Promise.reject(new Error('no such component'))),
    )
    expect(await failing.textOf(`${finished}/overview`)).toBe('shell')
    expect(server.logged.join()).toContain('/leagues/espn/101/overview could not be rendered')
    const closed = start(
      {},
      server,
      fakeThread(async () => null),
    )
    expect(await closed.textOf(`${finished}/overview`)).toBe('shell')
  })
})
