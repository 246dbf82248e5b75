/** The last step of a build, with pages of the test's own. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ReactNode, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasUnfinishedPart } from '../../src/build/finish-page.ts'
import { finishPages } from '../../src/build/finish-pages.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const rows = Array.from({ length: 2000 }, (_, row) => createElement('p', { key: row }, `Row ${row}`))

/** Around the whole page, or around its rows, which are then longer than React puts into the page. */
async function writePage(file: string, rowsIn: (rows: ReactNode) => ReactNode) {
  const { prelude } = await prerender(createElement('body', null, rowsIn(rows)))
  await writeFile(join(folder, file), `<html><head></head>${await new Response(prelude).text()}</html>`)
}

async function finish() {
  const done = finishPages().hooks['astro:build:done'] as (built: { dir: URL }) => Promise<void>
  await done({ dir: pathToFileURL(`${folder}/`) })
}

it('a page is whole whatever a name in it looks like', () => {
  // Astro's attributes have no other character encoded.
  const name = '<!--$?--><template id="'.replaceAll('"', '&#34;')
  expect(hasUnfinishedPart(`<meta property="og:title" content="${name}">`)).toBe(false)
})

it('a page whose rows are hidden until a script runs stops the build, which names it', async () => {
  await writePage('whole.html', (all) => all)
  await finish()
  expect(await readFile(join(folder, 'whole.html'), 'utf8')).toContain('Content-Security-Policy')
  await writePage('outlined.html', (all) => createElement(Suspense, { fallback: 'Loading' }, all))
  await expect(finish()).rejects.toThrow(/^outlined\.html: a part of the page is hidden until a script runs/)
})
