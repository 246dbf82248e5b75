import { expect, it } from 'vitest'
import { compactScripts } from '../../src/build/compact-scripts.ts'

const compact = (html: string) => compactScripts().rewrite(html, 'index.html')

it('minifies what runs in a page, names that other scripts may know as they are', () => {
  const text = `
    // Why.
    const entry = 'fonts'
    {
      const isLoaded = entry !== null
      document.title = String(isLoaded)
    }`
  expect(compact(`<head><script data-later>${text}\n</script></head>`)).toMatch(
    /^<head><script data-later>const entry=`fonts`[^\n ]*document\.title=[^\n ]*<\/script><\/head>$/,
  )
})

it('makes one script of those that stand next to each other', () => {
  const apart = '<script>zero()</script><p></p>'
  const others = '<script src="/a.js"></script> <script>three()</script>'
  expect(compact(`${apart}<script>one()</script><script>{ two() }</script>${others}`)).toBe(
    `${apart}<script>one(),two()</script>${others}`,
  )
})

it.each([
  '<script type="application/ld+json">{"a": "b"}</script>',
  '<script type="speculationrules">{"prefetch": []}</script>',
  '<script type="module" src="/a.js"></script><script src="/b.js" defer></script>',
  '<p>a  b</p>',
])('leaves %s', (html) => {
  expect(compact(html)).toBe(html)
})

it('fails where a script cannot be read', () => {
  expect(() => compact('<script>if (</script>')).toThrow('A script of a page cannot be read')
})
