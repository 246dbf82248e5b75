/** The slowest answers of the largest league that an import accepts: what the most hostile league can cost. */
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { answerCall } from '../../../src/handlers/answer-call.ts'
import { buildLargestSeason } from '../../../tests/largest-season.ts'
import { everyCall } from '../every-call.ts'
import { inMegabytes, inMilliseconds, type Measure } from './measure.ts'

const shown = 6

/** Processor time of each kind of call, first asked of a season that was just parsed; with its JSON. */
export function measureLargestLeague(): Measure[] {
  const season = buildLargestSeason()
  const text = JSON.stringify(season)
  const context = { seasons: [season.season], asOf: null }
  const calls = new Map(everyCall(season).map((call) => [call.name, call]))
  const costs = [...calls.values()].map((call) => {
    const fresh = JSON.parse(text) as LeagueSeason
    const before = process.cpuUsage()
    const bytes = JSON.stringify(answerCall(fresh, context, call)).length
    const { user, system } = process.cpuUsage(before)
    return { name: call.name, ms: (user + system) / 1000, bytes }
  })
  return [
    { what: 'Its document', value: inMegabytes(text.length) },
    ...costs
      .sort((a, b) => b.ms - a.ms)
      .slice(0, shown)
      .map(({ name, ms, bytes }) => ({ what: name, value: `${inMilliseconds(ms)} of CPU, ${inMegabytes(bytes)}` })),
  ]
}
