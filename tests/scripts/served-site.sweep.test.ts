/** The pages of a season, published as files and rendered by a server over the same store, are the same; below a path, and with a token. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasServedMark, isShell } from '../../src/contract/page-mark.ts'
import { type App, buildApp } from '../../src/server/app.ts'
import { openPageThread, type PageThread } from '../../src/server/page-thread.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { startScript } from './support/run-script.ts'

const minutes = 60_000
let folder = ''
let dataDir = ''
const threads: PageThread[] = []

beforeAll(async () => {
  await mkdir('.vitest', { recursive: true })
  folder = await mkdtemp(resolve('.vitest', 'served-'))
  dataDir = join(folder, 'data')
  await copySmallDemoInto(dataDir)
  const env = { DATA_DIR: dataDir, SITE_URL: 'https://example.org', WEEK_PAGES: 'first' }
  for (const [script, args, site] of [
    ['snapshot', ['102'], ''],
    ['build', [], join(folder, 'published')],
    ['build', ['--server'], join(folder, 'served')],
    ['build', ['--server', '--base', '/my-league/'], join(folder, 'below')],
  ] as const)
    expect(await startScript(script, [...args], { ...env, SITE_DIR: site }).ended).toMatchObject({ code: 0 })
}, 20 * minutes)

afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.close()))
  await rm(folder, { recursive: true, force: true })
})

function start(site: string, apiToken: string | null = null): App {
  const siteDir = join(folder, site)
  const pageThread = openPageThread(siteDir)
  if (!pageThread) throw new Error(`The site in ${siteDir} has no renderer`)
  threads.push(pageThread)
  const log = (message: string) => console.warn(message)
  return buildApp({ store: openStore(dataDir), imports: null, siteDir, apiToken, corsOrigins: [], log, pageThread })
}

/** What both have in common: all but addresses of scripts, what islands start with, their count in ids, and when the season was read. */
function contentOf(html: string) {
  const about =
    /<title>[^<]*|<meta (?:name="(?:description|twitter:\w+)"|property="og:[^"]*")[^>]*>|<link rel="canonical"[^>]*>|<script[^>]*ld\+json.*?<\/script>/gs
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/ (?:props|prefix|component-url|renderer-url|before-hydration-url|uid)="[^"]*"/g, '')
    .replace(/\/_astro\/[^"']*/g, '')
    .replace(/"_r\d+R_/g, '"_R_')
    .replace(/<!-- -->, imported on [^<]*/g, '')
  const head = html.slice(0, html.indexOf('</head>')).replace(/"date\w+":"[^"]*",?/g, '')
  return [...(head.match(about) ?? []), ...body.replace(/></g, '>\n<').split('\n')]
}

/** A reader who would wait for more than five seconds gets the shell, and a later one the page. */
async function servedPage(app: App, path: string): Promise<string> {
  let html = ''
  for (let readers = 0; readers < 20 && !hasServedMark(html); readers++) html = await (await app.request(path)).text()
  return html
}

it('A page of each screen has the same content, title, description and addresses', {
  timeout: 10 * minutes,
}, async () => {
  const app = start('served')
  const root = join(folder, 'published')
  const files = await readdir(root, { recursive: true })
  const pages = files
    .filter((file) => /^(leagues|recap|story|weekly|embed)\/.*espn\/102\/.*index\.html$/.test(file))
    .map((file) => `/${dirname(file)}`)
  const oneOfEach = new Map(pages.map((path) => [path.replace(/\d+|(?<=history\/|recap.+awards\/).+/g, '_'), path]))
  expect(oneOfEach.size).toBeGreaterThan(30)
  const differing = new Map<string, string[]>()
  for (const path of oneOfEach.values()) {
    const file = await readFile(join(root, path, 'index.html'), 'utf8')
    // The address of a league without a screen is the page itself on a server.
    if (/^\/leagues\/espn\/102(\/seasons\/\d+)?$/.test(path)) continue
    const published = contentOf(file)
    const served = contentOf(await servedPage(app, path))
    const lost = published.filter((line) => !served.includes(line))
    const added = served.filter((line) => !published.includes(line))
    if (lost.length + added.length > 0)
      differing.set(path, [...lost.map((one) => `- ${one}`), ...added.map((one) => `+ ${one}`)])
  }
  expect(Object.fromEntries(differing)).toEqual({})
})

it('A page of a site below a path has all its addresses below it', { timeout: 2 * minutes }, async () => {
  const app = start('below')
  for (const screen of ['leagues/espn/102/overview', 'story/espn/102/2025', 'embed/espn/102/standings']) {
    const html = await servedPage(app, `/${screen}`)
    expect(hasServedMark(html)).toBe(true)
    const addresses = [...html.matchAll(/ (?:href|src|component-url|renderer-url)="(\/[^"]*)"/g)].map(
      ([, one = '']) => one,
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.startsWith('/my-league/'))).toEqual([])
  }
  expect(await readFile(join(folder, 'below', 'llms.txt'), 'utf8')).toContain('https://example.org/my-league/api/v1/')
})

it('A site for a server requests nothing of the hosts of leagues, as it is certain to have an API', async () => {
  const connectOf = async (site: string) =>
    /connect-src [^;"]*/.exec(await readFile(join(folder, site, 'index.html'), 'utf8'))?.[0]
  expect(await Promise.all(['served', 'below'].map(connectOf))).toEqual(["connect-src 'self'", "connect-src 'self'"])
  expect(await connectOf('published')).toContain('espn.com')
})

it('With a token there are shells alone, which say nothing of the league', { timeout: 2 * minutes }, async () => {
  const name =
    /<h1[^>]*>(?:<[^>]*>)?([^<]+)/.exec(await servedPage(start('served'), '/leagues/espn/102/overview'))?.[1] ?? ''
  expect(name).not.toBe('')
  const app = start('served', 'secret')
  for (const path of [
    '/leagues/espn/102/overview',
    '/leagues/espn/102/moves/x1',
    '/story/espn/102/2025',
    '/embed/espn/102/week',
  ]) {
    const response = await app.request(path)
    const html = await response.text()
    expect([response.status, isShell(html), html.includes(name)]).toEqual([200, true, false])
  }
})
