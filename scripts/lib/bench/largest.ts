/** The slowest responses of the largest league that an import accepts: the cost of the most hostile league. */
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { handleCall } from '../../../src/handlers/handle-call.ts'
import { buildLargestSeason } from '../../../tests/largest-season.ts'
import { everyCall } from '../every-call.ts'
import { inMegabytes, inMilliseconds, type Measure, medianOf } from './measure.ts'

const shown = 6

const runs = 4

/**
 * How long each kind of call takes, including its JSON, for a season that was just parsed: the median, and the first time,
 * when code is compiled.
 */
export function measureLargestLeague(): Measure[] {
  const season = buildLargestSeason()
  const text = JSON.stringify(season)
  const context = { seasons: [season], asOf: null }
  const calls = new Map(everyCall(season).map((call) => [call.name, call]))
  const costs = [...calls.values()].map((call) => {
    let bytes = 0
    const times = Array.from({ length: runs }, () => {
      const fresh = JSON.parse(text) as LeagueSeason
      const began = performance.now()
      bytes = JSON.stringify(handleCall(fresh, context, call)).length
      return performance.now() - began
    })
    const [first = 0, ...others] = times
    return { name: call.name, first, usual: medianOf(others), bytes }
  })
  return [
    { what: 'Its document', value: inMegabytes(text.length) },
    ...costs
      .sort((a, b) => b.usual - a.usual)
      .slice(0, shown)
      .map(({ name, first, usual, bytes }) => ({
        what: name,
        value: `${inMilliseconds(usual)} (at most 500), the first time ${inMilliseconds(first)}, ${inMegabytes(bytes)}`,
      })),
  ]
}
