/** What a lineup cost a team that lost: decided once, from the optimal lineup of its roster. */
import { describe, expect, it } from 'vitest'
import { findBetterLineup } from '../../src/analytics/scoreboard/better-lineup.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game, lineup, player, type SeasonSketch, slots } from '../build-season.ts'

const of = (season: Season, at: 'home' | 'away' = 'home') => {
  const [matchup] = season.matchups
  if (!matchup) throw new Error('A game is expected')
  return findBetterLineup(season, matchup, at)
}
const scoreboardOf = (season: Season, week = 1) =>
  handlers.scoreboard(
    { season, context: { seasons: [], asOf: null } },
    { host: season.host, leagueId: season.leagueId, season: undefined, week },
  )

/** Team 1 lost 30 to 38.3, with the given bench points of its QB and its RB in place of 20 and 10. */
const lost = (bench: [qb: number, rb: number], more: SeasonSketch = {}) =>
  buildSeason({
    teams: 2,
    settings: { lineupSlots: slots({ QB: 1, RB: 1, BENCH: 2 }), ...more.settings },
    matchups: more.matchups ?? [game(1, [1, 30], [2, 38.3])],
    players: [
      player(1, 'QB', [20]),
      player(2, 'RB', [10]),
      player(3, 'QB', [bench[0]]),
      player(4, 'RB', [bench[1]]),
      player(5, 'QB', [38.3]),
      player(6, 'RB', [0]),
    ],
    lineups: more.lineups ?? [lineup(1, 1, { QB: [1], RB: [2], BENCH: [3, 4] }), lineup(1, 2, { QB: [5], RB: [6] })],
    ...(more.status && { status: more.status }),
  })

describe('a lost game', () => {
  it('names the bench player whose start alone would have won, the costliest of them', () => {
    expect(of(lost([28.4, 18.5]))).toMatchObject({ wins: true, swap: { benched: { player: 4 }, week: 1 } })
    expect(scoreboardOf(lost([28.4, 18.5])).matchups[0]?.home.betterLineup).toMatchObject({
      wins: true,
      player: { name: 'RB 4' },
      week: 1,
    })
  })

  it('names nobody where it takes two', () => {
    expect(of(lost([25, 15]))).toEqual({ wins: true, swap: null })
  })

  it('says that no lineup would have won, also where one would have tied', () => {
    expect(of(lost([21, 11]))).toEqual({ wins: false, swap: null })
    expect(of(lost([28.3, 0]))).toEqual({ wins: false, swap: null })
  })

  it('is the one that the flag of the game reads', () => {
    expect(scoreboardOf(lost([28.4, 0])).matchups[0]?.flags).toContain('stolen')
    expect(scoreboardOf(lost([28.3, 0])).matchups[0]?.flags).not.toContain('stolen')
  })

  it('says nothing of the winner, in best ball, without a lineup or a bench, and where the league ruled', () => {
    expect(of(lost([28.4, 0]), 'away')).toBeNull()
    expect(of(lost([28.4, 0], { settings: { isBestBall: true } }))).toBeNull()
    expect(of(lost([28.4, 0], { lineups: [] }))).toBeNull()
    const noBench = { ...lineup(1, 1, { QB: [1], RB: [2] }), isBenchUnknown: true }
    expect(of(lost([28.4, 0], { lineups: [noBench, lineup(1, 2, { QB: [5], RB: [6] })] }))).toBeNull()
    const ruled = { ...game(1, [1, 40], [2, 38.3]), winner: 'away' as const }
    expect(of(lost([50, 0], { matchups: [ruled] }))).toBeNull()
  })

  it('is the game against the opponent in a league with a median, too', () => {
    expect(of(lost([28.4, 0], { settings: { hasMedianGame: true } }))).toEqual(of(lost([28.4, 0])))
  })

  it('of two weeks names the player’s week, and counts the bench of both', () => {
    const season = (bench: [number, number]) =>
      buildSeason({
        teams: 2,
        settings: { lineupSlots: slots({ QB: 1, BENCH: 1 }) },
        matchups: [
          game(1, [1, 30], [2, 40], {
            weeks: [1, 2],
            byWeek: [
              [15, 15],
              [20, 20],
            ],
          }),
        ],
        players: [player(1, 'QB', [15, 15]), player(2, 'QB', bench), player(3, 'QB', [20, 20])],
        lineups: [1, 2].flatMap((week) => [lineup(week, 1, { QB: [1], BENCH: [2] }), lineup(week, 2, { QB: [3] })]),
        status: { scoredWeeks: [1, 2], finalWeek: 2, currentWeek: 2 },
      })
    expect(of(season([16, 26]))).toMatchObject({ wins: true, swap: { week: 2 } })
    expect(of(season([21, 21]))).toEqual({ wins: true, swap: null })
    expect(of(season([20, 20]))).toEqual({ wins: false, swap: null })
  })
})

