/** How soon a reader with a slow phone sees a page of a season with a snapshot, against pages of the same build that are empty. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathTo } from '../../../src/contract/routes.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import type { Measure } from './measure.ts'
import { measureRoutes } from './measure-routes.ts'
import { serveForBench } from './serve-for-bench.ts'

const runs = 9

/** `folder` has the site and the data of `measureBuilds`; the season is one with a snapshot there. */
export async function measureSnapshotPages(
  folder: string,
  { espnLeagueId, season }: { espnLeagueId: number; season: number },
  browser: string,
): Promise<Measure[]> {
  const siteDir = join(folder, 'site')
  const recap = pathTo('recap', { espnLeagueId, season })
  await addEmptyPages(siteDir, await readFile(join(siteDir, recap, 'index.html'), 'utf8'))
  const server = await serveForBench(openStore(join(folder, 'data')), siteDir)
  const routes = {
    'a page of one word': '/empty/',
    'an empty page with the head of a recap': '/empty-recap/',
    recap: `${recap}/`,
    overview: `${pathTo('overview', { espnLeagueId })}/`,
    'draft board': `${pathTo('draftboard', { espnLeagueId })}/`,
  }
  try {
    const figures = await measureRoutes(server.url, routes, browser, { modes: ['throttled'], runs })
    const [word, head] = figures
    const against = (value: number, base: number | undefined) => (base ? `${(value / base).toFixed(2)} ×` : '?')
    return figures.map(({ route, largestPaint, layoutShift }) => ({
      what: route,
      value: [
        `${largestPaint.toFixed(0)} ms`.padStart(7),
        `${against(largestPaint, word?.largestPaint)} a word, ${against(largestPaint, head?.largestPaint)} an empty page`,
        `shift ${layoutShift.toFixed(3)}`,
      ].join(', '),
    }))
  } finally {
    await server.close()
  }
}

async function addEmptyPages(siteDir: string, recap: string): Promise<void> {
  const body = recap.indexOf('>', recap.indexOf('<body')) + 1
  const pages = {
    empty: '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title><p>Empty',
    'empty-recap': `${recap.slice(0, body)}<p>Empty</p></body></html>`,
  }
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(join(siteDir, name), { recursive: true })
    await writeFile(join(siteDir, name, 'index.html'), html)
  }
}
