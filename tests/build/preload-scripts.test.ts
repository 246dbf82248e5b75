import { describe, expect, it } from 'vitest'
import { isForward, withDirectScripts, withPreloads } from '../../src/build/preload-scripts.ts'

const imports = new Map([
  ['_astro/Screen.js', ['_astro/shared.js', '_astro/react.js']],
  ['_astro/shared.js', ['_astro/react.js']],
  ['_astro/client.js', ['_astro/react.js']],
  ['_astro/page.js', ['_astro/layout.js']],
])
const island = (client: string) =>
  `<astro-island component-url="/my/_astro/Screen.js" renderer-url="/my/_astro/client.js" ssr client="${client}"></astro-island>`

function preloadsOf(body: string): string[] {
  const html = withPreloads(`<html><head><title>x</title></head><body>${body}</body></html>`, imports)
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)].map(([, url = '']) => url)
}

describe('modulepreload links', () => {
  it('name every script behind an island that is loaded at once, each once', () => {
    expect(preloadsOf(island('load') + island('only'))).toEqual([
      '/my/_astro/Screen.js',
      '/my/_astro/shared.js',
      '/my/_astro/react.js',
      '/my/_astro/client.js',
    ])
  })

  it('leave out islands that are hydrated later', () => {
    expect(preloadsOf(island('idle') + island('visible'))).toEqual([])
  })

  it("name the imports of the page's own script", () => {
    expect(preloadsOf('<script type="module" src="/_astro/page.js"></script>')).toEqual([
      '/_astro/page.js',
      '/_astro/layout.js',
    ])
  })

  it.each(['<style', '</head>', '<script type=module src=/_astro/page.js>'])(
    'stay the same if a name has %s in it',
    (name) => {
      const html = `<html><head><meta content="${name}"><style></style></head><body>${island('load')}</body></html>`
      const links = withPreloads(html, imports)
      expect(links.indexOf('<link')).toBe(html.indexOf('<style></style>'))
      expect(links).not.toContain('href="/_astro/page.js"')
    },
  )
})

describe("a page's own script", () => {
  const forwards = new Map([['_astro/page.js', '_astro/layout.js']])

  it('is the script that it imports, if it does nothing else', () => {
    const html = '<head></head><script type="module" src="/my/_astro/page.js"></script><p>/my/_astro/page.js</p>'
    expect(withDirectScripts(html, forwards)).toBe(
      '<head></head><script type="module" src="/my/_astro/layout.js"></script><p>/my/_astro/page.js</p>',
    )
    const other = '<script type="module" src="/my/_astro/other.js"></script><script>page()</script>'
    expect(withDirectScripts(other, forwards)).toBe(other)
  })

  it.each([
    ['import"./layout.js";\n', true],
    ['import"./layout.js";import"./base.js";', false],
    ['import{a}from"./layout.js";a();', false],
    ['import"./layout.js";start();', false],
  ])('%j only imports one: %s', (code, expected) => {
    expect(isForward(code)).toBe(expected)
  })
})
