/** Every answer of a league, computed from nothing; and whether many leagues cost just as much each. */
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { answerDirectly } from '../answer-directly.ts'
import { everyCall } from '../every-call.ts'
import { inMilliseconds, type Measure } from './measure.ts'

export function measureAnalytics(season: LeagueSeason, leagues: number): Measure[] {
  const calls = everyCall(season, { players: season.players.length }).filter(({ name }) => name !== 'leagues')
  const text = JSON.stringify(season)
  // What is worked out once a season is remembered by the season's object: each league is a fresh one.
  const runOne = () => {
    const fresh = JSON.parse(text) as LeagueSeason
    const began = performance.now()
    for (const call of calls) answerDirectly(call, fresh)
    return performance.now() - began
  }
  runOne()
  const one = Math.min(runOne(), runOne(), runOne())
  let many = 0
  for (let league = 0; league < leagues; league++) many += runOne()
  return [
    { what: `All ${calls.length} answers of a league`, value: inMilliseconds(one) },
    { what: 'One answer, on average', value: inMilliseconds(one / calls.length) },
    { what: `${leagues} leagues, each`, value: inMilliseconds(many / leagues) },
    { what: `A league among ${leagues} against one alone`, value: `${(many / leagues / one).toFixed(2)} ×` },
  ]
}
