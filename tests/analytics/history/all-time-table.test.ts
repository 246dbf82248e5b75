import { describe, expect, it } from 'vitest'
import { computeAllTimeTable } from '../../../src/analytics/history/all-time-table.ts'
import { game } from '../../build-season.ts'
import { toyLeague } from '../toy-league.ts'
import { duel, finishedSeason, historyOf, teamOf } from './build-history.ts'

const rowsOf = (history: ReturnType<typeof historyOf>) =>
  new Map(computeAllTimeTable(history).map((row) => [row.key, row]))
const record = ({ wins, losses, ties }: { wins: number; losses: number; ties: number }) => [wins, losses, ties]

describe('the all-time table of the toy league', () => {
  const first = toyLeague(3, {
    season: 2024,
    teams: ['a', 'b', 'c', 'd'].map((owner) => teamOf(owner)),
    status: { phase: 'complete' },
  })
  // The owner of C takes slot A; the owner of A leaves, and E's joins.
  const second = finishedSeason(
    2025,
    ['c', 'b', 'e', 'd'],
    [
      game(1, [1, 80], [2, 90]),
      game(1, [3, 80], [4, 70]),
      game(2, [1, 95], [3, 85]),
      game(2, [2, 105], [4, 95]),
      game(3, [1, 70], [4, 90]),
      game(3, [3, 110], [2, 100]),
    ],
  )
  const rows = rowsOf(historyOf(first, second))

  it('follows the owner, not the slot', () => {
    expect([...rows].map(([key, { regular }]) => [key, ...record(regular)])).toEqual([
      ['a', 3, 0, 0],
      ['b', 3, 3, 0],
      ['c', 3, 3, 0],
      ['e', 2, 1, 0],
      ['d', 1, 5, 0],
    ])
    expect(rows.get('c')?.seasonYears).toEqual([2024, 2025])
  })

  it('adds up points, expected wins and luck', () => {
    expect(rows.get('c')?.regular).toMatchObject({ games: 6, pointsFor: 275 + 245, pointsAgainst: 265 + 265 })
    // 2024: 4/3. 2025: 80 ties one of three and beats one, so does 95, and 70 beats none.
    expect(rows.get('c')?.expectedWins).toBeCloseTo(4 / 3 + 1.5 / 3 + 1.5 / 3 + 0, 4)
    expect(rows.get('a')?.luck).toBeCloseTo(7 / 6, 4)
    const total = [...rows.values()].reduce((sum, { luck }) => sum + (luck ?? 0), 0)
    expect(total).toBeCloseTo(0, 3)
  })

  it('counts the best and the worst scores of the weeks, shared ones for each', () => {
    const counts = Object.fromEntries([...rows].map(([key, row]) => [key, [row.weeklyHighs, row.weeklyLows]]))
    // 2024: A, B, C were best; D was worst, C (85) in the second week, D. 2025: B, B, E; D, E, C.
    expect(counts).toEqual({ a: [1, 0], b: [3, 0], c: [1, 2], d: [0, 3], e: [1, 1] })
  })
})

describe('an all-time table', () => {
  it('compares points with the mean of the same years, also over two weeks', () => {
    const season = (year: number, scale: number) =>
      finishedSeason(
        year,
        ['ann', 'bob'],
        [
          game(1, [1, 120 * scale], [2, 80 * scale]),
          game(2, [1, 210 * scale], [2, 190 * scale], { kind: 'winners-bracket', weeks: [2, 3] }),
        ],
      )
    const row = rowsOf(historyOf(season(2021, 1), season(2022, 2))).get('ann')
    expect(row?.regular.relativePoints).toBeCloseTo(1.2, 12)
    expect(row?.playoffs.relativePoints).toBeCloseTo(1.05, 12)
    expect(row?.all.relativePoints).toBeCloseTo((120 + 210 + 240 + 420) / (100 + 200 + 200 + 400), 4)
    expect(record(row?.all ?? { wins: 0, losses: 0, ties: 0 })).toEqual([4, 0, 0])
  })

  it('counts titles, runner-ups, last places and playoffs in leagues whose size changes', () => {
    const games = (teams: number) =>
      Array.from({ length: teams / 2 }, (_, i) => game(1, [i + 1, 90 - i], [teams - i, i + 1]))
    const four = finishedSeason(2021, ['ann', 'bob', 'cid', 'dee'], games(4), { ranks: [1, 2, 3, 4] })
    const six = finishedSeason(2022, ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'], games(6), {
      ranks: [2, 1, 3, 4, 6, 5],
    })
    const two = finishedSeason(2023, ['ann', 'dee'], games(2), { ranks: [2, 1] })
    const counts = [...rowsOf(historyOf(four, six, two))].map(([key, row]) => [
      key,
      ...[row.titleYears, row.runnerUps, row.lastPlaces, row.playoffAppearances],
    ])
    expect(Object.fromEntries(counts.map(([key, ...rest]) => [key, rest]))).toEqual({
      ann: [[2021], 2, 1, 3],
      bob: [[2022], 1, 0, 2],
      cid: [[], 0, 0, 0],
      dee: [[2023], 0, 1, 1],
      eve: [[], 0, 1, 0],
      fay: [[], 0, 0, 0],
    })
  })

  it('leaves out unknown values', () => {
    const row = rowsOf(historyOf(finishedSeason(2021, ['ann', 'bob'], [], { status: { scoredWeeks: [1] } }))).get('ann')
    expect(row).toMatchObject({ expectedWins: null, luck: null, againstMedian: null, seasonYears: [2021] })
    expect(row?.all).toMatchObject({ games: 0, pointsFor: 0, relativePoints: null })
  })

  it('has results against the median by themselves', () => {
    const season = duel(2021, ['ann', 'bob'], [[90, 80]], { settings: { hasMedianGame: true } })
    const rows = rowsOf(historyOf(season, duel(2022, ['ann', 'cid'], [[1, 2]])))
    expect(rows.get('ann')?.againstMedian).toEqual({ wins: 1, losses: 0, ties: 0 })
    expect(record(rows.get('ann')?.regular ?? { wins: 0, losses: 0, ties: 0 })).toEqual([1, 1, 0])
    expect(rows.get('cid')?.againstMedian).toBeNull()
  })

  it('counts no best week with a game in progress, and no final one twice', () => {
    const season = finishedSeason(
      2021,
      ['ann', 'bob', 'cid', 'dee'],
      [game(1, [1, 100], [2, 80]), game(1, [3, 0], [4, 0], { status: 'in-progress' })],
      { status: { phase: 'in-season' } },
    )
    const row = rowsOf(historyOf(season)).get('ann')
    expect([row?.weeklyHighs, row?.regular.wins, row?.titles]).toEqual([0, 1, 0])
  })
})
