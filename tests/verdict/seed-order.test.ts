/** One order for real tables and simulated ones, compared with the rules written down plainly. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { playSeasons } from '../../src/analytics/forecast/play-seasons.ts'
import type { Season } from '../../src/domain/season.ts'
import { openSeeding, type SeedTable, seedingRulesFrom, type TieBreaker } from '../../src/verdict/seed-order.ts'
import { buildSeason, game } from '../build-season.ts'

const tieBreakers: readonly TieBreaker[] = ['points-for', 'head-to-head', 'division-record', 'points-against']

interface Sketch {
  rule: TieBreaker
  divisionRule: 'division-record' | undefined
  divisions: readonly (number | null)[]
  /** Weeks of games: pairs of teams with their points, so small that nearly everything is tied. */
  weeks: readonly { home: number; away: number; points: readonly [number, number] }[][]
}

/** Four to eight teams with random pairings each week. */
const sketches: fc.Arbitrary<Sketch> = fc.integer({ min: 2, max: 4 }).chain((pairs) => {
  const teams = Array.from({ length: 2 * pairs }, (_, index) => index)
  const week = fc.tuple(
    fc.shuffledSubarray(teams, { minLength: teams.length }),
    fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: pairs, maxLength: pairs }),
  )
  return fc.record({
    rule: fc.constantFrom(...tieBreakers),
    divisionRule: fc.constantFrom('division-record' as const, undefined),
    divisions: fc.oneof(
      fc.constant(teams.map(() => null)),
      fc.array(fc.nat(1), { minLength: teams.length, maxLength: teams.length }),
      fc.array(fc.option(fc.nat(2)), { minLength: teams.length, maxLength: teams.length }),
    ),
    weeks: fc.array(
      week.map(([order, points]) =>
        points.map((both, index) => ({ home: order[2 * index] ?? 0, away: order[2 * index + 1] ?? 0, points: both })),
      ),
      { minLength: 2, maxLength: 5 },
    ),
  })
})

/** Team ids are indexes from 1; weeks after `played` are still to come. */
function seasonOf({ rule, divisionRule, divisions, weeks }: Sketch, played = weeks.length): Season {
  const matchups = weeks.flatMap((games, index) =>
    games.map(({ home, away, points: [own, other] }) =>
      game(index + 1, [home + 1, own], [away + 1, other], { status: index < played ? 'final' : 'scheduled' }),
    ),
  )
  const periods = Array.from({ length: weeks.length + 1 }, (_, index) => ({
    matchupPeriod: index + 1,
    weeks: [index + 1],
  }))
  return buildSeason({
    teams: divisions.map((divisionId) => ({ divisionId })),
    settings: {
      seedingRule: rule,
      divisionRule,
      regularSeasonMatchups: weeks.length,
      matchupPeriods: periods,
      divisions: [0, 1, 2].map((id) => ({ id, name: `Division ${id}` })),
    },
    matchups,
  })
}

