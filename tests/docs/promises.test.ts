/** What SECURITY.md and docs/reliability.md promise is held by tests, which they name. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Promised {
  promise: string
  /** Paths of tests, each with the titles that are named after it. */
  tests: { path: string; titles: string[] }[]
}

/** Rows of the tables whose first column is headed "promise". */
function promisesOf(page: string): Promised[] {
  const found: Promised[] = []
  let isTable = false
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    const cells = line.startsWith('|') ? line.slice(1, -1).split(' | ') : []
    const [promise = '', tests = ''] = cells.map((cell) => cell.replace(/^\|/, '').trim())
    if (promise === 'promise') isTable = true
    else if (cells.length === 0) isTable = false
    else if (isTable && !promise.startsWith('---')) found.push({ promise, tests: readTests(tests) })
  }
  return found
}

/** "`tests/a.test.ts`: *one title*, *another one*; `b.test.ts`", where the second is in the folder of the first. */
function readTests(cell: string): Promised['tests'] {
  let folder = ''
  return [...cell.matchAll(/`([\w./-]+)`([^`]*)/g)].flatMap(([, name = '', rest = '']) => {
    if (!/\.(test|spec)\.tsx?$/.test(name)) return []
    const path = name.includes('/') ? name : `${folder}/${name}`
    folder = path.replace(/\/[^/]*$/, '')
    return [{ path, titles: [...rest.matchAll(/\*(.+?)\*/g)].map(([, title = '']) => title) }]
  })
}

/** A title as it is written in the code, where it may have an escaped quote. */
function hasTitle(path: string, title: string): boolean {
  const text = readFileSync(path, 'utf8').replace(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`))
}

describe.each([
  { page: 'SECURITY.md', least: 20, needsTitles: true },
  { page: 'docs/reliability.md', least: 40, needsTitles: false },
])('a promise of $page', ({ page, least, needsTitles }) => {
  const promises = promisesOf(page)

  it('names a test that is there', () => {
    expect(promises.length).toBeGreaterThanOrEqual(least)
    const without = promises.filter(({ tests }) => !tests.some(({ path }) => existsSync(path)))
    expect(without.map(({ promise }) => promise)).toEqual([])
    const missing = promises.flatMap(({ tests }) => tests).filter(({ path }) => !existsSync(path))
    expect(missing).toEqual([])
  })

  it('names the titles that hold it', () => {
    const named = promises.flatMap(({ promise, tests }) => tests.map((test) => ({ promise, ...test })))
    if (needsTitles) expect(named.filter(({ titles }) => titles.length === 0)).toEqual([])
    const wrong = named.flatMap(({ path, titles }) =>
      titles.filter((title) => !hasTitle(path, title)).map((title) => `${path}: ${title}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the versions in SECURITY.md', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; optional?: boolean; integrity?: string }>
  }

  it('are those of mended packages, and the lock file has no older one', () => {
    const rows = [
      ...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (\S+)(?: \(build\))? \| GHSA.* \| ([\d.]+) \|$/gm),
    ]
    expect(rows.length).toBeGreaterThan(4)
    const isOlder = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) < 0
    const old = rows.flatMap(([, name = '', fixed = '']) => {
      const locked = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
      expect([name, locked.length > 0]).toEqual([name, true])
      return locked.filter(([, { version }]) => isOlder(version, fixed)).map(([path]) => `${path} before ${fixed}`)
    })
    expect(old).toEqual([])
  })
})
