import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAbove, normalQuantile } from '../../src/analytics/normal-distribution.ts'
import {
  chanceToWin,
  listPowerHistory,
  type PowerRatings,
  ratePower,
  type TeamRating,
} from '../../src/analytics/power/power-rating.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game, type SeasonSketch } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { anySeason } from './any-season.ts'
import { A, B, C, D, toyLeague } from './toy-league.ts'

function rated(ratings: PowerRatings | null, teamId: number): TeamRating {
  const team = ratings?.teams.find((entry) => entry.teamId === teamId)
  if (!team) throw new Error(`no rating of team ${teamId}`)
  return team
}

/** All teams play in each of so many weeks, in pairs that change. */
function playWeeks(
  teams: number,
  weeks: number,
  scoreOf: (team: number, week: number) => number,
  settings: SeasonSketch['settings'] = {},
): Season {
  const matchups = Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) =>
    Array.from({ length: teams / 2 }, (_, pair) => {
      const home = 1 + ((2 * pair + week) % teams)
      const away = 1 + ((2 * pair + 1 + week) % teams)
      return game(week, [home, scoreOf(home, week)], [away, scoreOf(away, week)])
    }),
  )
  return buildSeason({ teams, matchups, settings })
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
   * Between teams: the median is 2.5, the distances from it 0, 0, 6.67 and 16.67, their median 3.33; (1.4826 · 3.33)² = 24.4, by chance
   * 316.8/3 = 105.6, so the weeks show max(0, −81.2) = 0 with the precision 3/(2 · (17.6 + 105.6)²) = 0.0000988; the usual spread of a
   * redraft league, 316.8/18 = 17.6, has 1/17.6² = 0.003228. Their mean is 17.6 · 0.003228/(0.003228 + 0.0000988) = 17.08, so
   * k = 316.8/17.08 = 18.55, and three weeks count 3/21.55 = 0.1392: A 89.167 + 0.1392 · 2.5 = 89.515, B 90.443, C 89.515, D 87.194.
   * B beats D: Φ(3.248/(17.8 · √(2 + 2/21.55))) = Φ(0.1261) = 0.550.
   */
  it('shrinks the toy league’s ratings towards its mean', () => {
    const ratings = ratePower(toyLeague())
    expect(ratings?.averageWeeks).toBeCloseTo(18.551, 3)
    expect([A, B, C, D].map((id) => rated(ratings, id).rating)).toEqual(
      [89.515, 90.443, 89.515, 87.195].map((value) => expect.closeTo(value, 3)),
    )
    expect(ratings?.weeklyDeviation).toBeCloseTo(17.8, 1)
    expect(rated(ratings, D).error).toBeCloseTo(17.8 / Math.sqrt(21.551), 2)
    if (!ratings) return
    expect(chanceToWin(ratings, rated(ratings, B), rated(ratings, D))).toBeCloseTo(0.55, 3)
  })

  /**
   * After two weeks the means are 7.5, 7.5, −7.5, −7.5; residuals 112.5 + 12.5 + 12.5 + 112.5 = 250 with 3 degrees of freedom;
   * σ² = (30 · (0.206 · 90)² + 250)/33 = 320.05. Between teams: (1.4826 · 7.5)² = 123.6, by chance 160.0, so 0; the usual is 17.78.
   * Precisions 3/(2 · 177.8²) = 0.0000474 and 1/17.78² = 0.003163: 17.78 · 0.003163/0.003211 = 17.52, k = 18.27; B − C = 2/20.27 · 15 = 1.480.
   */
  it('uses only what was known after each week', () => {
    const history = listPowerHistory(toyLeague())
    expect(history.map(({ week }) => week)).toEqual([1, 2, 3])
    expect(history[1]?.ratings).toEqual(ratePower(toyLeague(2)))
    const afterTwo = ratePower(toyLeague(2))
    expect(afterTwo?.averageWeeks).toBeCloseTo(18.27, 9)
    expect(rated(afterTwo, B).rating - rated(afterTwo, C).rating).toBeCloseTo(1.48, 3)
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

  it.each([
    ['dynasty', 8],
    ['keeper', 12],
    ['redraft', 18],
  ] as const)('presumes of a %s league what its type usually has', (leagueType, usual) => {
    const settings = { leagueType }
    const nothing = playWeeks(4, 3, () => 0, settings)
    expect(ratePower(nothing)).toMatchObject({ averageWeeks: usual, weeklyDeviation: 0, leagueMean: 0 })
    // The residuals are 0, the usual spread is not: it explains why the teams are alike.
    const alike = ratePower(playWeeks(4, 3, () => 100, settings))
    expect(alike?.averageWeeks).toBeGreaterThan(usual)
    expect(alike?.teams.map(({ rating }) => rating)).toEqual([100, 100, 100, 100])
  })

  it('lets one odd team not speak for all', () => {
    const usual = (team: number, week: number) => 100 + (team % 3) + noise(team, week)
    const withoutOdd = ratePower(playWeeks(12, 10, usual))
    const withOdd = ratePower(playWeeks(12, 10, (team, week) => usual(team, week) - (team === 1 ? 60 : 0)))
    expect(withOdd?.averageWeeks).toBeGreaterThan(0.7 * (withoutOdd?.averageWeeks ?? 0))
  })

  describe('with an abandoned team', () => {
    const alive = (team: number, week: number) => 100 + team + noise(team, week)
    const abandoned = (team: number, week: number) => (team === 12 && week > 2 ? 0 : alive(team, week))

    /** Two weeks with points, four without: two thirds. */
    it('rates the others as if it were not there', () => {
      const season = playWeeks(12, 6, abandoned)
      const ratings = ratePower(season)
      const others = ratePower(playWeeks(12, 6, (team, week) => (team === 12 ? 0 : alive(team, week))))
      expect(ratings).toMatchObject({
        leagueMean: others?.leagueMean,
        weeklyDeviation: others?.weeklyDeviation,
        averageWeeks: others?.averageWeeks,
      })
      expect(rated(ratings, 1)).toEqual(rated(others, 1))
    })

    it('gives its own games what its points say', () => {
      const ratings = ratePower(playWeeks(12, 10, (team, week) => (team === 12 ? 0 : alive(team, week))))
      const own = rated(ratings, 12)
      expect(own.rating).toBeCloseTo((ratings?.leagueMean ?? 0) / 11, 9)
      if (ratings) expect(chanceToWin(ratings, rated(ratings, 1), own)).toBeGreaterThan(0.98)
    })

    it('counts it as long as it scores in more than a third of its weeks', () => {
      const three = playWeeks(12, 5, abandoned)
      expect(ratePower(three)?.leagueMean).toBeLessThan(100)
      expect(ratePower(playWeeks(12, 6, abandoned))?.leagueMean).toBeGreaterThan(100)
    })

    it('takes no forgotten lineup for one: it needs three weeks', () => {
      const forgotten = (points: number) =>
        ratePower(playWeeks(12, 1, (team, week) => (team === 12 ? points : alive(team, week))))
      expect(rated(forgotten(0), 12).rating).toBeCloseTo(rated(forgotten(1), 12).rating, 0)
    })

    it('counts weeks, not games: a round of two weeks is two', () => {
      const ofRounds = (rounds: number) => {
        const weeksOf = (round: number) => [2 * round - 1, 2 * round]
        const scores = (team: number) => (team === 4 ? 0 : 200 + team)
        return ratePower(
          buildSeason({
            matchups: Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) => [
              game(round, [1, scores(1)], [2, scores(2)], { weeks: weeksOf(round) }),
              game(round, [3, scores(3)], [4, scores(4)], { weeks: weeksOf(round) }),
            ]),
          }),
        )
      }
      // Two weeks are too few, four are enough.
      expect(ofRounds(1)?.leagueMean).toBeCloseTo((101 + 100.5 + 101.5) / 4, 9)
      expect(ofRounds(2)?.leagueMean).toBeCloseTo((101 + 100.5 + 101.5) / 3, 9)
    })

    it('counts all teams where hardly anyone scores', () => {
      const season = playWeeks(4, 3, (team) => (team === 1 ? 90 : 0))
      expect(ratePower(season)?.leagueMean).toBeCloseTo(22.5, 9)
    })
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
    expect(chanceToWin(ratings, rated(ratings, 1), rated(ratings, 3))).toBeCloseTo(chanceAbove(difference, spread), 12)
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
      expect(Math.abs(chanceAbove(z, 1) - share)).toBeLessThan(1e-14)
    }
    expect([chanceAbove(-40, 1), chanceAbove(40, 1)]).toEqual([0, 1])
  })

  it('is undone by its quantiles', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (p) => {
        expect(Math.abs(chanceAbove(normalQuantile(p), 1) - p)).toBeLessThan(1e-8)
      }),
    )
  })
})
