/** Every response of any season matches the contract, with finite numbers only, and does not change the season. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import type { Season } from '../../src/domain/season.ts'
import { anySeason, relabelTeams } from '../analytics/any-season.ts'
import { buildSeason, game, lineup, move, pick, player } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { expectResponses } from './expect-responses.ts'
import { watchAll } from './watch-all.ts'

const context = { seasons: [], asOf: null, forecastRuns: 20 }

describe('every call', () => {
  it('names every endpoint of the contract that has a league', () => {
    const season = buildSeason({
      matchups: [game(1, [1, 10], [2, 20])],
      players: [player(1, 'QB', [10])],
      lineups: [lineup(1, 1, { QB: [1] })],
      picks: [pick(1, 1, 1, 1)],
      transactions: [move('a', { kind: 'trade', items: [{ player: 1, action: 'trade', fromTeamId: 1, toTeamId: 2 }] })],
    })
    const named = new Set(everyCall(season, [1]).map(({ name }) => name))
    const names = Object.keys(endpoints) as EndpointName[]
    expect(names.filter((name) => endpoints[name].scope !== 'host' && !named.has(name))).toEqual([])
  })

  it('matches the contract, even before the draft', () => {
    expectResponses(buildSeason({ status: { phase: 'pre-draft', currentWeek: 0, scoredWeeks: [] } }))
    expectResponses(buildSeason({ teams: 0 }))
  })

  it('matches the contract for any season', () => {
    fc.assert(fc.property(anySeason, expectResponses), { numRuns: runs(5, 100) })
  })

  it('leaves the season as it was', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const before = JSON.stringify(season)
        const paths = watchAll(season)
        for (const call of everyCall(season, [...paths.keys()])) handleCall(season, context, call, { paths })
        expect(JSON.stringify(season)).toBe(before)
      }),
      { numRuns: runs(2, 20) },
    )
  })

  it('has the same numbers under other team ids', () => {
    const ids = /"(?:id|a|b|\w*Id)":\d+/g
    fc.assert(
      fc.property(anySeason, (season) => {
        const read = (of: Season) => {
          const paths = watchAll(of)
          return everyCall(of, [...paths.keys()]).map((call) =>
            JSON.stringify(handleCall(of, context, call, { paths })).replaceAll(ids, ''),
          )
        }
        expect(read(relabelTeams(season))).toEqual(read(season))
      }),
      { numRuns: runs(3, 40) },
    )
  })
})
