import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { versionHeader } from '../../src/contract/response-headers.ts'
import { serveSite } from '../../src/server/site.ts'

let folder = ''
let app = new Hono()
const script = `export const text = '${'long enough to be worth compressing '.repeat(40)}'`
const numbers = Array.from({ length: 2000 }, (_, index) => `const n${index} = ${(index * index) % 97}`).join('\n')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const files = {
    'site/index.html': '<h1>home</h1>',
    'site/404.html': '<h1>fallback</h1>',
    'site/leagues/_/_/overview/index.html': '<h1>overview</h1>',
    'site/leagues/_/_/teams/_/roster/week/_/index.html': '<h1>week</h1>',
    'site/leagues/index.html': '<h1>leagues</h1>',
    'site/_astro/app.1a2b3c.js': script,
    'site/_astro/numbers.1a2b3c.js': numbers,
    'site/snapshot/manifest.json': '{}',
    'site/logo.png': 'x'.repeat(2000),
    'site/.hidden/secret.txt': 'secret',
    'secret.txt': 'secret',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  app = new Hono()
  app.get('*', serveSite(join(folder, 'site')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('serveSite', () => {
  it('serves pages with and without a trailing slash', async () => {
    for (const path of ['/leagues', '/leagues/', '/leagues?season=2024']) {
      const response = await app.request(path)
      expect([response.status, await response.text()]).toEqual([200, '<h1>leagues</h1>'])
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    }
    expect(await (await app.request('/')).text()).toBe('<h1>home</h1>')
  })

  it('sends files without the version of a response', async () => {
    for (const path of ['/leagues', '/leagues/espn/101/overview', '/logo.png', '/nothing'])
      expect((await app.request(path)).headers.get(versionHeader)).toBeNull()
  })

  it('caches files with a hash in their name for a year, compressed', async () => {
    const response = await app.request('/_astro/app.1a2b3c.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.byteLength).toBe(Number(response.headers.get('Content-Length')))
    expect(bytes.byteLength).toBeLessThan(script.length / 4)
    expect(brotliDecompressSync(bytes).toString()).toBe(script)
  })

  it('compresses scripts better for later requests', async () => {
    const ask = () => app.request('/_astro/numbers.1a2b3c.js', { headers: { 'Accept-Encoding': 'br' } })
    const first = (await (await ask()).arrayBuffer()).byteLength
    await vi.waitFor(async () => {
      const response = await ask()
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.byteLength).toBe(Number(response.headers.get('Content-Length')))
      expect(bytes.byteLength).toBeLessThan(first)
      expect(brotliDecompressSync(bytes).toString()).toBe(numbers)
    })
  })

  it('does not compress pictures again', async () => {
    const response = await app.request('/logo.png', { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(response.headers.get('Content-Length')).toBe('2000')
  })

  it('reports that a page is unchanged', async () => {
    const etag = (await app.request('/leagues')).headers.get('ETag') ?? ''
    const again = await app.request('/leagues', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('shows a file as it is now', async () => {
    const path = join(folder, 'site', 'changing.txt')
    writeFileSync(path, 'before')
    expect(await (await app.request('/changing.txt')).text()).toBe('before')
    writeFileSync(path, 'afterwards')
    expect(await (await app.request('/changing.txt')).text()).toBe('afterwards')
  })

  it('opens the shell of a route without a file, and 404 for other paths', async () => {
    const opened = {
      '/leagues/espn/7/overview': 'overview',
      '/leagues/espn/7/seasons/2024/overview/': 'overview',
      '/leagues/espn/7': 'overview',
      '/leagues/espn/7/teams/12/roster/week/3': 'week',
      '/leagues/espn/7/teams/12': 'week',
    }
    for (const [path, shell] of Object.entries(opened)) {
      const response = await app.request(path)
      expect([path, response.status, await response.text()]).toEqual([path, 200, `<h1>${shell}</h1>`])
    }
    for (const path of ['/nothing', '/leagues/espn/7/nothing', '/_astro/gone.js']) {
      const response = await app.request(path, { headers: { 'If-None-Match': '*' } })
      expect([path, response.status, await response.text()]).toEqual([path, 404, '<h1>fallback</h1>'])
    }
  })

  it('leads from the address of a league without its host to the league', async () => {
    for (const [path, target] of [
      ['/leagues/7', '/leagues/espn/7'],
      ['/leagues/7/?season=2024', '/leagues/espn/7?season=2024'],
      ['/leagues/7//', '/leagues/espn/7'],
      ['/leagues/100000000000000107', '/leagues/sleeper/100000000000000107'],
      ['/leagues/a%2Fb', '/leagues/espn/a%2Fb'],
    ] as const) {
      const response = await app.request(path)
      const location = new URL(response.headers.get('Location') ?? '', new URL(path, 'http://localhost'))
      expect([path, response.status, location.pathname + location.search]).toEqual([path, 302, target])
    }
  })

  it('never leaves its folder and shows nothing hidden', async () => {
    const attacks = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/leagues/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/%00',
      '/%',
      '/.hidden/secret.txt',
      '//etc/passwd',
    ]
    for (const path of attacks) {
      const response = await app.fetch(new Request(`http://localhost${path}`))
      expect([path, response.status, await response.text()]).toEqual([path, 404, '<h1>fallback</h1>'])
    }
  })

  it('explains what to do without a build', async () => {
    const bare = new Hono().get('*', serveSite(join(folder, 'nothing')))
    const response = await bare.request('/')
    expect([response.status, await response.text()]).toEqual([404, 'The site is not built yet: npm run build'])
  })
})