/** The rules one after the other, without a thought for speed. */
function seedPlainly({ rule, divisionRule, divisions, weeks }: Sketch): number[] {
  const games = weeks.flat().flatMap(({ home, away, points: [own, other] }) => {
    const share = own > other ? 1 : own < other ? 0 : 0.5
    return [
      { team: home, other: away, points: own, against: other, share },
      { team: away, other: home, points: other, against: own, share: 1 - share },
    ]
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const ofTeam = (team: number) => games.filter((one) => one.team === team)
  const mean = (shares: number[]) => (shares.length === 0 ? 0 : sum(shares) / shares.length)
  const highest = (tied: number[], figure: (team: number) => number) => {
    const most = Math.max(...tied.map(figure))
    return tied.filter((team) => figure(team) === most)
  }
  const narrow: Record<TieBreaker, (tied: number[]) => number[]> = {
    'points-for': (tied) => highest(tied, (team) => sum(ofTeam(team).map(({ points }) => points))),
    'points-against': (tied) => highest(tied, (team) => sum(ofTeam(team).map(({ against }) => against))),
    'division-record': (tied) =>
      highest(tied, (team) => {
        const own = divisions[team] ?? null
        const within = ofTeam(team).filter(({ other }) => own !== null && divisions[other] === own)
        return mean(within.map(({ share }) => share))
      }),
    'head-to-head': (tied) => {
      const among = (team: number) => ofTeam(team).filter(({ other }) => tied.includes(other))
      const counts = tied.flatMap((team) =>
        tied.filter((other) => other !== team).map((other) => among(team).filter((one) => one.other === other).length),
      )
      const haveAllMet = (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0])
      return haveAllMet ? highest(tied, (team) => sum(among(team).map(({ share }) => share))) : tied
    },
  }
  const { ties, divisionTies } = seedingRulesFrom(rule, divisionRule)
  const best = (teams: number[], rules: readonly TieBreaker[]) => {
    const level = highest(teams, (team) => mean(ofTeam(team).map(({ share }) => share)))
    const [first = 0] = rules
      .reduce((tied, one) => (tied.length > 1 ? narrow[one](tied) : tied), level)
      .toSorted((a, b) => a - b)
    return first
  }
  const inOrder = (teams: number[]): number[] => {
    if (teams.length === 0) return []
    const first = best(teams, ties)
    return [first, ...inOrder(teams.filter((team) => team !== first))]
  }
  const all = divisions.map((_, team) => team)
  const named = [...new Set(divisions)].filter((division) => division !== null)
  const winners = named.map((division) =>
    best(
      all.filter((team) => divisions[team] === division),
      divisionTies,
    ),
  )
  return [...inOrder(winners), ...inOrder(all.filter((team) => !winners.includes(team)))]
}

describe('the order of seeds', () => {
  it('is that of the rules in every table', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const order = seasonOf(sketch).table.map(({ teamId }) => teamId - 1)
        expect(order).toEqual(seedPlainly(sketch))
      }),
      { numRuns: 300 },
    )
  })

  it('is the same in a simulated season as in the real one with the same scores', () => {
    fc.assert(
      fc.property(sketches, fc.integer({ min: 1, max: 4 }), (sketch, week) => {
        const played = Math.min(week, sketch.weeks.length - 1)
        const model = buildModel(seasonOf(sketch, played))
        fc.pre(model !== null)
        const count = model.teams.length
        const scores = new Float32Array(count * model.periods.length)
        for (const [index, games] of sketch.weeks.slice(played).entries()) {
          for (const { home, away, points } of games) {
            scores[home * model.periods.length + index] = points[0]
            scores[away * model.periods.length + index] = points[1]
          }
        }
        const coins = Float32Array.from(model.teams, (_, team) => 1 - team / count)
        const { seeds } = playSeasons(model, { runs: 1, scores, coins })
        const simulated = model.teams.map((_, place) =>
          model.teams.findIndex((_, team) => seeds[team * count + place] === 1),
        )
        expect(simulated).toEqual(seedPlainly(sketch))
      }),
      { numRuns: 300 },
    )
  })

  it('goes by the coin if nothing else decides', () => {
    const table: SeedTable = {
      share: [0.5, 0.75, 0.5, 0.5],
      pointsFor: [10, 0, 20, 10],
      pointsAgainst: [0, 0, 0, 0],
      coin: [0.1, 0, 0, 0.9],
      meetings: { halfWins: () => 0, games: () => 0 },
    }
    const order = new Int32Array(4)
    openSeeding(seedingRulesFrom('points-for'), [null, null, null, null])(table, order)
    expect([...order]).toEqual([1, 2, 3, 0])
  })

  it('applies the league’s own rule first', () => {
    expect(tieBreakers.map((rule) => seedingRulesFrom(rule).ties[0])).toEqual(tieBreakers)
    expect(seedingRulesFrom('points-for', 'division-record')).toEqual({
      ties: ['points-for', 'head-to-head', 'division-record', 'points-against'],
      divisionTies: ['division-record', 'points-for', 'head-to-head', 'points-against'],
    })
  })
})

it('compares tied teams by their meetings only if all of them met equally often', () => {
  const seedsWith = (gamesOfLastTwo: number) => {
    const table: SeedTable = {
      ...{ share: [50, 50, 50], pointsFor: [300, 200, 100], pointsAgainst: [0, 0, 0], coin: [0, 0, 0] },
      meetings: {
        games: (team, other) => (team + other === 3 ? gamesOfLastTwo : 1),
        // The last team won all of its games.
        halfWins: (team, other) => (team < other ? 0 : team + other === 3 ? 2 * gamesOfLastTwo : 2),
      },
    }
    const order = new Int32Array(3)
    openSeeding(seedingRulesFrom('head-to-head'), [null, null, null])(table, order)
    return [...order]
  }
  expect(seedsWith(1)).toEqual([2, 1, 0])
  expect(seedsWith(2)).toEqual([0, 2, 1])
})
