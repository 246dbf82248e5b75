/** Lighthouse's scores of the pages that are read most, as on a phone: the median for performance, the lowest otherwise. */
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { browserArguments } from '../browser-arguments.ts'
import { findFreePort } from '../free-port.ts'
import { besideLimit, formatTable, medianOf } from './measure.ts'
import { listPages } from './page-table.ts'

const pages = ['overview, snapshot', 'week, snapshot', 'draft board, snapshot', 'overview, live', 'awards, live']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** `url`: a server as `serveSnapshotAndLive` starts it. */
export async function measureLighthouse(
  url: string,
  season: LeagueSeason,
  { executablePath, runs }: { executablePath: string; runs: number },
): Promise<string> {
  const rows: string[][] = []
  for (const { name, path } of listPages(season).filter(({ name }) => pages.includes(name))) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await auditPage(new URL(path, url).href, executablePath))
    rows.push([name, ...categories.map((category) => formatScore(category, name.endsWith('live'), results))])
  }
  return formatTable([['', ...categories], ...rows])
}

/** Each time in a browser of its own: Lighthouse leaves what a page stored in IndexedDB. */
async function auditPage(url: string, executablePath: string): Promise<Result> {
  const port = await findFreePort()
  const args = [...browserArguments, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const audited = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    const { runtimeError } = audited?.lhr ?? {}
    if (!audited || runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${runtimeError?.message}`)
    return audited.lhr
  } finally {
    await browser.close()
  }
}

/** Names what costs points, performance aside, where it is a sum of the figures that `measurePageTable` has. */
function formatScore(category: (typeof categories)[number], isLive: boolean, results: readonly Result[]): string {
  const scores = results.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0)))
  if (category === 'performance') return besideLimit(medianOf(scores), { atLeast: isLive ? 85 : 95 })
  // Search engines are kept out of live pages on purpose.
  const atLeast = category === 'seo' && isLive ? undefined : 100
  return [besideLimit(Math.min(...scores), { atLeast }), ...listFailed(category, results)].join(' ')
}

function listFailed(category: string, results: readonly Result[]): Set<string> {
  const failed = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return new Set(failed)
}
