/**
 * How long the analytics take in the engine's worker, compared with a fresh Node thread: the same calls of the same league.
 */
import { Worker } from 'node:worker_threads'
import type { Browser } from '@playwright/test'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import { inMilliseconds, type Measure, medianOf } from './measure.ts'

/** The largest part of all analytics; each by the host's id of the league. */
export const timedCalls = ['draftComplete', 'luck', 'power', 'managers', 'moves', 'forecastHistory'] as const
const turns = 5

/** `siteUrl`: a screen of the league on the site, which reads it onto the device first. */
export async function measureEngineAnalytics(
  browser: Browser,
  { siteUrl, workerPath, league }: { siteUrl: string; workerPath: string; league: LeagueKey },
): Promise<Measure[]> {
  const inWorker = await timeInWorker(browser, siteUrl, workerPath, league)
  const inNode = []
  for (let turn = 0; turn < turns; turn++) inNode.push(await timeInNode())
  const [browsers, nodes] = [medianOf(inWorker), medianOf(inNode)]
  return [
    { what: 'Analytics in the worker', value: inMilliseconds(browsers) },
    { what: 'The same against Node (at most 2)', value: `${(browsers / nodes).toFixed(2)} ×` },
  ]
}

/** Each turn in a worker of its own, without caches. */
async function timeInWorker(
  browser: Browser,
  siteUrl: string,
  workerPath: string,
  league: LeagueKey,
): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(siteUrl)
    await page.getByText('saved on this device').first().waitFor({ timeout: 60_000 })
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      times.push(await page.evaluate(timeCalls, { workerPath, league, calls: timedCalls }))
    }
    return times
  } finally {
    await context.close()
  }
}

/** Runs in the page. The season and the handlers are loaded before the clock starts, as in Node. */
async function timeCalls({
  workerPath,
  league,
  calls,
}: {
  workerPath: string
  league: LeagueKey
  calls: readonly string[]
}): Promise<number> {
  const worker = new window.Worker(workerPath, { type: 'module' })
  const { host, leagueId, season } = league
  const parameters = { host, leagueId, season: String(season) }
  let last = 0
  const ask = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const id = ++last
      worker.addEventListener('message', ({ data }) => {
        if (data.id === id && data.kind === 'done') resolve()
        if (data.id === id && data.kind === 'failed') reject(new Error(data.failure.detail))
      })
      worker.postMessage({ id, task: 'call', input: { name, parameters } })
    })
  for (const name of ['hostLeague', 'hostLeagueSchedule', 'bracket']) await ask(name)
  const began = performance.now()
  for (const name of calls) await ask(name)
  const time = performance.now() - began
  worker.terminate()
  return time
}

function timeInNode(): Promise<number> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./node-analytics.ts', import.meta.url))
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
