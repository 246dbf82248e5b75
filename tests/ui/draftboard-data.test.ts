import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CompletedPick } from '../../src/client/complete/complete-draft.ts'
import { filterEntries, knownFilters, readFilters } from '../../src/parts/draft/board-filters.ts'
import { listBoomsAndBusts } from '../../src/parts/draft/booms-and-busts.ts'
import { efficiencyBand, rankDrafters, teamOptions } from '../../src/screens/draftboard/best-drafters.ts'
import { describeCohort } from '../../src/screens/draftboard/describe-pick.ts'
import { toDraftGrid } from '../../src/screens/draftboard/draft-grid.ts'
import { findSlots } from '../../src/screens/draftboard/draft-slots.ts'
import { groupPicks } from '../../src/screens/draftboard/pick-groups.ts'
import { completed } from '../support/completed.ts'

const alpha = { id: 1, name: 'Alpha' }
const beta = { id: 2, name: 'Beta' }

function listed(overall: number, round: number, team: typeof alpha, more = {}) {
  const player = { id: 100 + overall, name: `Player ${overall}`, position: 'RB', nflTeam: 'DET' }
  return { id: overall, overallPick: overall, roundNum: round, pickInRound: overall, team, player, ...more }
}

function analyzed(overall: number, value: number, grade?: 'Boom' | 'Bust') {
  return {
    pickId: overall,
    performance: {
      ...(grade && { grade }),
      totalPoints: 200 + value,
      pointsPerGame: 12.5,
      valueOverExpectation: value,
      cohortMean: 200,
      cohortStd: 40,
      cohortSize: 6,
    },
  }
}

const draftOf = (fields: object) => completed('draftComplete', fields)
const draft = draftOf({
  draftPicks: [listed(3, 2, alpha), listed(1, 1, alpha), listed(2, 1, beta)],
  draftAnalysis: { draftPicks: [analyzed(1, 60, 'Boom'), analyzed(2, -50, 'Bust'), analyzed(3, 0)] },
})

it('separates the rounds of a season’s drafts', () => {
  const { draftPicks } = draftOf({
    draftPicks: [
      { ...listed(1, 1, alpha, { draftName: 'Veteran draft' }), id: 1 },
      { ...listed(1, 1, beta, { draftName: 'Rookie draft' }), id: 3 },
    ],
  })
  const titles = groupPicks(draftPicks, { round: null, teamId: null }).map(({ title }) => title)
  expect(titles).toEqual(['Veteran draft, round 1', 'Rookie draft, round 1'])
})

describe('the filters of the board', () => {
  it('are numeric or cleared', () => {
    const read = (query: string) => readFilters(new URLSearchParams(query))
    expect(read('draft_view=analysis&draft_round=3&draft_team=12&draft_page=4')).toEqual({
      view: 'analysis',
      round: 3,
      teamId: 12,
      page: 4,
    })
    for (const bad of ['abc', '', '-1', '1.5', '1e3', ' 1', '99999999999999999999']) {
      expect(read(`draft_round=${bad}&draft_team=${bad}&draft_view=${bad}&draft_page=${bad}`)).toEqual({
        view: 'board',
        round: null,
        teamId: null,
        page: 1,
      })
    }
  })

  it('write what they read', () => {
    const filters = fc.record({
      view: fc.constantFrom('board' as const, 'analysis' as const, 'grid' as const),
      round: fc.option(fc.nat()),
      teamId: fc.option(fc.maxSafeNat()),
      page: fc.nat().map((page) => page + 1),
    })
    fc.assert(
      fc.property(filters, (given) => {
        const entries = Object.entries(filterEntries(given)).flatMap(([key, value]) =>
          value === null ? [] : [[key, value]],
        )
        expect(readFilters(new URLSearchParams(entries))).toEqual(given)
      }),
    )
  })

  it('drop rounds and teams that the draft does not have', () => {
    const known = { view: 'board', round: 2, teamId: 1, page: 1 } as const
    expect(knownFilters(known, [1, 2], [{ teamId: 1 }])).toEqual(known)
    expect(knownFilters(known, [1], [{ teamId: 7 }])).toEqual({ ...known, round: null, teamId: null })
  })

  it('group picks by round, and under All Picks with nothing but a team', () => {
    const titles = (round: number | null, teamId: number | null) =>
      groupPicks(draft.draftPicks, { round, teamId }).map(({ title, picks }) => [title, picks.length])
    expect(titles(null, null)).toEqual([
      ['Round 1', 2],
      ['Round 2', 1],
    ])
    expect(titles(null, 1)).toEqual([['All Picks', 2]])
    expect(titles(1, 1)).toEqual([['Round 1', 1]])
    expect(titles(2, 2)).toEqual([])
  })

  it('start other picks at their first group', () => {
    expect(filterEntries({ teamId: 3 })).toEqual({ draft_team: '3', draft_page: null })
  })

  it('group an auction by price, dearest first, in parts that fit a phone', () => {
    const bought = (overall: number, bid: number, tier: number) => ({
      ...listed(overall, 1, alpha, { bidAmount: bid }),
      tier,
    })
    const items = [bought(1, 40, 1), bought(2, 61, 1), ...Array.from({ length: 17 }, (_, i) => bought(3 + i, 1, 2))]
    const { draftPicks } = draftOf({
      draftPicks: items,
      draftAnalysis: {
        draftPicks: items.map(({ id, tier }) => ({ pickId: id, performance: { priceCohort: { mean: 9, tier } } })),
      },
    })
    expect(
      groupPicks(draftPicks, { round: null, teamId: null }).map(({ title, picks }) => [title, picks.length]),
    ).toEqual([
      ['$61 – $40', 2],
      ['$1, 1 of 2', 9],
      ['$1, 2 of 2', 8],
    ])
    expect(groupPicks(draftPicks, { round: 1, teamId: null })[0]?.picks[0]?.bidAmount).toBe(61)
  })
})

