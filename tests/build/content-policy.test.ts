import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSources, sourcesOfPage, withContentPolicy } from '../../src/build/content-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const ownOrigin = { connect: [], images: [] }
const withPolicy = (html: string) => withContentPolicy(html, ownOrigin)
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

function policyOf(html: string): Map<string, string[]> {
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return new Map(content.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]))
}

describe('the policy of a page', () => {
  it('allows its own files and its inline scripts, nothing else', () => {
    const policy = policyOf(withPolicy(page('<script>one()</script><script type="module">two()</script>')))
    expect(policy.get('script-src')).toEqual(["'self'", hash('one()'), hash('two()')])
    expect(policy.get('default-src')).toEqual(["'none'"])
    policy.delete('style-src-attr')
    expect(policy.get('worker-src')).toEqual(["'self'", 'blob:'])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:/)
  })

  it('counts neither data nor files as scripts', () => {
    const head = '<script type="application/json" id="a">{"b":1}</script><script src="/a.js"></script>'
    expect(policyOf(withPolicy(page(head))).get('script-src')).toEqual(["'self'"])
  })

  it.each([
    ['opens a script', 'Our <script> league'],
    ['is a script', '</script><script>evil()</script>'],
    ['opens a style', '<style>'],
    ['is a head', '<head>'],
    ['opens a comment', '<!--'],
  ])('is the same, whatever is in a name that %s', (_, name) => {
    const script = '<script>one()</script><style>p{top:0}</style>'
    const before = policyOf(withPolicy(page(`<meta content="Our league">${script}`, '<i title="x"></i>')))
    const after = withPolicy(page(`<meta content="${name}">${script}`, `<i title='${name}' data-props="${name}"></i>`))
    expect(policyOf(after)).toEqual(before)
    expect(after).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/)
  })

  it('precedes everything that it covers', () => {
    expect(withPolicy(page('<link rel="stylesheet" href="/a.css">'))).toMatch(/<head><meta http-equiv="Content/)
  })

  it('lets a page call an API elsewhere and show its pictures, and only that', () => {
    const api = ['https://api.example']
    const policy = policyOf(withContentPolicy(page(''), { connect: api, images: api }))
    expect(policy.get('connect-src')).toEqual(["'self'", ...api])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...api])
    expect(policyOf(withPolicy(page(''))).get('connect-src')).toEqual(["'self'"])
  })

  it('lets the page of the draw request the beacon, and no other page', () => {
    const connectOf = (file: string) =>
      policyOf(withContentPolicy(page(''), sourcesOfPage(file, ownOrigin))).get('connect-src')
    expect(connectOf('draw/index.html')).toEqual([
      "'self'",
      'https://api.drand.sh',
      'https://api2.drand.sh',
      'https://api3.drand.sh',
      'https://drand.cloudflare.com',
    ])
    for (const file of ['index.html', 'leagues/draw/index.html', 'draw.html'])
      expect(connectOf(file)).toEqual(["'self'"])
  })

  it('allows styles by their hash, and style attributes', () => {
    const policy = policyOf(withPolicy(page('<style>p{top:0}</style>', '<i style="width:3%"></i>')))
    expect(policy.get('style-src')).toEqual(["'self'", hash('p{top:0}')])
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"])
  })

  const connectOf = (env: Record<string, string>) => contentSources(env).connect

  it('lets a page connect to league hosts only if the site is built for it, and to the API on another origin', () => {
    const hosts = ['https://lm-api-reads.fantasy.espn.com', 'https://api.sleeper.app', 'https://api.sleeper.com']
    expect(connectOf({ PUBLIC_API_BASE_URL: 'none' })).toEqual(hosts)
    expect(connectOf({})).toEqual(hosts)
    expect(connectOf({ PUBLIC_ESPN: '0' })).toEqual([])
    expect(connectOf({ PUBLIC_API_BASE_URL: '/' })).toEqual([])
    expect(connectOf({ PUBLIC_API_BASE_URL: 'https://api.example/x' })).toEqual(['https://api.example'])
    expect(connectOf({ PUBLIC_API_BASE_URL: '/', PUBLIC_ENGINE: '1' })).toEqual(hosts)
    expect(connectOf({ PUBLIC_SLEEPER_UNOFFICIAL: '0' })).toEqual(hosts.slice(0, 2))
  })

  it('names the addresses of hosts that are set in place of theirs', () => {
    const env = {
      PUBLIC_ESPN_BASE_URL: 'https://espn.example/apis',
      PUBLIC_SLEEPER_BASE_URL: 'https://sleeper.example/v1/',
      PUBLIC_SLEEPER_UNOFFICIAL_BASE_URL: 'https://sleeper.example',
    }
    expect(connectOf(env)).toEqual(['https://espn.example', 'https://sleeper.example'])
  })
})
