import { describe, expect, it } from 'vitest'
import { giveAwards } from '../../src/analytics/awards/index.ts'
import { analyzeDraft, gradePicks } from '../../src/analytics/draft-analysis.ts'
import { rateDrafts } from '../../src/analytics/draft-performance.ts'
import { findPriceTiers } from '../../src/analytics/price-tiers.ts'
import { summarizeSeason } from '../../src/analytics/season-overview.ts'
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, game, lineup, pick, player } from '../build-season.ts'

/** One round of running backs with these season points, picked by teams 1, 2, 3, … in turn. */
function draftOf(points: number[]): Season {
  return buildSeason({
    teams: points.length,
    matchups: [game(1, [1, 100], [2, 90])],
    players: points.map((value, index) => player(index + 1, 'RB', [value])),
    picks: points.map((_, index) => pick(index + 1, 1, index + 1, index + 1)),
  })
}

const grades = (season: Season) => gradePicks(season).map(({ grade }) => grade)

describe('a draft cohort', () => {
  it('measures a pick against the mean and the sample deviation of its cohort', () => {
    // Mean 20; deviations −10, 0, 10; sample deviation √(200 / 2) = 10.
    const [low, middle, high] = gradePicks(draftOf([10, 20, 30]))
    expect(low).toMatchObject({
      valueOverExpectation: -10,
      deviations: -1,
      cohortMean: 20,
      cohortStd: 10,
      cohortSize: 3,
    })
    expect(middle).toMatchObject({ valueOverExpectation: 0, deviations: 0, totalPoints: 20 })
    expect(high).toMatchObject({ valueOverExpectation: 10, deviations: 1 })
  })

  it('grades exactly one deviation above as Boom and exactly one below as Bust', () => {
    expect(grades(draftOf([10, 20, 30]))).toEqual(['Bust', null, 'Boom'])
    // The same in fractions of a point, where floats would fail: mean 0.2, deviation 0.1.
    expect(grades(draftOf([0.1, 0.2, 0.3]))).toEqual(['Bust', null, 'Boom'])
  })

  it('gives no grade within one deviation', () => {
    // Mean 20, sample deviation √((10.01² + 0.02² + 9.99²) / 2) = 10.0001: −9.99 is within, 10.01 is beyond.
    expect(grades(draftOf([10.01, 19.98, 30.01]))).toEqual([null, null, 'Boom'])
  })

  it('gives no grade in a cohort of two or one', () => {
    expect(grades(draftOf([10, 90]))).toEqual([null, null])
    expect(gradePicks(draftOf([50]))[0]).toMatchObject({
      grade: null,
      cohortStd: null,
      deviations: null,
      valueOverExpectation: 0,
    })
  })

  it('gives no grade if all scores are equal', () => {
    expect(grades(draftOf([20, 20, 20]))).toEqual([null, null, null])
    expect(gradePicks(draftOf([20, 20, 20]))[0]).toMatchObject({ cohortStd: 0, deviations: null })
  })

  it('is of one position and one round', () => {
    const season = buildSeason({
      players: [player(1, 'RB', [10]), player(2, 'WR', [30]), player(3, 'RB', [50]), player(4, 'RB', [20])],
      picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 2), pick(3, 2, 3, 3), pick(4, 1, 4, 4)],
    })
    expect(gradePicks(season).map(({ cohortSize, cohortMean }) => [cohortSize, cohortMean])).toEqual([
      [2, 15],
      [1, 30],
      [1, 50],
      [2, 15],
    ])
  })

  it('counts a player’s points also in weeks after he was dropped', () => {
    const season = buildSeason({
      players: [player(1, 'RB', [10, 25, null])],
      lineups: [lineup(1, 1, { RB: [1] })],
      picks: [pick(1, 1, 1, 1)],
      status: { finalWeek: 3, scoredWeeks: [1, 2, 3] },
    })
    expect(gradePicks(season)[0]?.totalPoints).toBe(35)
    expect(analyzeDraft(season).summary).toMatchObject({ isPartial: false, note: null })
  })

  it('leaves weeks after the league’s last one out', () => {
    const season = buildSeason({
      players: [player(1, 'RB', [10, 25])],
      picks: [pick(1, 1, 1, 1)],
      status: { finalWeek: 1 },
    })
    expect(gradePicks(season)[0]?.totalPoints).toBe(10)
  })
})

