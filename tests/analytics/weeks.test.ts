/** A team's week: lineup, start/sit, performance, production. */
import { describe, expect, it } from 'vitest'
import { lineupEfficiency } from '../../src/analytics/managers/lineup-efficiency.ts'
import { summarizeSeason } from '../../src/analytics/season-overview.ts'
import { analyzeStartSit } from '../../src/analytics/start-sit.ts'
import { weekScoreOf } from '../../src/analytics/team-week.ts'
import { listWeeks, summarizeWeeks } from '../../src/analytics/weekly-performance.ts'
import { readWeeklyRoster } from '../../src/analytics/weekly-roster.ts'
import { buildSeason, bye, game, lineup, pick, player, type SeasonSketch } from '../build-season.ts'

const players = [
  player(1, 'QB', [20, 22.5, 18]),
  player(2, 'RB', [10, null, 9]),
  player(3, 'WR', [8, 12, 7]),
  player(4, 'RB', [15, 6, 3]),
  player(5, 'WR', [40, 1, 1]),
  player(6, 'QB', [25, 24, 20]),
]

describe('start/sit analysis', () => {
  const sketch: SeasonSketch = {
    teams: 2,
    players,
    matchups: [game(1, [1, 48], [2, 55.5], { adjustments: [10, 0] })],
    lineups: [lineup(1, 1, { QB: [1], RB: [2], WR: [3], BENCH: [4], IR: [5] }), lineup(1, 2, { QB: [6] })],
  }
  const season = buildSeason(sketch)

  it('compares the starters with the best lineup, without the commissioner’s adjustment', () => {
    // Started 20 + 10 + 8 with FLEX left empty; the benched RB's 15 belongs into FLEX or RB. IR does not count.
    expect(analyzeStartSit(season, 1, 1)).toMatchObject({
      teamScore: 38,
      optimalScore: 53,
      startSitImpact: 15,
      missedOpportunities: [{ positionEligibility: 'FLEX', starterId: null, benchName: 'RB 4', pointsMissed: 15 }],
    })
  })

  it('finds whether the optimal lineup would have won, adjustments included', () => {
    // Lost by 7.5, left 15 on the bench.
    expect(analyzeStartSit(season, 1, 1)?.wouldHaveWon).toBe(true)
    expect(analyzeStartSit(season, 2, 1)?.wouldHaveWon).toBe(false)
  })

  it('does not call it a win that would have been a tie', () => {
    const closer = buildSeason({ ...sketch, matchups: [game(1, [1, 48], [2, 63], { adjustments: [10, 10] })] })
    expect(analyzeStartSit(closer, 1, 1)?.wouldHaveWon).toBe(false)
  })

  it('has no decision if the optimal lineup counts automatically', () => {
    const bestBall = { ...season, settings: { ...season.settings, isBestBall: true as const } }
    expect(analyzeStartSit(bestBall, 1, 1)).toMatchObject({
      isAutomatic: true,
      teamScore: 38,
      optimalScore: 38,
      startSitImpact: 0,
    })
    expect(analyzeStartSit(season, 1, 1)).not.toHaveProperty('isAutomatic')
  })

  it('uses the optimal lineup if the host’s starters do not add up to its score', () => {
    const matchups = [game(1, [1, 53], [2, 55.5])]
    const bestBall = buildSeason({ ...sketch, matchups, settings: { isBestBall: true } })
    expect(analyzeStartSit(bestBall, 1, 1)).toMatchObject({ teamScore: 53, optimalScore: 53, missedOpportunities: [] })
    // IR is not started, and there is no efficiency without a decision.
    expect(readWeeklyRoster(bestBall, 1, 1)?.roster.map(({ name, lineupSlot }) => [name, lineupSlot])).toEqual([
      ['QB 1', 'QB'],
      ['RB 2', 'RB'],
      ['WR 3', 'WR'],
      ['RB 4', 'FLEX'],
      ['WR 5', 'IR'],
    ])
    expect(lineupEfficiency(bestBall)).toBeNull()
    expect(lineupEfficiency(season)).toBeCloseTo((38 + 25) / (53 + 25), 10)
  })

  it('has no optimal lineup if bench points are unknown', () => {
    const lineups = season.lineups.map((known) => ({ ...known, isBenchUnknown: true }))
    const old = { ...season, lineups, settings: { ...season.settings } }
    expect(analyzeStartSit(old, 1, 1)).toMatchObject({
      teamScore: 38,
      optimalScore: null,
      startSitImpact: null,
      wouldHaveWon: null,
      missedOpportunities: [],
    })
    expect(listWeeks(old, 1, 1, 1)).toMatchObject([{ starterPoints: 38, benchPoints: null, optimalPoints: null }])
  })

  it('has no result in a bye, and nothing at all without a lineup', () => {
    const alone = buildSeason({ players, matchups: [bye(1, 1, 20)], lineups: [lineup(1, 1, { QB: [1] })] })
    expect(analyzeStartSit(alone, 1, 1)).toMatchObject({ result: null, wouldHaveWon: null, teamScore: 20 })
    expect(analyzeStartSit(alone, 2, 1)).toBeNull()
  })
})

