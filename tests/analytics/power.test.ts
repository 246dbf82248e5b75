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
import type { Season } from '../../src/domain/season.ts'
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

/** All teams play in each of so many weeks, in pairs that change. */
function playWeeks(teams: number, weeks: number, scoreOf: (team: number, week: number) => number): Season {
  const matchups = Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) =>
    Array.from({ length: teams / 2 }, (_, pair) => {
      const home = 1 + ((2 * pair + week) % teams)
      const away = 1 + ((2 * pair + 1 + week) % teams)
      return game(week, [home, scoreOf(home, week)], [away, scoreOf(away, week)])
    }),
  )
  return buildSeason({ teams, matchups })
}

/** Between −20 and 20, without a pattern by team or week. */
function noise(team: number, week: number): number {
  return ((team * 7919 + week * 104_729 + team * week * 31) % 41) - 20
}

describe('the power rating', () => {
  /**
   * By hand, after three weeks. Distances from the weeks' means 85, 95 and 87.5: A 15, 0, −7.5; B 5, 10, 12.5; C −5, −10, 22.5; D −15, 0,
   * −27.5; their means 2.5, 9.167, 2.5, −14.167. Residuals around them: 262.5 + 29.17 + 612.5 + 379.17 = 1283.33 with 3 · 2 degrees of
   * freedom; σ² = (30 · (0.206 · 89.167)² + 1283.33)/36 = (10,121.6 + 1283.33)/36 = 316.8, σ = 17.8.
   * Between teams: (2.5² + 9.167² + 2.5² + 14.167²)/3 = 99.07, by chance 316.8/3 = 105.6, so the weeks show max(0, −6.5) = 0 with the
   * precision 3/(2 · (39.6 + 105.6)²) = 0.0000712; the usual 316.8/8 = 39.6 has 1/39.6² = 0.000638. Their mean is
   * 39.6 · 0.000638/(0.000638 + 0.0000712) = 35.62, so k = 316.8/35.62 = 8.89, and three weeks count 3/11.89 = 0.2522:
   * A 89.167 + 0.2522 · 2.5 = 89.80, B 91.48, C 89.80, D 85.59. B beats D: Φ(5.885/(17.8 · √(2 + 2/11.89))) = Φ(0.2245) = 0.589.
   */
  it('shrinks the toy league’s ratings towards its mean', () => {
    const ratings = ratePower(toyLeague())
    expect(ratings?.averageWeeks).toBeCloseTo(8.893, 3)
    expect([A, B, C, D].map((id) => rated(ratings, id).rating)).toEqual(
      [89.797, 91.479, 89.797, 85.593].map((value) => expect.closeTo(value, 3)),
    )
    expect(ratings?.weeklyDeviation).toBeCloseTo(17.8, 1)
    expect(rated(ratings, D).error).toBeCloseTo(17.8 / Math.sqrt(11.893), 2)
    if (!ratings) return
    expect(chanceToWin(ratings, rated(ratings, B), rated(ratings, D))).toBeCloseTo(0.589, 3)
  })

  /**
   * After two weeks the means are 7.5, 7.5, −7.5, −7.5; residuals 112.5 + 12.5 + 12.5 + 112.5 = 250 with 3 degrees of freedom;
   * σ² = (30 · (0.206 · 90)² + 250)/33 = 320.05. Between teams: 225/3 = 75, by chance 160.0, so 0; the usual is 40.0.
   * Precisions 3/(2 · 200.0²) = 0.0000375 and 1/40² = 0.000625: 40 · 0.000625/0.0006625 = 37.74, k = 8.48; B − C = 2/10.48 · 15 = 2.863.
   */
  it('uses only what was known after each week', () => {
    const history = listPowerHistory(toyLeague())
    expect(history.map(({ week }) => week)).toEqual([1, 2, 3])
    expect(history[1]?.ratings).toEqual(ratePower(toyLeague(2)))
    const afterTwo = ratePower(toyLeague(2))
    expect(afterTwo?.averageWeeks).toBeCloseTo(8.48, 9)
    expect(rated(afterTwo, B).rating - rated(afterTwo, C).rating).toBeCloseTo(2.863, 3)
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
    const k = ratings?.averageWeeks ?? 0
    expect(ratings?.leagueMean).toBe(100)
    expect(rated(ratings, 1)).toMatchObject({ weeks: 2, rating: expect.closeTo(100 + (2 / (2 + k)) * 10, 9) })
  })

  it('includes few average weeks where teams differ clearly, and at most 60 where they do not', () => {
    const differing = playWeeks(12, 14, (team, week) => 100 + 4 * team + noise(team, week))
    const alike = playWeeks(12, 14, (team, week) => 100 + noise(team, week))
    expect(ratePower(differing)?.averageWeeks).toBeLessThan(3)
    expect(ratePower(alike)?.averageWeeks).toBeGreaterThan(20)
    const crowd = playWeeks(32, 100, () => 100)
    expect(ratePower(crowd)?.averageWeeks).toBe(60)
  })

  it('includes eight average weeks where the scores say nothing: every week alike, or nobody ever scored', () => {
    const nothing = playWeeks(4, 3, () => 0)
    expect(ratePower(nothing)).toMatchObject({ averageWeeks: 8, weeklyDeviation: 0, leagueMean: 0 })
    // The residuals are 0, the usual spread is not: it explains why the teams are alike.
    const alike = ratePower(playWeeks(4, 3, () => 100))
    expect(alike?.averageWeeks).toBeGreaterThan(8)
    expect(alike?.teams.map(({ rating }) => rating)).toEqual([100, 100, 100, 100])
  })

  it('rates a team that had byes by its own weeks', () => {
    const season = buildSeason({
      teams: 3,
      matchups: [game(1, [1, 110], [2, 90]), game(2, [1, 112], [2, 88]), game(3, [1, 111], [3, 89])],
    })
    const ratings = ratePower(season)
    const k = ratings?.averageWeeks ?? 0
    const mean = ratings?.leagueMean ?? 0
    const deviation = ratings?.weeklyDeviation ?? 0
    expect(rated(ratings, 3)).toMatchObject({
      weeks: 1,
      rating: expect.closeTo(mean - 11 / (1 + k), 9),
      error: expect.closeTo(deviation / Math.sqrt(1 + k), 9),
    })
    // The odds of uneven teams: each with its own weeks.
    const spread = deviation * Math.sqrt(2 + 1 / (3 + k) + 1 / (1 + k))
    const difference = rated(ratings, 1).rating - rated(ratings, 3).rating
    if (!ratings) return
    expect(chanceToWin(ratings, rated(ratings, 1), rated(ratings, 3))).toBeCloseTo(normalCdf(difference / spread), 12)
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

  it('includes between 0 and 60 average weeks in any league, with byes and weeks of any length', () => {
    const anyScore = fc.integer({ min: -3000, max: 25_000 }).map((cents) => cents / 100)
    const anyGame = fc.record({
      home: fc.integer({ min: 1, max: 6 }),
      away: fc.integer({ min: 1, max: 6 }),
      scores: fc.tuple(anyScore, anyScore),
    })
    const anyPeriod = fc.record({ length: fc.integer({ min: 1, max: 3 }), games: fc.array(anyGame, { maxLength: 4 }) })
    fc.assert(
      fc.property(fc.array(anyPeriod, { minLength: 1, maxLength: 8 }), (periods) => {
        const matchups = periods.flatMap(({ length, games }, index) => {
          const before = periods.slice(0, index).reduce((sum, period) => sum + period.length, 0)
          const weeks = Array.from({ length }, (_, week) => before + week + 1)
          return games.map(({ home, away, scores }) =>
            game(index + 1, [home, scores[0]], [away, scores[1]], { weeks, kind: 'regular' }),
          )
        })
        for (const { ratings } of listPowerHistory(buildSeason({ teams: 6, matchups }))) {
          expect(ratings.averageWeeks).toBeGreaterThan(0)
          expect(ratings.averageWeeks).toBeLessThanOrEqual(60)
          expect(ratings.teams.every(({ rating, error }) => Number.isFinite(rating) && error >= 0)).toBe(true)
        }
      }),
      { numRuns: runs(100, 2000) },
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