describe('the price cohort of an auction', () => {
  // Two teams. By price: 50, 40 | 30, 30, 30 (begins as the third dearest) | 1, 1 (as the sixth: ⌈6 / 2⌉ = 3).
  const auction = (draftType: 'auction' | 'snake') =>
    buildSeason({
      teams: 2,
      settings: { draftType },
      players: [10, 30, 20, 50, 80, 5, 7].map((points, index) =>
        player(index + 1, index === 1 ? 'WR' : 'RB', [points]),
      ),
      picks: [30, 40, 50, 30, 30, 1, 1].map((bidDollars, index) => ({
        ...pick(index + 1, Math.ceil((index + 1) / 2), 1 + (index % 2), index + 1),
        bidDollars,
      })),
    })

  it('is of one position and of purchases that cost about the same', () => {
    const price = gradePicks(auction('auction')).map((graded) => graded.priceCohort)
    expect(price.map((of) => [of?.tier, of?.lowestBid, of?.highestBid, of?.size])).toEqual([
      [2, 30, 30, 3],
      [1, 40, 50, 1],
      [1, 40, 50, 1],
      [2, 30, 30, 3],
      [2, 30, 30, 3],
      [3, 1, 1, 2],
      [3, 1, 1, 2],
    ])
    // Running backs of $30: 10, 50, 80. Mean 46.67; deviations −36.67, 3.33, 33.33; s = √(2466.67 / 2) = 35.12.
    expect(price[0]).toMatchObject({ mean: 46.6667, std: 35.1188, valueOverExpectation: -36.6667 })
    expect(price.map((of) => of?.grade)).toEqual(['Bust', null, null, null, null, null, null])
    expect(price[5]).toMatchObject({ mean: 6, valueOverExpectation: -1 })
  })

  it('decides grades and awards, whenever a player was nominated', () => {
    const season = auction('auction')
    const graded = gradePicks(season)
    expect(graded.map(({ grade, valueOverExpectation }) => [grade, valueOverExpectation])).toEqual(
      graded.map(({ priceCohort }) => [priceCohort?.grade, priceCohort?.valueOverExpectation]),
    )
    const of = (key: string) => giveAwards(season).find(({ award }) => award.key === key)
    // Nobody of the dearest tier was below his cohort; he who was nominated first cost $30, as others did.
    expect(of('late-round-winner')).toMatchObject({
      award: { title: 'Bargain of the Auction' },
      winner: { player: 5, display: '80.0 points from a $30 purchase' },
    })
    expect(of('first-round-failure')).toBeUndefined()
    expect(of('draft-bust')?.winner).toMatchObject({ player: 1, display: expect.stringContaining('a $30 purchase') })
  })

  it('is empty outside auctions, and if all prices are 0', () => {
    expect(gradePicks(auction('snake')).map(({ priceCohort }) => priceCohort)).toEqual(Array(7).fill(null))
    expect(findPriceTiers([{ number: 1, bidDollars: 0 }], 2).size).toBe(0)
  })
})