describe('the weekly roster', () => {
  const season = buildSeason({
    teams: 3,
    players,
    matchups: [
      game(1, [1, 38], [2, 25]),
      bye(1, 3, 0),
      game(2, [1, 41], [2, 44], {
        weeks: [2, 3],
        kind: 'winners-bracket',
        byWeek: [
          [34.5, 6.5],
          [24, 20],
        ],
      }),
    ],
    lineups: [
      lineup(1, 1, { IR: [5], BENCH: [4], WR: [3], RB: [2], QB: [1] }),
      lineup(1, 2, { QB: [6] }),
      lineup(2, 1, { QB: [1], WR: [3], BENCH: [2, 4] }),
      lineup(2, 2, { QB: [6] }),
      lineup(1, 3, {}),
    ],
    picks: [pick(1, 1, 2, 1)],
  })

  it('is in lineup order, with the bench and IR last', () => {
    expect(readWeeklyRoster(season, 1, 1)?.roster.map(({ lineupSlot }) => lineupSlot)).toEqual([
      'QB',
      'RB',
      'WR',
      'BENCH',
      'IR',
    ])
  })

  it('lists each player’s last six weeks', () => {
    const [quarterback] = readWeeklyRoster(season, 1, 2)?.roster ?? []
    expect(quarterback).toMatchObject({
      name: 'QB 1',
      isStarter: true,
      weekPoints: 22.5,
      projectedPoints: 10,
      draftInfo: { overallPick: 1 },
      weeklyPerformance: [
        { week: 1, points: 20, isStarter: true },
        { week: 2, points: 22.5, isStarter: true },
      ],
    })
    const long = buildSeason({
      players: [player(1, 'QB', [1, 2, 3, 4, 5, 6, 7, 8])],
      lineups: [lineup(8, 1, { BENCH: [1] })],
    })
    expect(readWeeklyRoster(long, 1, 8)?.roster[0]?.weeklyPerformance.map(({ week }) => week)).toEqual([
      3, 4, 5, 6, 7, 8,
    ])
  })

  it('shows today’s NFL team if that of the week is unknown', () => {
    const idle = buildSeason({
      players: [
        player(1, 'QB', [null], { nflTeam: 'NYJ' }),
        player(2, 'RB', [9], { nflTeam: 'NYJ', nflTeams: ['SEA'] }),
      ],
      status: { phase: 'complete', scoredWeeks: [1] },
      lineups: [lineup(1, 1, { QB: [1], RB: [2] })],
    })
    expect(readWeeklyRoster(idle, 1, 1)?.roster.map(({ nflTeam }) => nflTeam)).toEqual(['NYJ', 'SEA'])
  })

  it('has no points for a player who did not play', () => {
    const entry = readWeeklyRoster(season, 1, 2)?.roster.find(({ name }) => name === 'RB 2')
    expect(entry).toMatchObject({ weekPoints: null, projectedPoints: 0, isOnBye: true, opponentMatchup: null })
  })

  it('has the matchup’s score beside the week’s in a two-week round', () => {
    expect(readWeeklyRoster(season, 1, 2)?.matchup).toMatchObject({
      teamWeekScore: 34.5,
      opponentWeekScore: 24,
      opponentName: 'Team 2',
      result: 'loss',
      teamScore: 41,
      opponentScore: 44,
      isPlayoff: true,
    })
  })

  it('exists in a bye, without a matchup, but not in a week without a lineup', () => {
    expect(readWeeklyRoster(season, 3, 1)).toMatchObject({ week: 1, roster: [], matchup: null, isBye: true })
    expect(readWeeklyRoster(season, 3, 2)).toBeNull()
  })
})

