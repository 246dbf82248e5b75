/** Checks the configurations in docs/hosting against docs/deploy.md, as far as they can be parsed. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { handOverPath, matchRoute } from '../../src/contract/routes.ts'
import { securityHeaders } from '../../src/server/security-headers.ts'
import { caching } from '../../src/server/site-caching.ts'
import { listShells } from './support/hosted-files.ts'

const read = (name: string) => readFileSync(`docs/hosting/${name}`, 'utf8')
const nginx = read('nginx.conf')
const caddy = read('Caddyfile')

/** Expressions in their order, the first that fits counts, each with the page that it shows. */
type Rules = [expression: RegExp, page: string][]

const locations = nginx.matchAll(/location ~ "([^"]+)" \{\s+try_files \$uri \$uri\/index\.html (\S+);/g)
const routesOf: Readonly<Record<string, Rules>> = {
  nginx: [...locations].map(([, source = '', page = '']) => [new RegExp(source), page]),
  Caddy: [...caddy.matchAll(/@(\w+) path_regexp \1 (\S+)/g)].map(([, name, source = '']) => [
    new RegExp(source),
    (new RegExp(`handle @${name} \\{\\s+rewrite \\* (\\S+)`).exec(caddy)?.[1] ?? '').replace(
      /\{re\.\w+\.(\d)\}/,
      '$$$1',
    ),
  ]),
}

describe.each(Object.entries(routesOf))('the routes of %s', (_, rules) => {
  const isKnown = (path: string) => rules.some(([expression]) => expression.test(path))
  function pageOf(path: string) {
    const [expression, page = ''] = rules.find(([one]) => one.test(path)) ?? []
    return page.replace(/\$(\d)/, (_, group) => expression?.exec(path)?.[Number(group)] ?? '')
  }

  it('lead to the shells of the table', () => {
    const addresses = listShells().flatMap(({ pattern, shell }) => {
      const path = pattern.replace('*', 'x/y').replace(':season', '2025').replace(/:\w+/g, '777')
      return [path, `${path}/`].map((address) => [address, `${shell}/index.html`])
    })
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.map(([address = '']) => [address, pageOf(address)])).toEqual(addresses)
  })

  it('are no others', () => {
    const others = listShells()
      .map(({ pattern }) => pattern.replace('/*', '').replace(':season', '2025').replace(/:\w+/g, '777'))
      .flatMap((path) => [
        ...[`${path}x`, `/x${path}`, `${path}/x`, `${path}/x/y`],
        ...[path.replace(/\/777/g, '/777/7'), path.replace(/espn|sleeper|yahoo/, 'nowhere')],
      ])
      .filter((path) => matchRoute(path) === null)
    expect(others.length).toBeGreaterThan(30)
    expect(others.filter(isKnown)).toEqual([])
  })
})

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('the headers of %s', (_, text) => {
  /** The literal value, or that of its variable's map; `start`: for URLs that match this expression. */
  function headerOf(name: string, start = 'default') {
    const line = new RegExp(`^\\s*(?:add_header |header @alone )?${name} (?:"(.+?)"|\\$(\\w+))(?: always;)?$`, 'm')
    const [, value, variable] = line.exec(text) ?? []
    return value ?? new RegExp(`\\$${variable} \\{[^}]*?${start} "(.*?)"`).exec(text)?.[1]
  }

  it('are those of the table', () => {
    for (const [name, value] of Object.entries({ ...securityHeaders.everywhere, ...securityHeaders.site })) {
      expect(headerOf(name), name).toBe(value)
    }
    expect(text).toContain(`"${securityHeaders.https['Strict-Transport-Security']}"`)
  })

  it('let other sites frame embeds alone', () => {
    const { embed } = securityHeaders
    if (text === nginx) {
      expect(headerOf('Content-Security-Policy', '"~\\^/embed/"')).toBe(embed['Content-Security-Policy'])
      // nginx does not send an empty header.
      expect(headerOf('X-Frame-Options', '"~\\^/embed/"')).toBe('')
    } else {
      expect(text).toContain(`@embed path /embed/*\n\theader @embed Content-Security-Policy "frame-ancestors *"`)
      expect(text).toMatch(/@unframed not path \/embed\/\*\s+header @unframed \{[^}]*X-Frame-Options/)
    }
  })

  it('let one page know the page that opened it', () => {
    const opener = 'Cross-Origin-Opener-Policy'
    const value = securityHeaders.handOver[opener]
    if (text === nginx) expect(headerOf(opener, '"~\\^/private[^"]*"')).toBe(value)
    else {
      expect(text).toContain(`@opened path ${handOverPath} ${handOverPath}/\n\theader @opened ${opener} "${value}"`)
      expect(text).toContain(
        `@alone not path ${handOverPath} ${handOverPath}/\n\theader @alone ${opener} "same-origin"`,
      )
    }
  })

  it('let files be cached as long as the server does', () => {
    for (const value of Object.values(caching)) expect(text).toContain(`"${value}"`)
  })
})
