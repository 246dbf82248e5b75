/** Secrets are planted, everything is made to fail, and then everything that came out is searched. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { command } from '../../scripts/start.ts'
import type { Fault } from '../hosts/espn/fake-espn.ts'
import { callScript } from '../scripts/support/call-script.ts'
import { firstOf } from '../support/runs.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { startDemoEspn } from './support/demo-espn.ts'
import { openConnection } from './support/raw-request.ts'
import { askUntilImported, type ServerProcess, startServer } from './support/server-process.ts'

const secrets = {
  API_TOKEN: 'planted-token-3f9a71c0',
  ESPN_S2: 'AEBplantedS2%2Bk81c%3D%3D',
  SWID: '{PLANTED1-5B1D-4C0E-9D55-SWIDSWIDSWID}',
}
const authorized = { Authorization: `Bearer ${secrets.API_TOKEN}` }

/** Every way in which a secret could be written. */
const forms = Object.values(secrets).flatMap((secret) => [
  secret,
  secret.replace(/[{}]/g, ''),
  encodeURIComponent(secret),
  decodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('hex'),
])
const leaksIn = (text: string) =>
  text.split('\n').filter((line) => forms.some((form) => line.toLowerCase().includes(form.toLowerCase())))

type Faults = Readonly<Record<number, Fault>>

/** ESPN's behavior by league. */
const quickFaults: Faults = {
  // An error page that echoes its request, as proxies do.
  501: {
    status: 401,
    body: JSON.stringify({
      messages: [`You are not ${secrets.SWID} espn_s2=${secrets.ESPN_S2}`],
      details: [{ type: 'AUTH_LEAGUE_NOT_VISIBLE' }],
    }),
  },
  502: { status: 302, headers: { location: `https://login.example/?swid=${secrets.SWID}` } },
  503: { status: 200, body: JSON.stringify(secrets.SWID) },
  504: { status: 200, body: JSON.stringify({ id: secrets.SWID, settings: { name: [secrets.ESPN_S2] } }) },
  505: { status: 429, headers: { 'retry-after': '600', 'x-echo': secrets.ESPN_S2 } },
}
/** This one is tried again, and again. */
const everyFault: Faults = {
  ...quickFaults,
  506: { status: 500, body: `<html>${secrets.ESPN_S2}</html>`, headers: { 'content-type': 'text/html' } },
}

let server: ServerProcess
afterEach(() => server.remove())

async function provoke(format: 'json' | 'text', faults: Faults): Promise<{ seen: string; requests: number }> {
  const espn = await startDemoEspn({ faults: ({ espnLeagueId }) => faults[espnLeagueId ?? 0] ?? null })
  const env = {
    ...secrets,
    ESPN_BASE_URL: espn.baseUrl,
    LOG_LEVEL: 'debug',
    LOG_FORMAT: format,
    RATE_LIMIT: '0',
  }
  server = await startServer({ ...env, CORS_ORIGINS: '*', TRUST_PROXY: '1' })
  const seen: string[] = []
  const note = async (response: Response) => {
    seen.push(`${response.status} ${[...response.headers].join('\n')}\n${await response.text()}`)
  }
  const ask = async (path: string, headers: Record<string, string> = authorized) =>
    note(await fetch(server.url + path, { headers }))

  const [demo] = smallDemoLeagues
  const leagues = [...Object.keys(faults), `${demo?.leagueId}?season=${demo?.season}`, '777']
  await Promise.all(
    leagues.map(async (league) =>
      note(await askUntilImported(`${server.url}/api/v1/leagues/espn/${league}`, { headers: authorized })),
    ),
  )
  for (const path of ['/api/v1/leagues/', '/metrics', '/openapi.json', '/healthz', '/readyz', '/', '/nothing']) {
    await ask(path)
    await ask(path, { ...authorized, 'Accept-Encoding': 'identity', Origin: 'https://elsewhere.example' })
    await ask(path, { Authorization: `Basic ${secrets.API_TOKEN}`, Cookie: `espn_s2=${secrets.ESPN_S2}` })
  }
  await ask(`/api/v1/leagues/?token=${encodeURIComponent(secrets.API_TOKEN)}`, {})
  await note(await fetch(`${server.url}/api/v1/leagues/`, { method: 'POST', headers: authorized, body: 'x' }))
  const broken = await openConnection(server.url)
  broken.socket.write(`GET / HTTP/1.1\r\nAuthorization: Bearer ${secrets.API_TOKEN}\r\nbroken\0\r\n\r\n`)
  seen.push(await broken.ended)
  server.child.kill('SIGTERM')
  const { stdout, stderr } = await server.ended
  expect(espn.requests.every(({ cookie }) => cookie?.includes(secrets.ESPN_S2))).toBe(true)
  const requests = espn.requests.length
  await espn.close()
  return { seen: [...seen, stdout, stderr, ...filesBelow(server.folder)].join('\n'), requests }
}

/** Names and contents, without the folder's own name. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [entry.name]
    const bytes = readFileSync(join(entry.parentPath, entry.name))
    return [entry.name, (entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')]
  })
}

/** Requests to a failing ESPN are repeated with growing pauses, as in production. */
const patience = 240_000

describe('a planted secret', { timeout: patience }, () => {
  it.each(
    firstOf<['json' | 'text', Faults]>(1, [
      ['text', quickFaults],
      ['json', everyFault],
    ]),
  )('is in no response, header, log line (%s), metric or file', async (format, faults) => {
    const { seen, requests } = await provoke(format, faults)
    // Checks that the search covered the expected content.
    for (const expected of [
      '"detail"',
      'ESPN_S2 and SWID',
      'x-request-id',
      'http_requests_total',
      'Import of league 501',
    ]) {
      expect(seen).toContain(expected)
    }
    expect(seen).toContain(smallDemoLeagues[0]?.name)
    expect(requests).toBeGreaterThan(15)
    expect(leaksIn(seen)).toEqual([])
  })

  it('would be found in whichever form it leaked', () => {
    expect(leaksIn(`x ${Buffer.from(secrets.API_TOKEN).toString('base64')}`)).toHaveLength(1)
    expect(leaksIn(`swid=${encodeURIComponent(secrets.SWID)}`).length).toBeGreaterThan(0)
  })
})

describe('a secret that cannot be sent', () => {
  it('is refused at the start, by name and without being shown', async () => {
    for (const [name, value] of [
      ['API_TOKEN', 'planted token'],
      ['ESPN_S2', 'planted"value'],
      ['SWID', 'planted;value'],
      ['ESPN_BASE_URL', 'planted:value'],
    ] as const) {
      const env = { ESPN_S2: 's2', SWID: '{swid}', [name]: value, PORT: '0' }
      const { code, stdout, stderr } = await callScript(command, ['--no-build', '--no-demo'], env)
      expect([name, code, stdout]).toEqual([name, 1, ''])
      expect(stderr).toMatch(new RegExp(`^${name}[^\\n]+\\n$`))
      expect(stderr).not.toContain('planted')
    }
  })
})