describe('weekly performance', () => {
  const season = buildSeason({
    teams: 2,
    players,
    status: { currentWeek: 3, scoredWeeks: [1, 2], finalWeek: 5 },
    matchups: [
      game(1, [1, 38], [2, 25]),
      game(2, [1, 34.5], [2, 24]),
      game(3, [1, 0], [2, 0], { status: 'in-progress' }),
      game(4, [1, 0], [2, 0], { status: 'scheduled' }),
    ],
    lineups: [
      lineup(1, 1, { QB: [1], RB: [2], WR: [3], BENCH: [4], IR: [5] }),
      lineup(2, 1, { QB: [1], WR: [3], BENCH: [2, 4] }),
      lineup(3, 1, { QB: [1] }),
    ],
  })

  it('adds up starters and bench, but not injured reserve', () => {
    expect(listWeeks(season, 1, 1, 18)[0]).toMatchObject({
      week: 1,
      starterPoints: 38,
      benchPoints: 15,
      totalPoints: 53,
      projectedPoints: 30,
      optimalPoints: 53,
      isComplete: true,
    })
  })

  it('shows the running week as incomplete, and no future week', () => {
    expect(listWeeks(season, 1, 1, 18).map(({ week, isComplete }) => [week, isComplete])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
    expect(listWeeks(season, 1, 2, 2).map(({ week }) => week)).toEqual([2])
  })

  it('sums up completed weeks only', () => {
    expect(summarizeWeeks(listWeeks(season, 1, 1, 18))).toEqual({
      bestWeek: { week: 1, points: 38 },
      worstWeek: { week: 2, points: 34.5 },
      avgStarterPoints: 36.25,
    })
    expect(summarizeWeeks([])).toEqual({ bestWeek: null, worstWeek: null, avgStarterPoints: null })
  })

  it('leaves byes out of the summary', () => {
    const resting = buildSeason({
      players,
      matchups: [game(1, [1, 20], [2, 25]), bye(2, 1, 0)],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(2, 1, { BENCH: [1] })],
    })
    expect(listWeeks(resting, 1, 1, 18).map(({ matchup }) => matchup === null)).toEqual([false, true])
    expect(summarizeWeeks(listWeeks(resting, 1, 1, 18)).worstWeek).toEqual({ week: 1, points: 20 })
  })

  it('calls a week no bye of which no games are known', () => {
    const unknown = buildSeason({
      players,
      matchups: [game(1, [1, 20], [2, 25])],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(2, 1, { QB: [1] })],
      settings: { regularSeasonMatchups: 2 },
    })
    expect(readWeeklyRoster(unknown, 1, 2)).toMatchObject({ matchup: null, isBye: false })
  })

  it('uses the host’s score if the lineup is unknown', () => {
    expect(listWeeks(season, 2, 1, 18)[0]).toMatchObject({ week: 1, starterPoints: 25, projectedPoints: null })
  })
})

describe('the score of a week', () => {
  it('is unknown before its first points, and 0 for a team without starters', () => {
    const season = buildSeason({
      teams: 2,
      players: [player(1, 'QB', [null, null])],
      status: { currentWeek: 2, scoredWeeks: [1] },
      matchups: [game(1, [1, 0], [2, 0]), game(2, [1, 0], [2, 0], { status: 'scheduled' })],
      lineups: [lineup(1, 1, { BENCH: [1] }), lineup(2, 1, { QB: [1] })],
    })
    expect(weekScoreOf(season, 1, 1)).toBe(0)
    expect(weekScoreOf(season, 1, 2)).toBeNull()
    expect(weekScoreOf(season, 1, 9)).toBeNull()
  })
})

describe('position production', () => {
  it('adds up starters by their position, week by week', () => {
    const season = buildSeason({
      players,
      matchups: [game(1, [1, 33], [2, 0]), game(2, [1, 28.5], [2, 0])],
      lineups: [lineup(1, 1, { RB: [2], FLEX: [4], WR: [3], BENCH: [1] }), lineup(2, 1, { QB: [1], RB: [4] })],
    })
    expect(summarizeSeason(season, 1).positionProduction).toEqual({
      QB: [
        { week: 1, totalPoints: 0 },
        { week: 2, totalPoints: 22.5 },
      ],
      RB: [
        { week: 1, totalPoints: 25 },
        { week: 2, totalPoints: 6 },
      ],
      WR: [
        { week: 1, totalPoints: 8 },
        { week: 2, totalPoints: 0 },
      ],
      TE: [],
      K: [],
      'D/ST': [],
    })
  })

  it('leaves the running week out', () => {
    const season = buildSeason({
      players,
      matchups: [game(1, [1, 20], [2, 0]), game(2, [1, 22.5], [2, 0], { status: 'in-progress' })],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(2, 1, { QB: [1] })],
    })
    expect(summarizeSeason(season, 1).positionProduction.QB).toEqual([{ week: 1, totalPoints: 20 }])
  })

  it('has other positions if they are started', () => {
    const season = buildSeason({
      players: [player(1, 'LB', [9])],
      matchups: [game(1, [1, 9], [2, 0])],
      lineups: [lineup(1, 1, { DP: [1] })],
    })
    expect(summarizeSeason(season, 1).positionProduction.LB).toEqual([{ week: 1, totalPoints: 9 }])
  })
})
