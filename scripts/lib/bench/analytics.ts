/**
 * Computes every response of a league without caches; whether many leagues cost just as much each; simulations by
 * themselves.
 */
import { buildModel } from '../../../src/analytics/forecast/build-model.ts'
import { forecastRuns, forecastSeason, pastRuns } from '../../../src/analytics/forecast/odds-of-season.ts'
import { openWhatIf } from '../../../src/analytics/forecast/what-if.ts'
import type { EndpointName } from '../../../src/contract/endpoints.ts'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { type Call, handleCall } from '../../../src/handlers/handle-call.ts'
import { everyCall } from '../every-call.ts'
import { inMilliseconds, type Measure, medianOf } from './measure.ts'

const simulated: readonly EndpointName[] = ['forecast', 'forecastHistory']
const turns = 5

export function measureAnalytics(season: LeagueSeason, leagues: number): Measure[] {
  const calls = everyCall(season).filter(({ name }) => !simulated.includes(name))
  const context = { seasons: [season], asOf: null }
  const text = JSON.stringify(season)
  // Results are memoized by season object: each turn has a fresh one.
  const run = (selected: readonly Call[]) => {
    const fresh = JSON.parse(text) as LeagueSeason
    const began = performance.now()
    for (const call of selected) handleCall(fresh, context, call)
    return performance.now() - began
  }
  run(calls)
  const alone = medianOf(times(turns, () => run(calls)))
  const among = medianOf(times(leagues, () => run(calls)))
  const one = (name: EndpointName) =>
    medianOf(times(turns, () => run(calls.filter((call) => call.name === name).slice(0, 1))))
  return [
    { what: `All ${calls.length} answers of a league, without simulations`, value: inMilliseconds(alone) },
    { what: 'One answer, on average', value: inMilliseconds(alone / calls.length) },
    { what: `All answers of ${leagues} leagues, each`, value: inMilliseconds(among) },
    { what: `A league among ${leagues} against one alone`, value: `${(among / alone).toFixed(2)} ×` },
    ...(['standings', 'superlatives', 'luck', 'power', 'scoreboard', 'bracket', 'managers', 'moves'] as const).map(
      (name) => ({
        what: `${name}, alone and from nothing`,
        value: inMilliseconds(one(name)),
      }),
    ),
    ...measureSimulations(season, (name) =>
      medianOf(times(turns, () => run(everyCall(season).filter((call) => call.name === name)))),
    ),
  ]
}

/** From the first week, when most games are still to be played. */
function measureSimulations(season: LeagueSeason, one: (name: EndpointName) => number): Measure[] {
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
