import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { canGiveAll } from '../../src/analytics/forecast/can-give-all.ts'
import { findMagicNumber, hasClinched, isEliminated } from '../../src/analytics/forecast/clinch.ts'
import { enumerateRace } from '../../src/analytics/forecast/enumerate-race.ts'
import { gamesLeft, openRace, type Race } from '../../src/analytics/forecast/race.ts'
import { boundVerdict } from '../../src/analytics/forecast/race-verdict.ts'
import { buildSeason, game } from '../build-season.ts'
import { runs } from '../support/runs.ts'

/** Up to five teams with up to six remaining games, so that all outcomes can be tried; some have had a bye. */
const anyRace: fc.Arbitrary<Race> = fc
  .integer({ min: 3, max: 5 })
  .chain((teams) =>
    fc.record({
      halfWins: fc.array(fc.nat(8), { minLength: teams, maxLength: teams }),
      byes: fc.array(fc.nat(1), { minLength: teams, maxLength: teams }),
      pairs: fc.array(fc.tuple(fc.nat(teams - 1), fc.nat(teams - 1)), { maxLength: 6 }),
      divisions: fc.array(fc.nat(1), { minLength: teams, maxLength: teams }),
    }),
  )
  .map(({ halfWins, byes, pairs, divisions }) => {
    const games = pairs.filter(([home, away]) => home !== away).map(([home, away]) => ({ home, away }))
    const race = { halfWins, games, divisions, medianResults: halfWins.map(() => 0) }
    const left = (team: number) => gamesLeft({ ...race, results: [] }, team)
    return { ...race, results: halfWins.map((_, team) => 4 + (byes[team] ?? 0) + left(team)) }
  })

/** All outcomes of a race, including ties: final win percentages by team, and each team's wins in the remaining games. */
function* ends(race: Race): Generator<{ shares: number[]; ownWins: number[] }> {
  const outcomes = 3 ** race.games.length
  for (let outcome = 0; outcome < outcomes; outcome++) {
    const halfWins = [...race.halfWins]
    const ownWins = race.halfWins.map(() => 0)
    let rest = outcome
    for (const { home, away } of race.games) {
      const forHome = rest % 3
      rest = Math.floor(rest / 3)
      halfWins[home] = (halfWins[home] ?? 0) + forHome
      halfWins[away] = (halfWins[away] ?? 0) + 2 - forHome
      if (forHome === 2) ownWins[home] = (ownWins[home] ?? 0) + 1
      if (forHome === 0) ownWins[away] = (ownWins[away] ?? 0) + 1
    }
    yield { shares: halfWins.map((count, team) => count / (race.results[team] ?? 1)), ownWins }
  }
}

const level = 1e-12

