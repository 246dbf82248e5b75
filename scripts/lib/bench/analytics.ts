/** Every answer of a league, computed from nothing; and whether many leagues cost just as much each. */
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { answerCall, everyCall } from '../../../src/handlers/every-call.ts'
import { inMilliseconds, type Measure, medianOf } from './measure.ts'

export function measureAnalytics(season: LeagueSeason, leagues: number): Measure[] {
  const calls = everyCall(season)
  const context = { seasons: [season.season], asOf: null }
  const text = JSON.stringify(season)
  // What is worked out once a season is remembered by the season's object: each league is a fresh one.
  const runOne = () => {
    const fresh = JSON.parse(text) as LeagueSeason
    const began = performance.now()
    for (const call of calls) answerCall(fresh, context, call)
    return performance.now() - began
  }
  runOne()
  const alone = medianOf(Array.from({ length: 5 }, runOne))
  const among = medianOf(Array.from({ length: leagues }, runOne))
  return [
    { what: `All ${calls.length} answers of a league`, value: inMilliseconds(alone) },
    { what: 'One answer, on average', value: inMilliseconds(alone / calls.length) },
    { what: `All answers of ${leagues} leagues, each`, value: inMilliseconds(among) },
    { what: `A league among ${leagues} against one alone`, value: `${(among / alone).toFixed(2)} ×` },
  ]
}
