import { describe, expect, it } from 'vitest'
import { handOverPath, matchRoute } from '../../src/contract/routes.ts'
import { securityHeaders } from '../../src/server/security-headers.ts'
import { cacheControlOf } from '../../src/server/site-caching.ts'
import { listShells, writeHostingFiles } from './support/hosted-files.ts'
import { askCloudflare, askNetlify, askVercel, type HostResponse } from './support/hosts.ts'

const built = [
  '/index.html',
  '/404.html',
  ...new Set(listShells().map(({ shell }) => `${shell}/index.html`)),
  '/leagues/index.html',
  '/leagues/espn/101/overview/index.html',
  '/leagues/espn/101/seasons/2025/awards/index.html',
  '/leagues/sleeper/910020240000000001/overview/index.html',
  '/embed/espn/101/standings/index.html',
  '/teams/101250001/legacy/index.html',
  '/_astro/app.1a2b3c.js',
  '/_astro/logo.1a2b3c.svg',
  '/snapshot/manifest.json',
  '/snapshot/101/2025/0123456789abcdef/analytics/standings.json',
  '/snapshot/sleeper-910020240000000001/2024/0123456789abcdef/leagues.json',
  '/favicon.svg',
  '/logo.svg',
  '/robots.txt',
  '/og/recap/espn/101/2025.png',
  '/og/home.png',
  '/sw.js',
]
/** An address of every route that names a league, of either host, or a team. */
const addresses = listShells().map(({ pattern, shell }) => ({
  address: pattern.replace('*', 'roster/week/3').replace(':season', '2025').replace(/:\w+/g, '777'),
  shell,
}))

const hosts: Record<string, typeof askCloudflare | typeof askNetlify> = { askNetlify, askCloudflare, askVercel }

for (const base of ['', '/my-league']) {
  const texts = await writeHostingFiles(base, built)
  const files = new Set(built.map((file) => base + file))
  // Hosts look for their own 404 page at the root.
  files.add('/404.html')

  describe.each(Object.entries(hosts))(`%s at ${base || 'the root'}`, (_, host) => {
    const ask = async (path: string): Promise<HostResponse> => host(texts, files, base + path)
    const show = async (path: string) => {
      const { status, file } = await ask(path)
      return `${status} ${file.replace(base, '')}`
    }

    it('shows the pages that are files', async () => {
      expect(await show('/')).toBe('200 /index.html')
      for (const page of built.filter((file) => /\d.*index\.html$/.test(file)).map((file) => file.slice(0, -11))) {
        expect(await show(page)).toBe(`200 ${page}/index.html`)
        expect(await show(`${page}/`)).toBe(`200 ${page}/index.html`)
      }
      expect(await show('/snapshot/manifest.json')).toBe('200 /snapshot/manifest.json')
    })

    it('shows the shell of its screen if a route has no file, with status 200', async () => {
      for (const { address, shell } of addresses) {
        expect(matchRoute(address), address).not.toBeNull()
        for (const path of [address, `${address}/`]) expect(await show(path), path).toBe(`200 ${shell}/index.html`)
      }
    })

    it('has status 404 if there is no route', async () => {
      const others = [
        '/leagues/espn/777/nothing',
        '/leagues/espn/777/teams/1/roster/week',
        '/leagues/nowhere/777/power',
      ]
      for (const address of ['/nothing', ...others]) {
        expect(matchRoute(address)).toBeNull()
        expect(await show(address), address).toBe('404 /404.html')
      }
    })

    it('lets files be cached as long as the server does', async () => {
      for (const file of built.filter((name) => !name.endsWith('.html'))) {
        const { headers } = await ask(file)
        // Files to revalidate need no rule, because that is these hosts' default.
        expect(headers['Cache-Control'] ?? ['no-cache'], file).toEqual([cacheControlOf(file)])
      }
    })

    it('sends every security header once, for every address', async () => {
      const { everywhere, site, https } = securityHeaders
      const expected = Object.entries({ ...everywhere, ...https, 'X-Frame-Options': site['X-Frame-Options'] })
      for (const path of ['/', '/leagues/espn/101/overview', '/nothing', '/embed', '/_astro/app.1a2b3c.js']) {
        const { headers } = await ask(path)
        expect(headers).toMatchObject(Object.fromEntries(expected.map(([name, value]) => [name, [value]])))
        // With one rule per header and path, the older header applies alone.
        const policy = host === askVercel ? [site['Content-Security-Policy']] : undefined
        expect(headers['Content-Security-Policy'], path).toEqual(policy)
      }
    })

    it('lets other sites frame embeds, with the other security headers', async () => {
      const { everywhere, embed, https } = securityHeaders
      const expected = Object.entries({ ...everywhere, ...embed, ...https }).map(([name, value]) => [name, [value]])
      for (const path of ['/embed/espn/101/standings', '/embed/espn/777/week', '/embed/sleeper/777/week/']) {
        const { headers } = await ask(path)
        expect(headers).toMatchObject(Object.fromEntries(expected))
        // The policy overrides the older header if that cannot be left out.
        if (host === askVercel) expect(headers['X-Frame-Options']).toBeUndefined()
      }
    })

    it('lets one page know the page that opened it', async () => {
      for (const path of [handOverPath, `${handOverPath}/`]) {
        const { headers } = await ask(path)
        const policies = headers['Cross-Origin-Opener-Policy']
        // Of two values browsers heed none.
        expect(policies?.at(-1), path).toBe('unsafe-none')
      }
    })
  })

  describe(`files for hosts at ${base || 'the root'}`, () => {
    it('stays within the limits of Cloudflare Pages', () => {
      const rules = texts._redirects?.trim().split('\n') ?? []
      expect(rules.length).toBeLessThanOrEqual(100)
      expect(rules.filter((rule) => rule.includes('*') && rule.endsWith(' 200'))).toEqual([])
      const lines = `${texts._redirects}${texts._headers}`.split('\n')
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000)
      expect(JSON.parse(texts['_routes.json'] ?? '').include).toEqual(
        ['/leagues/*', '/embed/*', '/weekly/*', '/recap/*', '/story/*', '/teams/*'].map((path) => base + path),
      )
    })

    it('leaves no address to Cloudflare that needs the worker to show something', async () => {
      for (const { address } of addresses) {
        const { status } = await askCloudflare(texts, files, base + address, { withWorker: false })
        expect(status, address).toBe(200)
      }
    })

    it('has nothing outside of the base path', () => {
      const sources = [...`${texts._redirects}${texts._headers}`.matchAll(/^\/\S*/gm)].map(([path]) => path)
      const { rewrites, headers } = JSON.parse(texts['vercel.json'] ?? '')
      const paths = [...sources, ...[...rewrites, ...headers].map(({ source }) => source)]
      expect(paths.filter((path) => !path.startsWith(`${base}/`))).toEqual([])
    })
  })
}
