import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalCdf, normalQuantile } from '../../src/analytics/normal-distribution.ts'
import {
  chanceToWin,
  listPowerHistory,
  type PowerRatings,
  ratePower,
  type TeamRating,
} from '../../src/analytics/power/power-rating.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { anySeason } from './any-season.ts'
import { A, B, C, D, toyLeague } from './toy-league.ts'

function rated(ratings: PowerRatings | null, teamId: number): TeamRating {
  const team = ratings?.teams.find((entry) => entry.teamId === teamId)
  if (!team) throw new Error(`no rating of team ${teamId}`)
  return team
}

describe('the power rating', () => {
  it('shrinks the toy league’s ratings towards its mean', () => {
    const ratings = ratePower(toyLeague())
    expect([A, B, C, D].map((id) => rated(ratings, id).rating)).toEqual(
      [89.667, 91, 89.667, 86.333].map((value) => expect.closeTo(value, 3)),
    )
    expect(ratings?.weeklyDeviation).toBeCloseTo(17.8, 1)
    if (!ratings) return
    expect(chanceToWin(ratings, rated(ratings, B), rated(ratings, D))).toBeCloseTo(0.57, 2)
  })

  it('uses only what was known after each week', () => {
    const history = listPowerHistory(toyLeague())
    expect(history.map(({ week }) => week)).toEqual([1, 2, 3])
    expect(history[1]?.ratings).toEqual(ratePower(toyLeague(2)))
    const afterTwo = ratePower(toyLeague(2))
    expect(rated(afterTwo, B).rating - rated(afterTwo, C).rating).toBeCloseTo(2 * 1.0714, 3)
    expect(afterTwo?.weeklyDeviation).toBeCloseTo(17.9, 1)
  })

  it('reports changes, and neighbors that are too close to call', () => {
    const season = toyLeague()
    const { teams } = handlers.power(
      { season, context: { seasons: [], asOf: null } },
      { host: season.host, leagueId: season.leagueId, season: undefined },
    )
    expect(teams.map(({ team, rank, previousRank }) => [team.name, rank, previousRank])).toEqual([
      ['B', 1, 2],
      ['A', 2, 1],
      ['C', 3, 3],
      ['D', 4, 4],
    ])
    expect(teams.map((team) => team.isLevelWithPrevious)).toEqual([false, true, true, true])
    expect(teams.map(({ recordRank }) => recordRank)).toEqual([3, 1, 2, 4])
    expect(teams.map(({ allPlayRank }) => allPlayRank)).toEqual([1, 2, 3, 4])
  })

  it('counts a matchup of two weeks as two weeks of its mean', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 220], [2, 180], { weeks: [1, 2] })] })
    const ratings = ratePower(season)
    expect(ratings?.leagueMean).toBe(100)
    expect(rated(ratings, 1)).toMatchObject({ weeks: 2, rating: expect.closeTo(100 + (2 / 14) * 10, 9) })
  })

  it('preserves the league’s mean, and its odds add up to 1', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const ratings = ratePower(season)
        if (!ratings) return
        const [one, two] = ratings.teams
        if (!one || !two) return
        const either = chanceToWin(ratings, one, two) + chanceToWin(ratings, two, one)
        expect(either).toBeCloseTo(1, 12)
        expect(ratings.teams.every(({ rating, error }) => Number.isFinite(rating) && error >= 0)).toBe(true)
      }),
      { numRuns: runs(8, 300) },
    )
  })
})

describe('the normal distribution', () => {
  it('has the shares of the tables', () => {
    for (const [z, share] of [
      [0, 0.5],
      [1, 0.8413447460685429],
      [-1.96, 0.024997895148220435],
      [3, 0.9986501019683699],
      [-8, 6.220960574271786e-16],
    ] as const) {
      expect(Math.abs(normalCdf(z) - share)).toBeLessThan(1e-14)
    }
    expect([normalCdf(-40), normalCdf(40)]).toEqual([0, 1])
  })

  it('is undone by its quantiles', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (p) => {
        expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThan(1e-8)
      }),
    )
  })
})
