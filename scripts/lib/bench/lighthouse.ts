/**
 * Lighthouse scores of the main pages on a phone: the median for performance and blocking, the lowest otherwise. A recap, which has almost
 * no script, shows the speed of the machine.
 */
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { pathTo } from '../../../src/contract/routes.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { browserArguments } from '../browser-arguments.ts'
import { findFreePort } from '../free-port.ts'
import { besideLimit, formatTable, medianOf } from './measure.ts'
import { listPages } from './page-table.ts'
import { snapshotLeagueId } from './serve-for-bench.ts'

const others = ['accessibility', 'best-practices', 'seo'] as const
const categories = ['performance', ...others] as const

/** `url`: a server as `serveSnapshotAndLive` starts it. */
export async function measureLighthouse(
  url: string,
  season: HostSeason,
  { executablePath, runs }: { executablePath: string; runs: number },
): Promise<string> {
  const { host, season: year } = season
  const recap = { name: 'recap', path: pathTo('recap', { host, leagueId: String(snapshotLeagueId), season: year }) }
  const pages = listPages(season).filter(({ name }) => / (snapshot|live)$/.test(name))
  const rows: string[][] = []
  let best = 0
  for (const { name, path } of [recap, ...pages]) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await auditPage(new URL(path, url).href, executablePath))
    if (name === recap.name) best = medianScore(results)
    const behind = name === recap.name ? 0 : name.endsWith('live') ? 10 : 5
    const blocking = results.map(
      ({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    )
    rows.push([
      name,
      besideLimit(medianScore(results), { atLeast: best - behind }),
      `${medianOf(blocking).toFixed(0)} ms`,
      ...others.map((category) => formatScore(category, name.endsWith('live'), results)),
    ])
  }
  return formatTable([['', 'performance', 'blocking', ...others], ...rows])
}

/** Uses a new browser each time, because Lighthouse keeps what a page stored in IndexedDB. */
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

const scoreOf = ({ categories }: Result, category: string) => Math.round(100 * (categories[category]?.score ?? 0))
const medianScore = (results: readonly Result[]) => medianOf(results.map((result) => scoreOf(result, 'performance')))

/** Lists the audits that cost points. */
function formatScore(category: (typeof others)[number], isLive: boolean, results: readonly Result[]): string {
  const lowest = Math.min(...results.map((result) => scoreOf(result, category)))
  // Live pages have `noindex` on purpose.
  const atLeast = category === 'seo' && isLive ? undefined : 100
  return [besideLimit(lowest, { atLeast }), ...listFailed(category, results)].join(' ')
}

function listFailed(category: string, results: readonly Result[]): Set<string> {
  const failed = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return new Set(failed)
}