describe('describeCohort', () => {
  it('shows average, spread, size and deviations to two decimals', () => {
    const [boom, bust] = draft.draftPicks
    expect(boom && describeCohort(boom)).toEqual([
      'Cohort average 200.00 ± 40.00 points',
      'Cohort size 6: RB drafted in round 1',
      '1.50 standard deviations above average',
    ])
    expect(bust && describeCohort(bust).at(-1)).toBe('1.25 standard deviations below average')
  })

  it('is empty for a pick without a cohort, and has no deviations without a spread', () => {
    const [pick] = draftOf({ draftPicks: [listed(1, 1, alpha)] }).draftPicks
    expect(pick && describeCohort(pick)).toEqual([])
    expect(
      pick &&
        describeCohort({
          ...pick,
          performance: { ...pick.performance, valueOverExpectation: 0, cohortMean: 12, cohortSize: 1 },
        }),
    ).toEqual([
      'Cohort average 12.00 points',
      'Cohort size 1: RB drafted in round 1',
      'Too few picks, or too little spread, to grade',
    ])
  })
})

describe('describeCohort in an auction', () => {
  it('names the price range of the cohort, and nothing outside auctions', () => {
    const priceCohort = { mean: 50, std: 5, size: 4, lowestBid: 40, highestBid: 61, valueOverExpectation: -10 }
    const [pick] = draftOf({
      draftPicks: [listed(1, 1, alpha)],
      draftAnalysis: { draftPicks: [{ pickId: 1, performance: { priceCohort } }] },
    }).draftPicks
    expect(pick && describeCohort(pick)).toEqual([
      'Cohort average 50.00 ± 5.00 points',
      'Cohort size 4: RB bought for $40 to $61',
      '2.00 standard deviations below average',
    ])
    expect(pick && describeCohort({ ...pick, performance: { ...pick.performance, priceCohort: null } })).toEqual([])
  })
})

describe('the grid of a draft', () => {
  const teams = [alpha, beta, { id: 3, name: 'Gamma' }]
  /** A pick of a three-team snake draft; `by` is the picking team. */
  const picksOf = (turns: string): CompletedPick[] =>
    draftOf({
      draftPicks: [...turns].map((by, index) => ({
        ...listed(index + 1, 1 + Math.floor(index / 3), teams['ABC'.indexOf(by)] ?? alpha),
        pickInRound: 1 + (index % 3),
      })),
    }).draftPicks
  const options = teams.map(({ id, name }) => ({ teamId: id, teamName: name }))
  const everything = { round: null, teamId: null }

  it('finds the order of a snake, of a draft that does not turn, and of one that turns twice', () => {
    const found = (turns: string) => {
      const slots = findSlots(picksOf(turns))
      return slots && [slots.order, [...slots.isReversed.values()]]
    }
    expect(found('ABCCBAABC')).toEqual([
      [1, 2, 3],
      [false, true, false],
    ])
    expect(found('ABCABCABC')?.[1]).toEqual([false, false, false])
    expect(found('ABCCBACBA')?.[1]).toEqual([false, true, true])
    expect(found('AAB')).toBeNull()
  })

  it('puts a traded pick where its turn was, with who made it', () => {
    // In round 2 Beta picks instead of Gamma, which has its own picks in rounds 3 and 4.
    const { columns, rows } = toDraftGrid(picksOf('ABCBBAABCCBA'), options, everything)
    expect(columns.map(({ teamName }) => teamName)).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(rows.map(({ direction }) => direction)).toEqual(['right', 'left', 'right', 'left'])
    expect(rows[1]?.cells.map((cell) => cell.map(({ pick, tradedTo }) => [pick.overallPick, tradedTo]))).toEqual([
      [[6, null]],
      [[5, null]],
      [[4, 'Beta']],
    ])
    expect(rows[0]?.cells.flat().map(({ isTurn }) => isTurn)).toEqual([false, false, true])
  })

  it('has rows of its own for each draft of a season', () => {
    const veterans = picksOf('ABCCBA').map((pick) => ({ ...pick, draftName: 'Veteran draft' }))
    const rookies = picksOf('CAB').map((pick) => ({ ...pick, id: pick.id + 100, draftName: 'Rookie draft' }))
    const { columns, rows } = toDraftGrid([...veterans, ...rookies], options, everything)
    expect(columns.map(({ teamName }) => teamName)).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(rows.map(({ draft, number, direction }) => [draft, number, direction])).toEqual([
      ['Veteran draft', 1, 'right'],
      ['Veteran draft', 2, 'left'],
      ['Rookie draft', 1, null],
    ])
    expect(rows[2]?.cells.map((cell) => cell.map(({ pick, tradedTo }) => [pick.overallPick, tradedTo]))).toEqual([
      [[2, null]],
      [[3, null]],
      [[1, null]],
    ])
  })

  it('has a team’s purchases below each other, dearest first, in an auction', () => {
    const picks = picksOf('ABA').map((pick, index) => ({ ...pick, bidAmount: [5, 9, 20][index] ?? 0 }))
    const { rows, rowLabel } = toDraftGrid(picks, options, { round: null, teamId: 1 })
    expect(rowLabel).toBe('Purchase')
    expect(
      rows.map(({ cells }) => cells.map((cell) => cell.map(({ pick, isShown }) => [pick.bidAmount, isShown]))),
    ).toEqual([
      [[[20, true]], [[9, false]]],
      [[[5, true]], []],
    ])
  })

  it('shades by deviations, except picks without a cohort', () => {
    const deviations = [-1, -0.9, -0.3, 0.3, 0.4, 1, null]
    const picks = picksOf('ABCCBAA').map((pick, index) => ({
      ...pick,
      performance: { ...pick.performance, priceCohort: null, deviations: deviations[index] ?? null },
    }))
    const shaded = toDraftGrid(picks, options, everything).rows.flatMap(({ cells }) => cells.flat())
    expect(Object.fromEntries(shaded.map(({ pick, shade }) => [pick.overallPick, shade]))).toEqual({
      1: -2,
      2: -1,
      3: 0,
      4: 0,
      5: 1,
      6: 2,
      7: null,
    })
  })
})