describe('a tie', () => {
  it('is won by any better lineup', () => {
    const tied = { matchups: [game(1, [1, 30], [2, 30])] }
    expect(of(lost([20.1, 0], tied))).toMatchObject({ wins: true, swap: { benched: { player: 3 } } })
    expect(of(lost([20, 0], tied))).toEqual({ wins: false, swap: null })
  })
})

describe('a game whose week is not final yet', () => {
  /** KC's game is over; BUF's is to come until Monday is over. */
  const evening = (asOf: string, bench: { points: number | null; nflTeam: 'KC' | 'BUF' }, starters = { RB: [2] }) =>
    buildSeason({
      teams: 2,
      settings: { lineupSlots: slots({ QB: 1, RB: 1, BENCH: 2 }) },
      matchups: [game(1, [1, 30], [2, 38.3], { status: 'in-progress' })],
      players: [
        player(1, 'QB', [20]),
        player(2, 'RB', [10]),
        { ...player(3, 'QB', [bench.points]), nflTeam: bench.nflTeam },
        player(5, 'QB', [38.3]),
        player(6, 'RB', [0]),
      ],
      lineups: [lineup(1, 1, { QB: [1], ...starters, BENCH: [3] }), lineup(1, 2, { QB: [5], RB: [6] })],
      nflSchedule: {
        KC: [{ week: 1, opponent: 'LV', isHome: true, kickoff: '2025-09-07T17:00:00.000Z' }],
        BUF: [{ week: 1, opponent: 'MIA', isHome: true, kickoff: '2025-09-09T00:15:00.000Z' }],
      },
      asOf,
      status: { scoredWeeks: [] },
    })
  const sunday = '2025-09-07T23:00:00.000Z'
  const night = '2025-09-09T03:30:00.000Z'

  it('is judged once no starter is left: what the bench has scored wins at once', () => {
    expect(of(evening(sunday, { points: 28.4, nflTeam: 'KC' }))).toMatchObject({ wins: true })
    expect(of(evening('2025-09-07T18:00:00.000Z', { points: 28.4, nflTeam: 'KC' }))).toBeNull()
  })

  it('waits for the bench before it says that no lineup would have won', () => {
    expect(of(evening(sunday, { points: null, nflTeam: 'BUF' }))).toBeNull()
    expect(of(evening(night, { points: 28.4, nflTeam: 'BUF' }))).toMatchObject({ wins: true })
    expect(of(evening(night, { points: 8, nflTeam: 'BUF' }))).toEqual({ wins: false, swap: null })
  })

  it('waits for the last kickoff while a slot is empty', () => {
    const empty = { RB: [] }
    expect(of(evening(sunday, { points: 28.4, nflTeam: 'KC' }, empty))).toBeNull()
    expect(of(evening(night, { points: 38.4, nflTeam: 'KC' }, empty))).toMatchObject({ wins: true })
  })

  it('says nothing to the side that leads', () => {
    expect(of(evening(night, { points: 28.4, nflTeam: 'KC' }), 'away')).toBeNull()
  })
})
