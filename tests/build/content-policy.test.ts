import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { connected, withPolicy } from '../../src/build/content-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

function policyOf(html: string): Map<string, string[]> {
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return new Map(content.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]))
}

describe('the policy of a page', () => {
  it('allows its own files and the scripts that stand in it, nothing else inline', () => {
    const policy = policyOf(withPolicy(page('<script>one()</script><script type="module">two()</script>'), []))
    expect(policy.get('script-src')).toEqual(["'self'", hash('one()'), hash('two()')])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:/)
  })

  it('counts neither data nor files as scripts', () => {
    const head = '<script type="application/json" id="a">{"b":1}</script><script src="/a.js"></script>'
    expect(policyOf(withPolicy(page(head), [])).get('script-src')).toEqual(["'self'"])
  })

  it('stands before everything that it is about', () => {
    expect(withPolicy(page('<link rel="stylesheet" href="/a.css">'), [])).toMatch(/<head><meta http-equiv="Content/)
  })

  it('lets a page call an API elsewhere, and only that', () => {
    expect(policyOf(withPolicy(page(''), ['https://api.example'])).get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
    ])
  })

  it('shows pictures of its own host, and of an API elsewhere', () => {
    const pictures = (origins: string[]) => policyOf(withPolicy(page(''), [], origins)).get('img-src')
    expect(pictures([])).toEqual(["'self'", 'data:', 'blob:'])
    expect(pictures(['https://api.example'])).toEqual(["'self'", 'data:', 'blob:', 'https://api.example'])
  })

  it('turns style attributes into rules with a hash', () => {
    const bar = '<i style="width:3%"></i><b class="x" style="width:3%;left:1%"></b><i style="width:3%"></i>'
    const html = withPolicy(page('', bar), [])
    expect(html).not.toContain(' style=')
    expect(html).toContain('<i data-s="0"></i><b class="x" data-s="1"></b><i data-s="0"></i>')
    const rules = '[data-s="0"]{width:3%}[data-s="1"]{width:3%;left:1%}'
    expect(html).toContain(`<style>${rules}</style>`)
    expect(policyOf(html).get('style-src')).toEqual(["'self'", hash(rules)])
  })

  it('has these rules at the end of the styles of the head', () => {
    const html = withPolicy(page('<style>p{top:0}</style>', '<i style="top:1px"></i><style>b{top:2px}</style>'), [])
    expect(policyOf(html).get('style-src')).toEqual([
      "'self'",
      hash('p{top:0}[data-s="0"]{top:1px}'),
      hash('b{top:2px}'),
    ])
  })

  it('takes what only looks like an attribute for the text it is', () => {
    const text = '<p>a style="width:1%" b</p>'
    expect(withPolicy(page('', text), [])).toContain(text)
  })

  it('lets a page ask ESPN only where the site is built to, and the API where that is elsewhere', () => {
    const espn = 'https://lm-api-reads.fantasy.espn.com'
    expect(connected({ PUBLIC_API_BASE_URL: 'none' })).toEqual([espn])
    expect(connected({})).toEqual([espn])
    expect(connected({ PUBLIC_ESPN: '0' })).toEqual([])
    expect(connected({ PUBLIC_API_BASE_URL: '/' })).toEqual([])
    expect(connected({ PUBLIC_API_BASE_URL: 'https://api.example/x' })).toEqual(['https://api.example'])
    expect(connected({ PUBLIC_API_BASE_URL: '/', PUBLIC_ESPN: '1' })).toEqual([espn])
  })
})