describe('rankDrafters', () => {
  const team = (teamId: number, points?: number, efficiency?: number) => ({
    teamId,
    teamName: `Team ${teamId}`,
    draftPerformance: { starterPointsFromDraft: points, draftEfficiency: efficiency },
  })
  const response = draftOf({
    leagueDraftAnalytics: { teams: [team(1, 900, 0.3), team(2, 1200.4, 0.8), team(3), team(4, 1000, 0.5)] },
  })

  it('ranks teams by points of drafted starters, teams without any last', () => {
    expect(rankDrafters(response, null).map(({ teamId, place }) => [teamId, place])).toEqual([
      [2, 1],
      [4, 2],
      [1, 3],
      [3, 4],
    ])
  })

  it('assigns trophy, silver and bronze to ranks 1 to 3, a chart to a team missing from the standings, nothing to others', () => {
    const badges = (ranks: object[] | null) =>
      Object.fromEntries(
        rankDrafters(response, ranks && completed('standings', { standings: ranks })).map(({ teamId, badge }) => [
          teamId,
          badge,
        ]),
      )
    expect(badges([1, 2, 4].map((teamId, index) => ({ teamId, rank: index + 1 })))).toEqual({
      1: 'trophy',
      2: 'silver',
      4: 'bronze',
      3: 'chart',
    })
    expect(badges([{ teamId: 1, rank: 4 }])).toEqual({ 1: null, 2: 'chart', 3: 'chart', 4: 'chart' })
    expect(badges(null)).toEqual({ 1: null, 2: null, 3: null, 4: null })
  })

  it('puts efficiency into bands at 0.8, 0.6 and 0.4', () => {
    const colours = [1, 0.8, 0.7999, 0.6, 0.5999, 0.4, 0.3999, 0].map((value) => efficiencyBand(value))
    expect(colours).toEqual(['green', 'green', 'blue', 'blue', 'yellow', 'yellow', 'red', 'red'])
  })

  it('lists teams for the filter by name', () => {
    const names = teamOptions(
      draftOf({
        draftPicks: [listed(1, 1, { id: 8, name: 'Zebras' }), listed(2, 1, { id: 9, name: 'älte Herren' })],
        leagueDraftAnalytics: { teams: [{ teamId: 5, teamName: 'Bees' }, { teamId: 6 }] },
      }),
    )
    expect(names.map(({ teamName }) => teamName)).toEqual(['älte Herren', 'Bees', 'Unnamed team', 'Zebras'])
  })
})

describe('listBoomsAndBusts', () => {
  it('narrows both lists to a team or a round', () => {
    const of = (filters: { round?: number; teamId?: number }) => {
      const { booms, busts } = listBoomsAndBusts(draft, { round: null, teamId: null, ...filters })
      return [booms.length, busts.length]
    }
    expect([of({ teamId: 1 }), of({ teamId: 2 }), of({ round: 2 })]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })
})
