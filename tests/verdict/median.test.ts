/** Median leagues: every week has a second result, against the median of all scores. */
import { describe, expect, it } from 'vitest'
import { bestRecord } from '../../src/analytics/awards/best-record.ts'
import { computeMedianRecords } from '../../src/analytics/luck/other-records.ts'
import { listWeekScores } from '../../src/analytics/scoreboard/week-scores.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import { handlers } from '../../src/handlers/index.ts'
import { listMedianGames } from '../../src/verdict/median-games.ts'
import { buildSeason, game } from '../build-season.ts'

/**
 * Week 1: 100, 90, 80, 70 (median 85). Week 2: 60, 95, 95, 95 (median 95: the team with 60 loses, the others tie).
 * Week 3 is half decided.
 */
const matchups = [
  game(1, [1, 100], [2, 90]),
  game(1, [3, 80], [4, 70]),
  game(2, [1, 60], [3, 95]),
  game(2, [2, 95], [4, 95]),
  game(3, [1, 120], [4, 50]),
  game(3, [2, 70], [3, 60], { status: 'in-progress' }),
]
const season = buildSeason({ settings: { hasMedianGame: true }, matchups })

describe('a median league', () => {
  it('has a second result once all matchups of a week are decided', () => {
    const results = [...listMedianGames(season)].map(([teamId, games]) => [teamId, games.map(({ result }) => result)])
    expect(results).toEqual([
      [1, ['win', 'loss']],
      [2, ['win', 'tie']],
      [3, ['loss', 'tie']],
      [4, ['loss', 'tie']],
    ])
    expect(
      listMedianGames(season)
        .get(1)
        ?.map(({ median }) => median),
    ).toEqual([85, 95])
  })

  it('counts both results in records, ranks and averages', () => {
    const rows = computeStandings(season).teams.map(({ team, regularSeason: row }) => [
      team.id,
      `${row.wins}-${row.losses}-${row.ties}`,
      row.winPercentage,
      row.games,
      row.avgPointsFor,
    ])
    expect(rows).toEqual([
      [3, '2-1-1', 62.5, 2, 87.5],
      [1, '3-2-0', 60, 3, 93.3333],
      [2, '1-1-2', 50, 2, 92.5],
      [4, '0-3-2', 20, 3, 71.6667],
    ])
    expect(bestRecord.pick(season)?.display).toBe('2-1-1, 62.5%')
  })

  it('shows both results of a week', () => {
    const { weeklyPerformance } = handlers.teamWeeklyPerformance(
      { season, context: { seasons: [], asOf: null } },
      { id: 4242250001, weekStart: 1, weekEnd: 3 },
    )
    expect(weeklyPerformance.map(({ matchup }) => [matchup?.result, matchup?.median])).toEqual([
      ['win', { score: 85, result: 'win' }],
      ['loss', { score: 95, result: 'loss' }],
      ['win', null],
    ])
  })

  it('has as many wins as losses', () => {
    const totals = computeStandings(season).teams.map(({ regularSeason }) => regularSeason)
    const sum = (key: 'wins' | 'losses') => totals.reduce((total, row) => total + row[key], 0)
    expect(sum('wins')).toBe(6)
    expect(sum('losses')).toBe(7)
  })

  it('has no second results in other leagues', () => {
    const plain = buildSeason({ settings: { hasMedianGame: false }, matchups })
    expect([...listMedianGames(plain).values()].flat()).toEqual([])
    expect(computeStandings(plain).teams.every(({ regularSeason }) => regularSeason.againstMedian === null)).toBe(true)
  })
})

describe('a week with two games', () => {
  /** The third game, of 2 and 3, is left of a round of three teams: 3 has no other with a team that has not played. */
  const ofThree = (order: readonly number[]) => {
    const games = [
      [game(1, [1, 100], [2, 90]), game(1, [3, 70], [1, 100]), game(1, [2, 90], [3, 70])],
      [game(1, [4, 85], [5, 60])],
    ].flat()
    return buildSeason({
      teams: 5,
      settings: { hasMedianGame: true },
      matchups: order.flatMap((index) => games[index] ?? []),
    })
  }

  it('has one score for each team against the median, whatever the order of its games', () => {
    for (const order of [
      [0, 1, 2, 3],
      [2, 1, 0, 3],
      [3, 1, 2, 0],
    ]) {
      const two = ofThree(order)
      // 100, 90, 85, 70, 60
      const results = [...listMedianGames(two)].map(([id, games]) => [
        id,
        games.map(({ result, median }) => [result, median]),
      ])
      expect(results).toEqual([
        [1, [['win', 85]]],
        [2, [['win', 85]]],
        [3, [['loss', 85]]],
        [4, [['tie', 85]]],
        [5, [['loss', 85]]],
      ])
      expect([...computeMedianRecords(two).values()].map(({ wins, losses }) => [wins, losses])).toEqual([
        [1, 0],
        [1, 0],
        [0, 1],
        [0, 0],
        [0, 1],
      ])
      const [first] = two.matchups
      expect(first && listWeekScores(two, first).map(({ teamId, rank }) => [teamId, rank])).toEqual([
        [1, 1],
        [2, 2],
        [4, 3],
        [3, 4],
        [5, 5],
      ])
    }
  })

  it('counts scores without the home bonus of one of them', () => {
    const withBonus = (home: number, away: number, points: readonly [number, number]) => {
      const one = game(1, [home, points[0] + 10], [away, points[1]])
      return { ...one, home: { ...one.home, homeBonus: 10 } }
    }
    const two = buildSeason({
      settings: { hasMedianGame: true, homeBonus: { regularSeason: 10, playoffs: 0 } },
      matchups: [
        ...[withBonus(4, 1, [91, 100]), withBonus(2, 3, [95, 80])],
        ...[withBonus(1, 2, [100, 95]), withBonus(3, 4, [80, 91])],
      ],
    })
    // 100, 95, 91, 80
    expect([...listMedianGames(two).values()].map(([one]) => [one?.result, one?.median])).toEqual([
      ['win', 93],
      ['win', 93],
      ['loss', 93],
      ['loss', 93],
    ])
  })
})
