/** Each page has one style sheet, which names the sources of its classes: every component that the page can show is one of them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const styles = join(import.meta.dirname, '../../src/styles')
const source = join(import.meta.dirname, '../../src')

/** A sheet and those that it imports. */
function withImports(sheet: string): string[] {
  const imported = [...readFileSync(sheet, 'utf8').matchAll(/@import "(\..+?)"/g)]
  return [sheet, ...imported.flatMap(([, path = '']) => withImports(join(dirname(sheet), path)))]
}

/** Files with a class that the sheet's `@source` lines name. */
function namedBy(sheet: string): Set<string> {
  return new Set(
    withImports(sheet).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@source "(.+?)"/g)].flatMap(([, pattern = '']) =>
        globSync(/\.\w+$/.test(pattern) ? pattern : `${pattern}/**/*.{tsx,astro}`, { cwd: dirname(file) }).map(
          (found) => join(dirname(file), found),
        ),
      ),
    ),
  )
}

/** What a file imports, directly or by others, at once or later. */
function reachableFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  if (file.endsWith('.css')) return found
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:^(?:import|export) (?!type )(?:[^'"]*? from )?|import\()['"](\.[^'"]+\.(?:tsx?|astro|css))['"]/gm,
  )
  for (const [, path = ''] of imports) reachableFrom(join(dirname(file), path), found)
  return found
}

const pages = globSync('pages/**/*.astro', { cwd: source })
  .map((page) => ({ page, files: [...reachableFrom(join(source, page))] }))
  .map(({ page, files }) => ({
    page,
    sheets: files.filter((file) => file.endsWith('.css')),
    shown: files.filter((file) => /\.(tsx|astro)$/.test(file) && /class(Name)?=/.test(readFileSync(file, 'utf8'))),
  }))
  .filter(({ shown }) => shown.length > 0)

it.each(pages)('the style sheet of $page has the classes of all its components', ({ sheets, shown }) => {
  const [sheet = '', ...others] = sheets
  expect(others).toEqual([])
  // Embeds have plain rules.
  if (sheet.endsWith('embed.css')) return
  const named = namedBy(sheet)
  expect(shown.filter((file) => !named.has(file)).map((file) => relative(source, file))).toEqual([])
})

it('no rule has `:has` on the root: every change of a document would restyle all of it', () => {
  const rules = globSync('**/*.css', { cwd: styles }).flatMap((sheet) => [
    ...readFileSync(join(styles, sheet), 'utf8').matchAll(/(?::root|html|body)[^\s,{]*:has\(.*/g),
  ])
  expect(rules.map(([rule]) => rule)).toEqual([])
})

it('no rule asks `:has` of every `span`, `p` or link: a dialog that opens would ask it of a whole page again', () => {
  const rules = globSync('**/*.css', { cwd: styles }).flatMap((sheet) => [
    ...readFileSync(join(styles, sheet), 'utf8').matchAll(/(?<![\w.#-])(?:span|p|a|bdi|\*):has\(.*/g),
  ])
  expect(rules.map(([rule]) => rule)).toEqual([])
})

it('no paragraph is as wide as the digits of its font: it would break its lines anew when the font loads', () => {
  const files = globSync('**/*.{tsx,astro}', { cwd: source }).map((file) => join(source, file))
  const inDigits = files.filter((file) => /(?:[\s"'`:]|min-|max-)w-\[[\d.]+ch\]/.test(readFileSync(file, 'utf8')))
  expect(inDigits.map((file) => relative(source, file))).toEqual([])
  expect(readFileSync(join(styles, 'base.css'), 'utf8')).toMatch(/--max-width-prose: [\d.]+em;/)
})
