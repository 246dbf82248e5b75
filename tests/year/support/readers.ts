/** Who reads the league over the year: a server whose store lives as long as the year, a browser, and whoever reads what a server sends. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts'
import { preferWait } from '../../../src/contract/prefer-wait.ts'
import { readAge } from '../../../src/contract/response-headers.ts'
import { toWire } from '../../../src/contract/wire.ts'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import { type App, buildApp } from '../../../src/server/app.ts'
import type { PageThread } from '../../../src/server/page-thread.ts'
import { isBehind } from '../../../src/service/refresh-need.ts'
import type { DocumentStorage } from '../../../src/storage/document-storage.ts'
import { isClosed, type LeagueStore, openLeagueStore } from '../../../src/storage/league-store.ts'
import { memoryStorage } from '../../../src/storage/memory-storage.ts'
import { engineAtHosts } from '../../engine/support/engine-at-hosts.ts'

/** Their responses are simulations, or all of a season's figures once more. */
const slow = new Set<EndpointName>(['forecastHistory', 'lab', 'labFindings', 'proof', 'wholeSeason'])

/** What a reader looks at on pages: the calls about a league and its season. The league comes first, which names its season. */
const shown: readonly EndpointName[] = [
  'hostLeague',
  'standings',
  ...(Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { scope, pathParameters } = endpoints[name]
    const isOfLeague = (scope === 'host-league' || scope === 'history') && Object.keys(pathParameters).length === 2
    return isOfLeague && !slow.has(name) && name !== 'hostLeague'
  }),
]
/** What may differ there: when something was read. */
const ages = new Set(['asOf', 'as_of', 'savedAt', 'saved_at'])

/** A response, or a sentence where there is none. */
export type Screens = Record<string, unknown>

export interface Reader {
  /** What its pages show, without ages. */
  read(): Promise<Screens>
  /** An open page asks again: its league, and the board of the running week. */
  watch(): Promise<void>
  /** Resolves once nothing is being imported. */
  idle(): Promise<void>
  close(): Promise<void>
}

export interface ServerReader extends Reader {
  store: LeagueStore
  /** The board of the running week, as it was read. */
  readBoard(): Promise<unknown>
  /** Reads a season of the league, by default the newest, and its last week from the host now, as `npm run import` does. */
  importNow(season?: number): Promise<unknown>
  /** What readers get who do not ask again: feed, calendar, assistant, embed, and one that the server renders. `first`: which of them comes first, by number; they take turns. */
  readOnce(first?: number): Promise<Screens>
  readBy(name: OnceReader): Promise<unknown>
  /** Whether what is stored is old, or has certainly changed since. */
  isOld(now: Date): Promise<boolean>
  /** Whether nothing of the newest season changes any more. */
  isClosed(): Promise<boolean>
  /** When its page says that the league was read; whether it says that it could not be read since. */
  age(): Promise<{ asOf: string | null; isFailing: boolean }>
}

const onceReaders = ['feed', 'calendar', 'assistant', 'embed', 'embed page'] as const
export type OnceReader = (typeof onceReaders)[number]

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Keeps no paths of games: whoever has never been here knows none, and readers are compared with him. `path.sweep` is about paths. */
function forgetfulStorage(): DocumentStorage {
  const storage = memoryStorage()
  const write: DocumentStorage['write'] = async (key, bytes) => {
    if (!key.startsWith('paths:')) await storage.write(key, bytes)
  }
  return { ...storage, write }
}

