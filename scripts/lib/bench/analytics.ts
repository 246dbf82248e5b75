/** Measures every response of a season without caches, simulations separately, and the history of a league. */

import { demoSeasons } from '../../../demo/index.ts'
import { buildModel } from '../../../src/analytics/forecast/build-model.ts'
import { forecastRuns, forecastSeason, openWhatIf, pastRuns } from '../../../src/analytics/forecast/odds-of-season.ts'
import type { EndpointName } from '../../../src/contract/endpoints.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { everyCall } from '../every-call.ts'
import { type Call, handleCall } from '../handle-call.ts'
import { inMilliseconds, type Measure, medianOf } from './measure.ts'

const hosts = openHosts({ espn: {}, sleeper: {} })

const simulated: readonly EndpointName[] = ['forecast', 'forecastHistory']
const turns = 5

export function measureAnalytics(document: HostSeason): Measure[] {
  const season = judgeSeason(document)
  const calls = everyCall(season).filter(({ name }) => !simulated.includes(name))
  const context = { seasons: [season], asOf: null }
  const text = JSON.stringify(document)
  // Results are memoized by season object, so each turn gets a fresh one.
  const run = (selected: readonly Call[]) => {
    const fresh = JSON.parse(text) as HostSeason
    const began = performance.now()
    const judged = judgeSeason(fresh)
    for (const call of selected) handleCall(judged, context, call)
    return performance.now() - began
  }
  run(calls)
  const all = medianOf(times(turns, () => run(calls)))
  const judge = () => {
    const fresh = JSON.parse(text) as HostSeason
    const began = performance.now()
    judgeSeason(fresh)
    return performance.now() - began
  }
  const one = (name: EndpointName) =>
    medianOf(times(turns, () => run(everyCall(season).filter((call) => call.name === name))))
  return [
    { what: 'The verdict on a document, once for each', value: inMilliseconds(medianOf(times(turns, judge))) },
    { what: `All ${calls.length} responses of a season, without simulations`, value: inMilliseconds(all) },
    ...(['standings', 'superlatives', 'luck', 'power', 'scoreboard', 'bracket', 'managers', 'moves'] as const).map(
      (name) => ({ what: `${name}, alone and from nothing`, value: inMilliseconds(one(name)) }),
    ),
    ...measureSimulations(season, one),
  ]
}

/** All seasons of the demo league with a history, without caches. */
export async function measureHistory(): Promise<Measure[]> {
  const [newest] = demoSeasons
  const seasons = await Promise.all(
    demoSeasons
      .filter(({ leagueId }) => leagueId === newest?.leagueId)
      .map(async (demo) => (await hosts(demo.host)).readSeason(readOnlyFolder(demo.generate()), demo)),
  )
  const text = JSON.stringify(seasons)
  const run = () => {
    const fresh = JSON.parse(text) as HostSeason[]
    const began = performance.now()
    handleHistory({ seasons: fresh.map(judgeSeason), aliases: {}, missing: [] })
    return performance.now() - began
  }
  run()
  return [{ what: `History of ${seasons.length} seasons`, value: inMilliseconds(medianOf(times(turns, run))) }]
}

/** From the first week, when most games are still to come. */
function measureSimulations(season: Season, one: (name: EndpointName) => number): Measure[] {
  const model = buildModel(season, 1)
  if (!model) return []
  const again = openWhatIf(model)
  const [game] = model.games
  const fixed = game ? [{ matchupId: game.matchupId, winner: 'home' as const }] : []
  const median = (work: () => unknown) =>
    medianOf(
      times(turns, () => {
        const began = performance.now()
        work()
        return performance.now() - began
      }),
    )
  const teams = `${model.teams.length} teams`
  return [
    {
      what: `${forecastRuns.toLocaleString('en-US')} runs from week 1, ${teams}`,
      value: inMilliseconds(median(() => forecastSeason(model, forecastRuns))),
    },
    { what: 'What if, over the same draws', value: inMilliseconds(median(() => again(fixed))) },
    {
      what: `Odds of all weeks past, ${pastRuns.toLocaleString('en-US')} runs each`,
      value: inMilliseconds(one('forecastHistory')),
    },
  ]
}

function times<Result>(count: number, work: () => Result): Result[] {
  return Array.from({ length: count }, work)
}
