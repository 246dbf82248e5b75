/** Style sheets of pages that name their sources: every component that such a page can show is one of them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const styles = join(import.meta.dirname, '../../src/styles')
const source = join(import.meta.dirname, '../../src')

/** Files with a class that the sheet's `@source` lines name. */
function namedBy(sheet: string): Set<string> {
  const patterns = [...readFileSync(join(styles, sheet), 'utf8').matchAll(/@source "(.+?)"/g)].map(
    ([, one = '']) => one,
  )
  return new Set(
    patterns.flatMap((pattern) =>
      globSync(/\.\w+$/.test(pattern) ? pattern : `${pattern}/**/*.{tsx,astro}`, { cwd: styles }).map((file) =>
        join(styles, file),
      ),
    ),
  )
}

/** What a file imports, directly or by others. */
function reachableFrom(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    // Types and what is loaded later need no styles of this page's own.
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /^import (?!type )[^'"]*?['"](\.[^'"]+\.(?:tsx?|astro))['"]/gm,
    ))
      open.push(join(dirname(file), path))
  }
  return found
}

it.each(['story', 'weekly'])('the styles of the page %s have the classes of all its components', (page) => {
  const named = namedBy(`${page}.css`)
  const pages = globSync(`pages/${page}/**/*.astro`, { cwd: source }).map((file) => join(source, file))
  const shown = [...reachableFrom(pages)].filter(
    (file) => /\.(tsx|astro)$/.test(file) && /class(Name)?=/.test(readFileSync(file, 'utf8')),
  )
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((file) => !named.has(file)).map((file) => relative(source, file))).toEqual([])
})

it('no rule has `:has` on the root: every change of a document would restyle all of it', () => {
  const rules = globSync('*.css', { cwd: styles }).flatMap((sheet) => [
    ...readFileSync(join(styles, sheet), 'utf8').matchAll(/(?::root|html|body)[^\s,{]*:has\(.*/g),
  ])
  expect(rules.map(([rule]) => rule)).toEqual([])
})

it('no paragraph is as wide as the digits of its font: it would break its lines anew when the font loads', () => {
  const files = globSync('**/*.{tsx,astro}', { cwd: source }).map((file) => join(source, file))
  const inDigits = files.filter((file) => /(?:[\s"'`:]|min-|max-)w-\[[\d.]+ch\]/.test(readFileSync(file, 'utf8')))
  expect(inDigits.map((file) => relative(source, file))).toEqual([])
  expect(readFileSync(join(styles, 'base.css'), 'utf8')).toMatch(/--max-width-prose: [\d.]+em;/)
})
