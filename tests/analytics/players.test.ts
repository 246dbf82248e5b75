/** Figures of one player: season, weeks, opponents, team. */
import { describe, expect, it } from 'vitest'
import { currentTeamOf } from '../../src/analytics/current-team.ts'
import { findPlayers } from '../../src/analytics/find-players.ts'
import { describeOpponent, isOnBye, nflTeamIn } from '../../src/analytics/nfl-opponent.ts'
import { summarizePlayers } from '../../src/analytics/player-season.ts'
import { listPlayerWeeks } from '../../src/analytics/player-weeks.ts'
import { listSeasonRoster } from '../../src/analytics/season-roster.ts'
import type { Player, Season } from '../../src/domain/season.ts'
import { buildSeason, game, lineup, pick, player } from '../build-season.ts'

const isOver = { phase: 'complete', finalWeek: 4, currentWeek: 4, scoredWeeks: [1, 2, 3, 4] } as const

function seasonOf(...players: Player[]): Season {
  return buildSeason({ players, status: { ...isOver, scoredWeeks: [...isOver.scoredWeeks] } })
}

function summaryOf(season: Season, number = 1) {
  const summary = summarizePlayers(season).get(number)
  if (!summary) throw new Error(`No player ${number}`)
  return summary
}

describe('a player’s season', () => {
  it('counts games played, not weeks', () => {
    expect(summaryOf(seasonOf(player(1, 'RB', [10.1, null, 20.2, 0])))).toMatchObject({
      totalPoints: 30.3,
      gamesPlayed: 3,
      avgPointsPerGame: 10.1,
      totalProjected: 30,
      bestWeek: { week: 3, points: 20.2 },
      worstWeek: { week: 4, points: 0 },
      isTotalPartial: false,
    })
  })

  it('counts the running week in total points only', () => {
    const season = buildSeason({
      players: [player(1, 'RB', [10, 20, 3], { projected: [10, 16, 14, 15] })],
      lineups: [1, 2, 3].map((week) => lineup(week, 1, { RB: [1] })),
      matchups: [1, 2, 3].map((week) =>
        game(week, [1, 1], [2, 2], week === 3 ? { status: 'in-progress' as const } : {}),
      ),
      status: { finalWeek: 4 },
    })
    expect(summaryOf(season)).toMatchObject({
      totalPoints: 33,
      gamesPlayed: 2,
      avgPointsPerGame: 15,
      starts: 2,
      startPercentage: 100,
      totalProjected: 26,
      // Off by 0 and 4 of 26.
      accuracy: 84.6154,
      bestWeek: { week: 2, points: 20 },
      worstWeek: { week: 1, points: 10 },
    })
    const [one] = season.players
    expect(one && listPlayerWeeks(season, one).map(({ week, isComplete }) => [week, isComplete])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
  })

  it('has no average, accuracy or consistency without a game', () => {
    expect(summaryOf(seasonOf(player(1, 'RB', [null, null])))).toMatchObject({
      totalPoints: 0,
      avgPointsPerGame: null,
      startPercentage: null,
      accuracy: null,
      consistencyScore: null,
      bestWeek: null,
      worstWeek: null,
    })
  })

  it('measures consistency by the coefficient of variation, clipped to 0..100', () => {
    // Mean 15, sample deviation 5: 100 × (1 − 1/3).
    expect(summaryOf(seasonOf(player(1, 'RB', [10, 15, 20]))).consistencyScore).toBe(66.6667)
    expect(summaryOf(seasonOf(player(1, 'RB', [12, 12]))).consistencyScore).toBe(100)
    expect(summaryOf(seasonOf(player(1, 'RB', [0, 0, 0, 30]))).consistencyScore).toBe(0)
    expect(summaryOf(seasonOf(player(1, 'RB', [-3, -5]))).consistencyScore).toBeNull()
    expect(summaryOf(seasonOf(player(1, 'RB', [12]))).consistencyScore).toBeNull()
  })

  it('measures accuracy by the projections of the weeks he played', () => {
    // Off by 5 and 3 of 20 projected: 100 − 40. The week he missed does not count.
    const projected = [10, 12, 10]
    expect(summaryOf(seasonOf(player(1, 'RB', [15, null, 7], { projected }))).accuracy).toBe(60)
    expect(summaryOf(seasonOf(player(1, 'RB', [45], { projected: [10] }))).accuracy).toBe(0)
    expect(summaryOf(seasonOf(player(1, 'RB', [45], { projected: [0] }))).accuracy).toBeNull()
  })

  it('counts starts of any team, and their share of the games played', () => {
    const season = {
      ...seasonOf(player(1, 'RB', [10, null, 20, 5])),
      lineups: [
        lineup(1, 1, { RB: [1] }),
        lineup(2, 1, { RB: [1] }),
        lineup(3, 2, { FLEX: [1] }),
        lineup(4, 2, { BENCH: [1] }),
      ],
    }
    expect(summaryOf(season)).toMatchObject({ starts: 3, startPercentage: 66.6667, gamesPlayed: 3 })
  })

  it('is partial if a completed week is unknown, unless the source has season points', () => {
    const coverage = 'rostered-weeks' as const
    const partial = player(1, 'RB', [10, 20], { coverage })
    expect(summaryOf(seasonOf(partial))).toMatchObject({ totalPoints: 30, isTotalPartial: true, areWeeksPartial: true })
    expect(summaryOf(seasonOf({ ...partial, seasonPoints: 77.7 }))).toMatchObject({
      totalPoints: 77.7,
      avgPointsPerGame: 15,
      isTotalPartial: false,
      areWeeksPartial: true,
    })
    expect(summaryOf(seasonOf(player(1, 'RB', [10, 20, null, 4], { coverage })))).toMatchObject({
      isTotalPartial: false,
    })
  })

  it('shows no highlight of a week that is still being played', () => {
    const season = buildSeason({
      players: [player(1, 'RB', [10, 2])],
      status: { currentWeek: 2, scoredWeeks: [1], finalWeek: 4 },
    })
    expect(summaryOf(season)).toMatchObject({ totalPoints: 12, worstWeek: { week: 1, points: 10 } })
  })
})

describe('an NFL opponent', () => {
  const nflSchedule = {
    KC: [
      { week: 1, opponent: 'BUF', isHome: true },
      { week: 3, opponent: 'DET', isHome: false },
      { week: 4, opponent: 'BUF', isHome: true },
    ],
    NYJ: [
      { week: 1, opponent: 'MIA', isHome: false },
      { week: 2, opponent: 'NE', isHome: true },
      { week: 3, opponent: 'LV', isHome: true },
      { week: 4, opponent: 'LAC', isHome: true },
    ],
  }
  const weeks = [1, 2, 3, 4]
  const opponentsOf = (each: Player, schedule: Season['nflSchedule'] = nflSchedule) => {
    const season = { ...seasonOf(each), nflSchedule: schedule }
    return weeks.map((week) => describeOpponent(season, each, week))
  }

  it('is at home, away or a bye', () => {
    expect(opponentsOf(player(1, 'RB', [5, null, 6, 7]))).toEqual(['vs BUF', 'BYE', '@DET', 'vs BUF'])
  })

  it('is that of the team of the week, not of today’s', () => {
    const traded = player(1, 'RB', [5, 6, 7, 8], { nflTeam: 'KC', nflTeams: ['NYJ', 'NYJ', 'KC', 'KC'] })
    expect(opponentsOf(traded)).toEqual(['@MIA', 'vs NE', '@DET', 'vs BUF'])
  })

  it('is not guessed in a week between two teams', () => {
    const between = player(1, 'RB', [5, null, 7, 8], { nflTeam: 'KC', nflTeams: ['NYJ', null, 'KC', 'KC'] })
    expect(opponentsOf(between)).toEqual(['@MIA', null, '@DET', 'vs BUF'])
  })

  it('is unknown without a schedule, and for a player who never played', () => {
    expect(opponentsOf(player(1, 'RB', [5, null, 6, 7]), null)).toEqual([null, null, null, null])
    expect(opponentsOf(player(1, 'RB', [null, null, null, null]))).toEqual([null, null, null, null])
  })

  it('is that of today’s team from the running week on', () => {
    const moved = player(1, 'RB', [5, 6, null], { nflTeam: 'NYJ', nflTeams: ['KC', 'KC', null] })
    const season = buildSeason({
      players: [moved],
      nflSchedule,
      status: { currentWeek: 3, scoredWeeks: [1, 2], finalWeek: 4 },
    })
    expect(nflTeamIn(season, moved, 3)).toBe('NYJ')
    expect(describeOpponent(season, moved, 3)).toBe('vs LV')
  })
})

describe('a bye', () => {
  it('is inferred from a projection of 0 without a schedule', () => {
    const resting = player(1, 'RB', [5, null, null, 0], { projected: [9, 0, 8, 0] })
    const season = seasonOf(resting)
    // Week 3 was cancelled, in week 4 he played and scored nothing.
    expect([1, 2, 3, 4].map((week) => isOnBye(season, resting, week))).toEqual([false, true, false, false])
  })

  it('follows the schedule', () => {
    const nflSchedule = { KC: [1, 3, 4].map((week) => ({ week, opponent: 'BUF', isHome: true })) }
    const hurt = player(1, 'RB', [5, null, null, 6], { projected: [9, 0, 0, 8] })
    const season = { ...seasonOf(hurt), nflSchedule }
    expect([2, 3].map((week) => isOnBye(season, hurt, week))).toEqual([true, false])
  })
})

describe('a player’s weeks', () => {
  it('show his team and whether it was a playoff week', () => {
    const season = buildSeason({
      players: [player(1, 'RB', [10, 20, null])],
      matchups: [
        game(1, [1, 10], [2, 0]),
        game(2, [2, 20], [3, 0], { kind: 'winners-bracket' }),
        game(3, [1, 1], [3, 0]),
      ],
      lineups: [lineup(1, 1, { RB: [1] }), lineup(2, 2, { BENCH: [1] })],
    })
    expect(listPlayerWeeks(season, season.players[0] ?? player(1, 'RB'))).toMatchObject([
      {
        week: 1,
        lineupSlot: 'RB',
        isStarter: true,
        team: { name: 'Team 1' },
        matchupInfo: { isPlayoff: false },
        points: 10,
      },
      { week: 2, lineupSlot: 'BENCH', isStarter: false, team: { name: 'Team 2' }, matchupInfo: { isPlayoff: true } },
      { week: 3, lineupSlot: null, isStarter: false, team: null, matchupInfo: null, points: null },
    ])
  })

  it('leave out unknown data of a player without a roster', () => {
    const known = player(1, 'RB', [10, 20], { coverage: 'rostered-weeks' })
    expect(listPlayerWeeks(seasonOf(known), known).map(({ week }) => week)).toEqual([1, 2])
    const whole = player(1, 'RB', [10, 20])
    expect(listPlayerWeeks(seasonOf(whole), whole).map(({ week }) => week)).toEqual([1, 2, 3, 4])
  })
})

describe('the search for players', () => {
  const season = buildSeason({
    status: { finalWeek: 2, scoredWeeks: [1, 2] },
    players: [
      player(1, 'RB', [10], { name: 'José Núñez' }),
      player(2, 'D/ST', [30], { name: 'Saints D/ST', nflTeam: 'NO' }),
      player(3, 'RB', [20, 2], { name: 'Jo Jones' }),
      player(4, 'WR', [], { name: 'Nobody' }),
    ],
  })
  const numbers = (...query: Parameters<typeof findPlayers> extends [unknown, ...infer Rest] ? Rest : never) =>
    findPlayers(season, ...query).map(({ player: { number } }) => number)

  it('reads DEF as D/ST', () => {
    expect(numbers({ position: 'def' })).toEqual([2])
  })

  it('finds parts of a name, ignoring case and accents', () => {
    expect(numbers({ name: 'nunez' })).toEqual([1])
    expect(numbers({ name: ' JO ' })).toEqual([3, 1])
    expect(numbers({ name: '' })).toEqual([2, 3, 1, 4])
  })

  it('filters by today’s NFL team', () => {
    expect(numbers({ nflTeam: 'no' })).toEqual([2])
  })

  it('sorts the highest first, and players without a figure last', () => {
    expect(numbers({}, 'avgPointsPerGame')).toEqual([2, 3, 1, 4])
    expect(numbers({}, 'gamesPlayed')).toEqual([3, 2, 1, 4])
  })
})

describe('the team that has a player', () => {
  const picks = [pick(1, 1, 1, 1), pick(2, 1, 2, 2)]
  const players = [player(1, 'RB', [5, 6]), player(2, 'WR', [7, 8]), player(3, 'QB', [9, 9])]

  it('is the team of the last known lineup', () => {
    const season = buildSeason({
      players,
      picks,
      lineups: [
        lineup(1, 1, { RB: [1], BENCH: [3] }),
        lineup(2, 2, { WR: [2], BENCH: [1] }),
        lineup(2, 1, { QB: [3] }),
      ],
    })
    expect([1, 2, 3].map((number) => currentTeamOf(season, number)?.id)).toEqual([2, 2, 1])
  })

  it('is the later one if a team’s last lineup is from long ago', () => {
    const season = buildSeason({ players, lineups: [lineup(1, 2, { RB: [1] }), lineup(2, 1, { BENCH: [1] })] })
    expect(currentTeamOf(season, 1)?.id).toBe(1)
  })

  it('is the one that drafted him before the first lineup', () => {
    const season = buildSeason({ players, picks })
    expect([1, 2, 3].map((number) => currentTeamOf(season, number)?.id ?? null)).toEqual([1, 2, null])
  })

  it('shows his figures for each team in the season’s roster', () => {
    const season = buildSeason({
      players,
      picks,
      lineups: [lineup(1, 1, { RB: [1], BENCH: [3] }), lineup(2, 2, { WR: [2], RB: [1] })],
    })
    expect(listSeasonRoster(season, 1)).toMatchObject([
      { name: players[2]?.name, weeksRostered: 1, starts: 0, pointsAsStarter: 0, isRosteredNow: true },
      {
        name: players[0]?.name,
        weeksRostered: 1,
        starts: 1,
        pointsAsStarter: 5,
        isRosteredNow: false,
      },
    ])
    expect(listSeasonRoster(season, 2)).toMatchObject([
      { name: players[0]?.name, totalPoints: 11, pointsAsStarter: 6, isRosteredNow: true },
      { name: players[1]?.name, weeksRostered: 1, pointsAsStarter: 8 },
    ])
  })
})
