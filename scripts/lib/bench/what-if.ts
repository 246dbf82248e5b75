/**
 * "What if" as on the page: the built site's worker in a browser, with a season of which most games are still to be played.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildModel } from '../../../src/analytics/forecast/build-model.ts'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import type { ForecastModelResponse } from '../../../src/engine/what-if-protocol.ts'
import { describeModel } from '../../../src/handlers/forecast-model.ts'
import type { SeasonStore } from '../../../src/storage/season-store.ts'
import { browserArguments } from '../browser-arguments.ts'
import { inKilobytes, inMilliseconds, type Measure, medianOf } from './measure.ts'
import { serveForBench } from './serve-for-bench.ts'

const scripts = '_astro'
const choices = 12

/** `siteDir`: a built site. Times are those of the page, from the request to the response. */
export async function measureWhatIf(
  season: LeagueSeason,
  store: SeasonStore,
  executablePath: string,
  siteDir = 'dist',
): Promise<Measure[]> {
  const model = buildModel(season, 1)
  const file = readdirSync(join(siteDir, scripts)).find((name) => /^what-if-worker-.*\.js$/.test(name))
  if (!model || !file) return []
  const size = brotliCompressSync(readFileSync(join(siteDir, scripts, file))).byteLength
  const server = await serveForBench(store, siteDir)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const page = await browser.newPage()
    // A page whose policy allows workers.
    await page.goto(server.url)
    const { first, later } = await page.evaluate(askTheWorker, {
      address: `/${scripts}/${file}`,
      model: describeModel(model, (teamId) => teamId),
      choices,
    })
    const teams = `${model.teams.length} teams, ${model.games.length} games to come`
    return [
      { what: 'Worker, brotli', value: inKilobytes(size) },
      { what: `First answer, worker and draws included, ${teams}`, value: inMilliseconds(first) },
      { what: `A choice, median of ${choices}`, value: inMilliseconds(medianOf(later)) },
      { what: 'A choice, slowest', value: inMilliseconds(Math.max(...later)) },
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Task {
  address: string
  model: ForecastModelResponse
  choices: number
}

/** Runs in the page. One more game is chosen each time. */
async function askTheWorker({ address, model, choices: count }: Task): Promise<{ first: number; later: number[] }> {
  const worker = new Worker(address, { type: 'module' })
  const ask = (id: number) =>
    new Promise<void>((resolve, reject) => {
      worker.onmessage = () => resolve()
      worker.onerror = ({ message }) => reject(new Error(message))
      const results = model.games.slice(0, id).map(({ matchupId }) => ({ matchupId, winner: 'home' }))
      worker.postMessage({ id, results })
    })
  const began = performance.now()
  worker.postMessage({ model })
  await ask(0)
  const first = performance.now() - began
  const later: number[] = []
  for (let id = 1; id <= count; id++) {
    const startedAt = performance.now()
    await ask(id)
    later.push(performance.now() - startedAt)
  }
  return { first, later }
}