describe('a proven place', () => {
  it('is proven exactly if every outcome of the season has it', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 1, max: 3 }), (race, places) => {
        const all = [...ends(race)]
        for (const team of race.halfWins.keys()) {
          const passers = ({ shares }: (typeof all)[number], least: (other: number, own: number) => boolean) =>
            shares.filter((share, other) => other !== team && least(share, shares[team] ?? 0)).length
          const sure = all.every((end) => passers(end, (other, own) => other >= own - level) < places)
          const out = all.every((end) => passers(end, (other, own) => other > own + level) >= places)
          expect({ team, sure: hasClinched(race, team, places) }).toEqual({ team, sure })
          expect({ team, out: isEliminated(race, team, places) }).toEqual({ team, out })
        }
      }),
      { numRuns: runs(15, 300) },
    )
  })

  it('needs a number of own wins, in any games', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 1, max: 3 }), (race, places) => {
        const all = [...ends(race)]
        for (const team of race.halfWins.keys()) {
          const magic = findMagicNumber(race, team, places)
          if (magic === null) continue
          const enough = all.filter(({ ownWins }) => (ownWins[team] ?? 0) >= magic)
          const passed = enough.some(
            ({ shares }) =>
              shares.filter((share, other) => other !== team && share >= (shares[team] ?? 0) - level).length >= places,
          )
          expect({ team, magic, passed }).toEqual({ team, magic, passed: false })
        }
      }),
      { numRuns: runs(10, 200) },
    )
  })

  it('is never proven wrongly by counting', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 1, max: 3 }), (race, places) => {
        const undivided = { ...race, divisions: race.divisions.map(() => null) }
        const verdicts = enumerateRace(race, places)
        for (const team of race.halfWins.keys()) {
          const rough = boundVerdict(race, team, places)
          if (verdicts && rough !== 'unproven') expect({ team, rough }).toEqual({ team, rough: verdicts[team] })
          const plain = boundVerdict(undivided, team, places)
          if (plain === 'clinched') expect(hasClinched(race, team, places)).toBe(true)
          if (plain === 'eliminated') expect(isEliminated(race, team, places)).toBe(true)
        }
      }),
      { numRuns: runs(10, 200) },
    )
  })

  it('has the toy league’s verdicts: A is in, D is out, B and C play for the rest', () => {
    const race: Race = {
      halfWins: [4, 2, 2, 0],
      results: [3, 3, 3, 3],
      games: [
        { home: 0, away: 3 },
        { home: 2, away: 1 },
      ],
      divisions: [null, null, null, null],
      medianResults: [0, 0, 0, 0],
    }
    expect([0, 1, 2, 3].map((team) => hasClinched(race, team, 2))).toEqual([true, false, false, false])
    expect([0, 1, 2, 3].map((team) => isEliminated(race, team, 2))).toEqual([false, false, false, true])
    expect([0, 1, 2, 3].map((team) => findMagicNumber(race, team, 2))).toEqual([0, 1, 1, null])
  })

  it('counts one result against the median in a week with two games', () => {
    const model = buildModel(
      buildSeason({
        teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
        settings: {
          hasMedianGame: true,
          playoffTeamCount: 2,
          regularSeasonMatchups: 2,
          matchupPeriods: [1, 2, 3].map((week) => ({ matchupPeriod: week, weeks: [week] })),
        },
        status: { phase: 'in-season', currentWeek: 2, scoredWeeks: [1] },
        matchups: [
          ...[game(1, [1, 120], [2, 110]), game(1, [3, 90], [4, 80])],
          ...[
            [1, 2],
            [3, 4],
            [1, 3],
            [2, 4],
          ].map(([home = 0, away = 0]) => game(2, [home, 0], [away, 0], { status: 'scheduled' })),
        ],
      }),
    )
    const race = model && openRace(model)
    expect(race?.medianResults).toEqual([1, 1, 1, 1])
    // A game and a median of week 1, two games and a median of week 2.
    expect(race?.results).toEqual([5, 5, 5, 5])
  })

  it('in a league with one division equals the verdict without divisions', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 1, max: 3 }), (race, places) => {
        // A division without competitors: one more winner, who takes the first place.
        const split: Race = {
          ...race,
          halfWins: [...race.halfWins, 100],
          results: [...race.results, 50],
          divisions: [...race.halfWins.map(() => 0), 1],
          medianResults: [...race.medianResults, 0],
        }
        const verdicts = enumerateRace(split, places + 1)
        for (const team of race.halfWins.keys()) {
          expect(verdicts?.[team] === 'clinched').toBe(hasClinched(race, team, places))
          expect(verdicts?.[team] === 'eliminated').toBe(isEliminated(race, team, places))
        }
      }),
      { numRuns: runs(10, 200) },
    )
  })
})

describe('sharing games out', () => {
  it('reassigns games if another team can take one', () => {
    const pools = [
      { first: 1, second: 2, halfWins: 2 },
      { first: 2, second: 3, halfWins: 2 },
    ]
    const needs = (one: number, two: number, three: number) =>
      new Map([
        [1, one],
        [2, two],
        [3, three],
      ])
    expect(canGiveAll(needs(2, 2, 0), pools)).toBe(true)
    expect(canGiveAll(needs(1, 2, 1), pools)).toBe(true)
    expect(canGiveAll(needs(2, 2, 1), pools)).toBe(false)
    expect(canGiveAll(needs(2, 2, 1), pools, 1, (team) => (team === 1 ? 2 : 0))).toBe(true)
    expect(canGiveAll(needs(0, 3, 2), pools, 1, (team) => (team === 1 ? 2 : 0))).toBe(false)
  })
})
