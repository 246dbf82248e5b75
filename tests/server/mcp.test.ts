/** The MCP server with the SDK's own client, over HTTP to the app and over the command's pipes. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WeeklyResponse } from '../../src/contract/responses/weekly.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { toLeagueId } from '../../src/domain/identity.ts'
import { tools } from '../../src/mcp/tools.ts'
import type { RunImport } from '../../src/service/import-season.ts'
import { editionFacts } from '../../src/weekly/fact-sheet.ts'
import { numberOf } from '../support/league-keys.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { detailOf, emptyServer, smallDemoServer, type TestServer } from './support/demo-server.ts'

const [league] = smallDemoLeagues
if (!league) throw new Error('The demo has no league')
const { host, leagueId } = league
const api = `/api/v1/leagues/${host}/${leagueId}`

let server: TestServer
beforeAll(async () => {
  server = await smallDemoServer()
}, 60_000)
afterAll(() => server.remove())

type Mode = 'auto' | 'legacy'

async function connect(app: Hono, { token, mode = 'auto' }: { token?: string; mode?: Mode } = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: async (url, init) => app.request(String(url), init),
    ...(token ? { requestInit: { headers: { Authorization: `Bearer ${token}` } } } : {}),
  })
  await client.connect(transport)
  return client
}

async function callTool(client: Client, name: string, given: object = {}) {
  const { content, isError } = await client.callTool({ name, arguments: { ...given } })
  const [first] = content
  if (first?.type !== 'text') throw new Error('Not a text')
  return { text: first.text, isError: isError === true }
}

async function ask(client: Client, name: string, given: object = {}) {
  const { text, isError } = await callTool(client, name, { host, leagueId, ...given })
  if (isError) throw new Error(text)
  return JSON.parse(text)
}

const get = async (path: string) => (await server.app.request(path)).json()

it('a league that is still being read is said to be', async () => {
  const partly = emptyServer()
  const season = await server.store.read(league)
  if (!season) throw new Error('The demo has no season')
  await partly.store.write(season, { asOf: null, source: 'host', known: 'scores' })
  const client = await connect(partly.app)
  const { notes } = await ask(client, 'standings')
  expect(notes).toContainEqual(expect.stringContaining('still being read'))
  expect((await ask(await connect(server.app), 'standings')).notes).not.toContainEqual(
    expect.stringContaining('still being read'),
  )
  await client.close()
  partly.remove()
})

describe('the MCP server', () => {
  it.each<Mode>(['auto', 'legacy'])('has the same figures as the API (%s)', async (mode) => {
    const client = await connect(server.app, { mode })
    const standings = await get(`/api/v1/analytics/standings?league_id=${toLeagueId(numberOf(league))}`)
    const rows = await ask(client, 'standings', { fields: ['standings.team_name', 'standings.rank'] })
    expect(rows.page).toBe(`http://localhost/leagues/${host}/${leagueId}/overview`)
    expect(rows.response.standings).toEqual(
      standings.standings.map(({ team_name, rank }: Record<string, unknown>) => ({ team_name, rank })),
    )
    const forecast = await get(`${api}/forecast`)
    expect((await ask(client, 'forecast')).response.teams[0].title).toEqual(forecast.teams[0].title)
    const week = await get(`${api}/scoreboard/2`)
    const { matchups } = (await ask(client, 'scoreboard', { week: 2 })).response
    expect(matchups.map(pointsOf)).toEqual(week.matchups.map(pointsOf))
    const luck = await get(`${api}/luck`)
    const { teams } = (await ask(client, 'luck', { fields: ['teams.luck'] })).response
    expect(teams).toEqual(luck.teams.map((team: { luck: number }) => ({ luck: team.luck })))
    const history = await get(`${api}/history`)
    const { managers } = (await ask(client, 'history')).response
    expect(managers.map(({ name }: { name: string }) => name)).toEqual(
      history.managers.map(({ name }: { name: string }) => name),
    )
    await client.close()
  })

  it('lists its tools, and describes fields', async () => {
    const client = await connect(server.app)
    const listed = await client.listTools()
    expect(listed.tools.map(({ name }) => name)).toEqual([...tools.map(({ name }) => name), 'describeFields', 'facts'])
    expect(listed.tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const { text } = await callTool(client, 'describeFields', { tool: 'luck', path: 'teams.luck' })
    expect(text).toMatch(/^teams\.luck: number — /)
    await client.close()
  })

  it('has the facts of a week as one text, the same as the command prints', async () => {
    const client = await connect(server.app)
    const { text, isError } = await callTool(client, 'facts', { host, leagueId, week: 2 })
    const { edition } = fromWire(await get(`/api/v1/leagues/${host}/${leagueId}/weekly?week=2`)) as WeeklyResponse
    if (!edition) throw new Error('No edition')
    const key = { host, leagueId, season: league.season }
    expect(isError).toBe(false)
    expect(text).toBe(editionFacts(edition, { key, addressOf: (path) => `http://localhost${path}` }))
    expect((await callTool(client, 'facts', { host, leagueId })).text).toMatch(/^League: "/)
    expect(await callTool(client, 'facts', { host, leagueId: '999' })).toMatchObject({ isError: true })
    await client.close()
  })

  it('fails as the API does', async () => {
    const client = await connect(server.app)
    const missing = await callTool(client, 'standings', { host, leagueId: '999' })
    expect(missing).toEqual({
      isError: true,
      text: await detailOf(await server.app.request(`/api/v1/leagues/${host}/999`)),
    })
    expect(await callTool(client, 'scoreboard', { host, leagueId, week: 99 })).toMatchObject({ isError: true })
    expect(server.logged).toEqual([])
    await client.close()
  })

  it('reports the import of a league that is being read', async () => {
    const progress = { step: 'lineups', week: 1, done: 1, total: 20 }
    const run: RunImport = async (_wanted, { onProgress }) => {
      onProgress(progress)
      return new Promise(() => {})
    }
    const client = await connect(server.build({ imports: { run } }))
    await callTool(client, 'luck', { host, leagueId: '999' })
    const { text } = await callTool(client, 'luck', { host, leagueId: '999' })
    expect(JSON.parse(text)).toMatchObject({ status: 'importing', progress: { step: 'Week 1: lineups', done: 1 } })
    await client.close()
  })
})

describe('its address', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  const post = (app: Hono, more: Record<string, string> = {}, body = JSON.stringify(call)) =>
    app.request('/mcp', { method: 'POST', headers: { ...headers, ...more }, body })

  it('wants the token of the API', async () => {
    const app = server.build({ apiToken: 'secret' })
    expect((await post(app)).status).toBe(401)
    const client = await connect(app, { token: 'secret' })
    expect((await ask(client, 'luck')).response.teams.length).toBeGreaterThan(0)
    await client.close()
  })

  it('has the limits, names and origins of the API', async () => {
    const limited = server.build({ rateLimits: { requests: 1, imports: 0 } })
    expect([(await post(limited)).status, (await post(limited)).status]).toEqual([200, 429])
    const named = server.build({ hosts: new Set(['league.example']) })
    expect((await post(named, { Host: 'other.example' })).status).toBe(421)
    const shared = server.build({ corsOrigins: ['https://chat.example'] })
    const preflight = await shared.request('/mcp', { method: 'OPTIONS', headers: { Origin: 'https://chat.example' } })
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST,OPTIONS')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Protocol-Version')
  })

  it('takes one message a request: a batch would count as one of them', async () => {
    for (const body of [JSON.stringify([call, call]), ' \n[]', `\ufeff[${JSON.stringify(call)}]`]) {
      const refused = await post(server.app, {}, body)
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.stringContaining('one message') } },
      ])
    }
  })

  it('counts a message with a large response as several requests', async () => {
    const app = server.build({ rateLimits: { requests: 4, imports: 0 } })
    const remaining = (await post(app)).headers.get('RateLimit')
    expect(remaining).toMatch(/remaining=[012],/)
  })

  it('counts its responses as unread until they were read', async () => {
    const held: number[] = []
    const hold = (bytes: Uint8Array) => {
      held.push(bytes.byteLength)
      return () => {}
    }
    const app = server.build({ unread: { hold, size: () => 0 } })
    const outgoing = { once: () => {} }
    const request = new Request('http://localhost/mcp', { method: 'POST', headers, body: JSON.stringify(call) })
    const response = await app.fetch(request, { outgoing })
    expect(held).toEqual([(await response.arrayBuffer()).byteLength])
  })

  it('accepts calls only, of limited size, and keeps no connection open', async () => {
    expect((await server.app.request('/mcp')).status).toBe(405)
    expect((await post(server.app, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await post(server.app, {}, JSON.stringify({ ...call, text: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await post(server.app, {}, '{')).status).toBe(400)
    expect((await server.app.request('/mcp', { method: 'PUT' })).status).toBe(405)
    expect((await post(server.app)).headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  })
})

describe('npm run mcp', () => {
  it('serves the store over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: server.folder, SITE_URL: 'https://league.example' }
    await client.connect(new StdioClientTransport({ command: process.execPath, args: ['scripts/mcp.ts'], env }))
    const { page, response } = await ask(client, 'luck', { fields: ['season'] })
    expect([page, response]).toEqual([
      `https://league.example/leagues/${host}/${leagueId}/power`,
      { season: league.season },
    ])
    await client.close()
  })
})

function pointsOf({ home, away }: { home: { points: number } | null; away: { points: number } | null }) {
  return [home?.points ?? null, away?.points ?? null]
}
