/** Pages that the server renders: requests a second beside a bare server with the same bytes, and its memory after many pages. */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pLimit from 'p-limit'
import { pathTo } from '../../../src/contract/routes.ts'
import { buildSite } from './build.ts'
import { demo, firstFakeLeague, startFakeLeagues } from './fake-leagues.ts'
import { besideLimit, inKilobytes, inMegabytes, inMilliseconds, type Measure, timed } from './measure.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { untilImported } from './under-load.ts'

const leagues = 50
const pages = 10_000
const atOnce = 8
const connections = 20

export async function measureRendered(folder: string, seconds: number): Promise<Measure[]> {
  const [dataDir, siteDir] = [join(folder, 'data'), join(folder, 'site')]
  await buildSite({ DATA_DIR: dataDir, SITE_DIR: siteDir, PUBLIC_API_BASE_URL: '/' }, ['--server'])
  const espn = await startFakeLeagues(leagues)
  const server = await startServerProcess({
    STORAGE_URL: '',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    ESPN_BASE_URL: espn.baseUrl,
  })
  try {
    for (let index = 0; index < leagues; index++) await untilImported(server, index)
    const [path = ''] = await listPaths(server, 0)
    return [...(await measureRate(server, path, join(folder, 'bare.mjs'), seconds)), ...(await measureMemory(server))]
  } finally {
    await server.stop()
    await espn.close()
  }
}

async function measureRate(server: ServerProcess, path: string, script: string, seconds: number): Promise<Measure[]> {
  const first = await timed(() => get(server, path))
  await get(server, path)
  const { body, headers } = await getRaw(server.url + path)
  const rate = await requestsPerSecond(server.url + path, seconds)
  const bare = await startBare(script, body, headers)
  try {
    const bareRate = await requestsPerSecond(bare.url, seconds)
    return [
      { what: 'First request of a page', value: inMilliseconds(first.ms) },
      { what: 'Page, compressed', value: inKilobytes(body.byteLength) },
      { what: 'Requests a second', value: `${Math.round(rate)}, bare server ${Math.round(bareRate)}` },
      { what: 'Ratio', value: besideLimit(rate / bareRate, { atLeast: 0.4, digits: 2, unit: ' ×' }) },
    ]
  } finally {
    bare.stop()
  }
}

async function measureMemory(server: ServerProcess): Promise<Measure[]> {
  const before = await server.figures()
  const lists = await Promise.all(Array.from({ length: leagues }, (_, index) => listPaths(server, index)))
  const paths = lists.flatMap((list) => list.slice(0, pages / leagues))
  let most = 0
  let shells = 0
  const limit = pLimit(atOnce)
  const { ms } = await timed(() =>
    limit.map(paths, async (path, index) => {
      if ((await get(server, path)).includes('<meta name="shell"')) shells++
      if (index % 100 === 0) most = Math.max(most, (await server.figures()).resident)
    }),
  )
  const after = await server.figures()
  return [
    { what: `Pages of ${leagues} leagues`, value: `${paths.length}, ${shells} of them shells` },
    { what: 'A page, with its responses', value: inMilliseconds(ms / paths.length) },
    {
      what: 'Memory before, at most, after',
      value: [before.resident, most, after.resident].map(inMegabytes).join(', '),
    },
  ]
}

/** The screens of a league, its weeks, and every week of its teams. */
async function listPaths(server: ServerProcess, index: number): Promise<string[]> {
  const place = { host: 'espn', leagueId: String(firstFakeLeague + index) }
  const weeks = Array.from({ length: 17 }, (_, week) => week + 1)
  const teams = (await (
    await fetch(`${server.url}/api/v1/leagues/espn/${place.leagueId}/teams?season=${demo?.season}`)
  ).json()) as { id: number }[]
  const screens = ['overview', 'power', 'forecast', 'draftboard', 'moves', 'awards', 'managers', 'history'] as const
  return [
    ...screens.map((name) => pathTo(name, place)),
    ...weeks.map((weekNum) => pathTo('matchupsWeek', { ...place, weekNum })),
    ...weeks.flatMap((weekNum) => teams.map(({ id: teamId }) => pathTo('rosterWeek', { ...place, teamId, weekNum }))),
  ]
}

async function get({ url }: ServerProcess, path: string): Promise<string> {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

/** As it is sent, compressed. */
async function getRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get: request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { connection: _, 'keep-alive': __, date: ___, ...headers } = response.headers as Record<string, string>
      resolve({ body: Buffer.concat(chunks), headers })
    }).on('error', reject)
  })
}

async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: Math.min(seconds, 10),
    headers: { 'accept-encoding': 'br' },
  })
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} responses other than 200 of ${url}`)
  return requests.average
}

/** Node's own server in a process of its own: it sends the bytes to each request. */
async function startBare(script: string, body: Buffer, headers: object): Promise<{ url: string; stop: () => void }> {
  await writeFile(`${script}.bytes`, body)
  await writeFile(
    script,
    `import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const body = readFileSync(${JSON.stringify(`${script}.bytes`)})
const headers = ${JSON.stringify(headers)}
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(Number(text))))
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() }
}
