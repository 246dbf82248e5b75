/** What `npm run try-hosting` asks real servers for, as far as it can be read from their configurations. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaguePatterns, matchRoute } from '../../src/contract/routes.ts'
import { securityHeaders } from '../../src/server/security-headers.ts'
import { caching } from '../../src/server/site-caching.ts'

const read = (name: string) => readFileSync(`docs/hosting/${name}`, 'utf8')
const nginx = read('nginx.conf')
const caddy = read('Caddyfile')

const leagueLocations = [...nginx.matchAll(/location ~ "([^"]+)" \{\s+try_files \$uri \$uri\/index\.html \/app\//g)]
const routesOf: Readonly<Record<string, RegExp[]>> = {
  nginx: leagueLocations.map(([, source = '']) => new RegExp(source)),
  Caddy: [new RegExp(/@league path_regexp (\S+)/.exec(caddy)?.[1] ?? '(?!)')],
}

describe.each(Object.entries(routesOf))('the routes of %s', (_, expressions) => {
  const isKnown = (path: string) => expressions.some((expression) => expression.test(path))

  it('are those of the table', () => {
    const addresses = leaguePatterns().map((pattern) => pattern.replace('*', 'x/y').replace(/:\w+/g, '777'))
    expect(addresses.length).toBeGreaterThan(15)
    expect(addresses.flatMap((path) => [path, `${path}/`]).filter((path) => !isKnown(path))).toEqual([])
  })

  it('are no others', () => {
    const others = leaguePatterns()
      .map((pattern) => pattern.replace('/*', '').replace(/:\w+/g, '777'))
      .flatMap((path) => [`${path}x`, `/x${path}`, `${path}/x`, `${path}/x/y`, path.replace(/\/777/g, '/777/7')])
      .filter((path) => matchRoute(path) === null)
    expect(others.length).toBeGreaterThan(30)
    expect(others.filter(isKnown)).toEqual([])
  })
})

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('the headers of %s', (_, text) => {
  const headerOf = (name: string) =>
    new RegExp(`^\\s*(?:add_header )?${name} "(.+?)"(?: always;)?$`, 'm').exec(text)?.[1]

  it('are those of the table', () => {
    for (const [name, value] of Object.entries({ ...securityHeaders.everywhere, ...securityHeaders.site })) {
      expect(headerOf(name), name).toBe(value)
    }
    expect(text).toContain(`"${securityHeaders.https['Strict-Transport-Security']}"`)
  })

  it('let files be kept as long as the server does', () => {
    for (const value of Object.values(caching)) expect(text).toContain(`"${value}"`)
  })
})