describe('the draft analysis', () => {
  it('reports totals as lower bounds if a completed week of a drafted player is unknown', () => {
    const [known, unknown] = [player(1, 'RB', [10, 5]), player(2, 'RB', [12])].map((each) => ({
      ...each,
      coverage: 'rostered-weeks' as const,
    }))
    const season = buildSeason({
      matchups: [game(1, [1, 10], [2, 12]), game(2, [1, 5], [2, 0])],
      players: [known, unknown].flatMap((each) => each ?? []),
      picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 2)],
    })
    const { isPartial, note } = analyzeDraft(season).summary
    expect(isPartial).toBe(true)
    expect(note).toContain('1 drafted player')
  })

  it('uses the season’s points if the source has only those', () => {
    const season = buildSeason({
      matchups: [game(1, [1, 10], [2, 12]), game(2, [1, 5], [2, 0])],
      players: [player(1, 'RB', [10], { coverage: 'rostered-weeks', seasonPoints: 180.5 })],
      picks: [pick(1, 1, 1, 1)],
    })
    expect(analyzeDraft(season)).toMatchObject({
      summary: { isPartial: false },
      draftPicks: [{ performance: { totalPoints: 180.5 } }],
    })
  })

  it('lists at most ten booms and ten busts, the farthest first', () => {
    // Twelve cohorts of four: one pick far above their mean of 100, one as far below, each cohort a point farther.
    const positions = ['QB', 'RB', 'WR', 'TE'] as const
    const cohorts = Array.from({ length: 12 }, (_, cohort) => [200 + cohort, 100, 100, -cohort])
    const players = cohorts.flatMap((points, cohort) =>
      points.map((value, index) => player(1 + 4 * cohort + index, positions[cohort % 4] ?? 'QB', [value])),
    )
    const season = buildSeason({
      players,
      picks: players.map(({ number }) => pick(number, 1 + Math.floor((number - 1) / 16), 1 + (number % 4), number)),
    })
    const { bestBooms, worstBusts, summary } = analyzeDraft(season)
    expect(summary).toMatchObject({ booms: 12, busts: 12 })
    const values = [111, 110, 109, 108, 107, 106, 105, 104, 103, 102]
    expect(bestBooms.map(({ performance }) => performance.valueOverExpectation)).toEqual(values)
    expect(worstBusts.map(({ performance }) => performance.valueOverExpectation)).toEqual(values.map((value) => -value))
  })

  it('is empty before the draft', () => {
    expect(analyzeDraft(buildSeason())).toMatchObject({
      draftPicks: [],
      bestBooms: [],
      worstBusts: [],
      summary: { isPartial: false },
    })
    expect(rateDrafts(buildSeason())).toEqual([])
  })
})

describe('the rating of a team’s draft', () => {
  // Team 1 drafted 1 and 2; it started 1 in week 1 only, and the undrafted 5 twice. Team 2 later started 1.
  const season = buildSeason({
    teams: 2,
    players: [
      player(1, 'RB', [10, 20]),
      player(2, 'WR', [7, 8]),
      player(3, 'RB', [30, 1]),
      player(4, 'WR', [1, 1]),
      player(5, 'QB', [20, 30]),
    ],
    picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 3), pick(3, 2, 2, 4), pick(4, 2, 1, 2)],
    matchups: [game(1, [1, 30], [2, 31]), game(2, [1, 38], [2, 20])],
    lineups: [
      lineup(1, 1, { RB: [1], QB: [5], BENCH: [2] }),
      lineup(1, 2, { RB: [3], WR: [4] }),
      lineup(2, 1, { WR: [2], QB: [5] }),
      lineup(2, 2, { RB: [1], BENCH: [3, 4] }),
    ],
  })

  it('counts points of own picks in weeks in which the team started them', () => {
    const [second, first] = rateDrafts(season)
    // Team 2: 30 + 1 of its own, 20 of team 1's pick: 31 of 51. Team 1: 10 + 8 of 68.
    expect(second?.teamName).toBe('Team 2')
    expect(second?.draftPerformance).toMatchObject({ starterPointsFromDraft: 31, draftEfficiency: 0.6078 })
    expect(first?.draftPerformance).toMatchObject({ starterPointsFromDraft: 18, draftEfficiency: 0.2647 })
  })

  it('adds up the value of the picks, and names those above and below', () => {
    // Round 1: RB 30 and 31, mean 30.5. Round 2: WR 15 and 2, mean 8.5.
    const [second, first] = rateDrafts(season)
    expect(first).toMatchObject({
      draftPerformance: { totalValueScore: 6 },
      bestPicks: [{ valueScore: 6.5 }],
      worstPicks: [{ valueScore: -0.5 }],
    })
    expect(second?.draftPerformance.totalValueScore).toBe(-6)
  })

  it('has no efficiency before a point', () => {
    const [rating] = rateDrafts(buildSeason({ players: [player(1, 'RB')], picks: [pick(1, 1, 1, 1)] }))
    expect(rating?.draftPerformance).toEqual({ draftEfficiency: null, starterPointsFromDraft: 0, totalValueScore: 0 })
  })

  it('marks one best and one worst pick of a team', () => {
    expect(
      summarizeSeason(season, 1).draftSummary.map(({ isBestPick, isWorstPick }) => [isBestPick, isWorstPick]),
    ).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('marks none if every pick is as good as expected', () => {
    const even = buildSeason({ players: [player(1, 'RB', [10])], picks: [pick(1, 1, 1, 1)] })
    expect(summarizeSeason(even, 1).draftSummary).toMatchObject([{ isBestPick: false, isWorstPick: false }])
  })
})