/** A server with a store of its own that imports on demand. Its callers do not wait. */
export function openServer(league: LeagueKey, fetch: Fetch, store = openLeagueStore(forgetfulStorage())): ServerReader {
  const access = { espn: { fetch, retries: 0 }, sleeper: { fetch, retries: 0, usesUnofficial: false } }
  const app = buildApp({
    store,
    imports: {},
    access,
    siteDir: '/nowhere',
    apiToken: null,
    corsOrigins: [],
    log: () => {},
    pageThread: threadOfResponses(league),
  })
  const place = `${league.host}/${league.leagueId}`
  const get = (path: string, init?: RequestInit) => app.request(path, init)
  const json = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await get(path, init)
    return response.status === 200 ? withoutAges(await response.json()) : `${response.status} ${await response.text()}`
  }
  const text = async (path: string): Promise<unknown> => {
    const response = await get(path)
    // A calendar says when it was written.
    return response.status === 200 ? { text: withoutStamps(await response.text()) } : `${response.status}`
  }
  const readScreens = (init?: RequestInit) =>
    readAll((name, { id, season }) =>
      json(
        name === 'standings'
          ? `/api/v1/analytics/standings?league_id=${id}&season=${season}`
          : endpoints[name].path.replace('{host}/{leagueId}', place),
        init,
      ),
    )
  const waiting = { headers: { [preferWait.name]: preferWait.value } }
  const readBy: Record<OnceReader, () => Promise<unknown>> = {
    feed: () => text(`/weekly/${place}/feed.xml`),
    calendar: () => text(`/leagues/${place}/calendar.ics`),
    assistant: () => askAssistant(app, league),
    embed: () => readScreens(waiting),
    'embed page': async () => {
      const page = await get(`/embed/${place}/standings`)
      return page.status === 200 ? withoutAges(await page.json()) : String(page.status)
    },
  }
  /** A shell in place of an embed requests the same, and waits for it. */
  const readOrShell = async (name: OnceReader) => {
    const shown = await readBy[name]()
    return name === 'embed page' && typeof shown === 'string' ? json(`/api/v1/leagues/${place}`, waiting) : shown
  }
  const cardOfNewest = async () => {
    const [newest] = await store.seasonsOf(league)
    return newest ? store.card(newest) : null
  }
  return {
    store,
    read: () => readScreens(),
    async watch() {
      await json(`/api/v1/leagues/${place}`)
      await json(`/api/v1/leagues/${place}/live`)
    },
    readBoard: async () => (await get(`/api/v1/leagues/${place}/live`)).json(),
    idle: () => app.service.idle(),
    close: () => app.service.close(),
    importNow: (season) =>
      app.service.importLeague(
        { host: league.host, leagueId: league.leagueId, season: season ?? null },
        { isExplicit: true },
      ),
    readBy: (name) => readBy[name](),
    async readOnce(first = 0) {
      const screens: Screens = {}
      const turn = first % onceReaders.length
      for (const name of [...onceReaders.slice(turn), ...onceReaders.slice(0, turn)])
        screens[name] = await readOrShell(name)
      return screens
    },
    async isOld(now) {
      const card = await cardOfNewest()
      if (card === null || isClosed(card)) return card === null
      return isBehind(card, now) || now.getTime() - Date.parse(card.asOf ?? '') >= halfHour
    },
    async isClosed() {
      const card = await cardOfNewest()
      return card !== null && isClosed(card)
    },
    async age() {
      const { asOf, failing } = readAge(await get(`/api/v1/leagues/${place}`))
      return { asOf, isFailing: failing !== null }
    },
  }
}

/** In place of the renderer: a page is the league's response. */
function threadOfResponses({ host, leagueId }: LeagueKey): PageThread {
  return {
    warm() {},
    version: async () => '1',
    async render(_path, _site, ask) {
      const { body } = await ask('hostLeague', { host, leagueId })
      return { contentType: 'text/html; charset=utf-8', body }
    },
    async close() {},
  }
}

async function askAssistant(app: App, { host, leagueId }: LeagueKey): Promise<unknown> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const fetch = async (url: string | URL, init?: RequestInit) => app.request(String(url), init)
  await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }))
  const { content, isError } = await client.callTool({ name: 'standings', arguments: { host, leagueId } })
  const [first] = content
  await client.close()
  if (isError || first?.type !== 'text') return `failed: ${JSON.stringify(content)}`
  return withoutAges(JSON.parse(first.text))
}

/** The engine of a browser, which reads the league onto the device. */
export function openBrowser({ host, leagueId }: LeagueKey, fetch: Fetch, clock: { now: Date }): Reader {
  const { engine, espn, sleeper } = engineAtHosts({ clock, files: forgetfulStorage() })
  espn.response = (request) => fetch(request)
  sleeper.response = (request) => fetch(request)
  const call = async (name: EndpointName, values: Record<string, string>) => {
    try {
      return withoutAges(toWire(JSON.parse((await engine.call(name, values)).json)))
    } catch (error) {
      return `failed: ${(error as Error).message}`
    }
  }
  return {
    read: () =>
      readAll((name, { id, season }) =>
        call(name, name === 'standings' ? { leagueId: String(id), season: String(season) } : { host, leagueId }),
      ),
    async watch() {
      await call('hostLeague', { host, leagueId })
      await call('live', { host, leagueId })
    },
    idle: () => engine.idle(),
    close: () => engine.idle(),
  }
}

const halfHour = 30 * 60_000

interface Named {
  id?: number
  season?: number
}

/** The league comes first, which names its season. */
async function readAll(call: (name: EndpointName, named: Named) => Promise<unknown>): Promise<Screens> {
  const screens: Screens = {}
  for (const name of shown) screens[name] = await call(name, (screens.hostLeague ?? {}) as Named)
  return screens
}

const withoutStamps = (text: string) => text.replace(/^(DTSTAMP|LAST-MODIFIED)[:;].*$/gm, '')

export function withoutAges(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAges)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (ages.has(name) ? [] : [[name, withoutAges(inner)]])),
  )
}

/** Paths at which two responses differ, with both values. */
export function listDifferences(shown: unknown, truth: unknown, path = ''): string[] {
  if (Object.is(shown, truth)) return []
  const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (!isBranch(shown) || !isBranch(truth)) return [`${path}: ${shorten(shown)} for ${shorten(truth)}`]
  const names = new Set([...Object.keys(shown), ...Object.keys(truth)])
  return [...names].flatMap((name) =>
    listDifferences(Reflect.get(shown, name), Reflect.get(truth, name), `${path}/${name}`),
  )
}

const shorten = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200)
