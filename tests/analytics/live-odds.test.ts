/** A starter's NFL game decides what he still brings: before its kickoff, while it is played, after its end. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { drawSeasons } from '../../src/analytics/forecast/draws.ts'
import { weighGames } from '../../src/analytics/forecast/leverage.ts'
import { oddsWhilePlayed } from '../../src/analytics/scoreboard/live-odds.ts'
import { teamWeekOf } from '../../src/analytics/team-week.ts'
import type { Player, Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game, lineup, player, type SeasonSketch } from '../build-season.ts'
import { runs } from '../support/runs.ts'

const context = { seasons: [], asOf: null }
const toPeriod = (week: number) => ({ matchupPeriod: week, weeks: [week] })
const callOf = ({ host, leagueId }: Season) => ({ host, leagueId, season: undefined })

describe('a game by the clock', () => {
  /** KC's game has been going on for 95 of 190 minutes, BUF's has not begun, SF's is over; NE has none. */
  const nflSchedule = {
    KC: [{ week: 1, opponent: 'LV', isHome: true, kickoff: '2025-09-07T17:00:00.000Z' }],
    BUF: [{ week: 1, opponent: 'MIA', isHome: true, kickoff: '2025-09-07T20:25:00.000Z' }],
    SF: [{ week: 1, opponent: 'LAR', isHome: true, kickoff: '2025-09-05T00:20:00.000Z' }],
    NE: [{ week: 2, opponent: 'NYJ', isHome: true, kickoff: '2025-09-14T17:00:00.000Z' }],
  }
  const asOf = '2025-09-07T18:35:00.000Z'
  const of = (nflTeam: string, points: number | null, more: Partial<Player> = {}): Partial<Player> => ({
    nflTeam,
    weeks: [{ week: 1, points, projectedPoints: 20, nflTeam }],
    ...more,
  })
  const odds = (own: Partial<Player>, other: Partial<Player>, more: Partial<SeasonSketch> = {}) => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 10], [2, 10], { status: 'in-progress' })],
      players: [
        { ...player(1, 'QB'), ...own },
        { ...player(2, 'QB'), ...other },
      ],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })],
      status: { scoredWeeks: [] },
      nflSchedule,
      asOf,
      ...more,
    })
    const [matchup] = season.matchups
    return matchup ? oddsWhilePlayed(season, matchup) : null
  }

  it('counts the share of a starter’s game that is left', () => {
    const live = odds(of('KC', 10), of('BUF', null))
    expect(live).toMatchObject({ home: { toCome: 10, startersToCome: 1 }, away: { toCome: 20, startersToCome: 1 } })
    // Φ((10 − 20) / √(1.08 · 9.1² · (½ + 1)))
    expect(live?.homeChance).toBeCloseTo(0.1939, 3)
  })

  it.each([
    ['whose game is over', of('SF', null)],
    ['on bye', of('NE', null)],
    ['who is ruled out', of('BUF', null, { injuryStatus: 'OUT' })],
  ])('expects nothing of a starter %s', (_, starter) => {
    expect(odds(starter, of('BUF', null))?.home).toEqual({ toCome: 0, startersToCome: 0 })
  })

  it.each([
    ['is ruled out', of('BUF', null, { injuryStatus: 'OUT' })],
    ['is on bye', of('NE', null)],
  ])('expects nothing of a starter who %s before the first kickoff either, whatever is projected', (_, absent) => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 0], [2, 0], { status: 'scheduled' })],
      players: [
        { ...player(1, 'QB'), ...of('BUF', null) },
        { ...player(2, 'QB'), ...absent },
        { ...player(3, 'QB'), ...of('BUF', null) },
      ],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2], RB: [3] })],
      nflSchedule,
      asOf: '2025-09-04T12:00:00.000Z',
    })
    const { matchups } = handlers.scoreboard({ season, context }, { ...callOf(season), week: 1 })
    expect(matchups[0]).toMatchObject({
      home: { projectedPoints: 20, chanceBefore: 0.5 },
      away: { projectedPoints: 20, chanceBefore: 0.5 },
    })
    expect(teamWeekOf(season, 2, 1)?.projectedPoints).toBe(20)
  })

  it('leaves a final week the projection that it began with', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 20], [2, 0])],
      players: [
        { ...player(1, 'QB'), ...of('KC', 20) },
        { ...player(2, 'QB'), ...of('KC', null, { injuryStatus: 'OUT' }) },
      ],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })],
    })
    const { matchups } = handlers.scoreboard({ season, context }, { ...callOf(season), week: 1 })
    expect(matchups[0]?.away?.projectedPoints).toBe(20)
  })

  it('needs a time: without one a game with points counts as over', () => {
    expect(odds(of('KC', 10), of('BUF', null), { asOf: null })?.home).toEqual({ toCome: 0, startersToCome: 0 })
  })

  it('gives the forecast the same game', () => {
    const season = buildSeason({
      teams: 2,
      settings: { regularSeasonMatchups: 2, matchupPeriods: [toPeriod(1), toPeriod(2), toPeriod(3)] },
      matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 10], [2, 10], { status: 'in-progress' })],
      players: [
        { ...player(1, 'QB'), nflTeam: 'KC', weeks: [{ week: 2, points: 10, projectedPoints: 20, nflTeam: 'KC' }] },
        { ...player(2, 'QB'), nflTeam: 'BUF', weeks: [{ week: 2, points: null, projectedPoints: 20, nflTeam: 'BUF' }] },
      ],
      lineups: [lineup(2, 1, { QB: [1] }), lineup(2, 2, { QB: [2] })],
      status: { scoredWeeks: [1], currentWeek: 2 },
      nflSchedule: {
        KC: [{ week: 2, opponent: 'LV', isHome: true, kickoff: '2025-09-14T17:00:00.000Z' }],
        BUF: [{ week: 2, opponent: 'MIA', isHome: true, kickoff: '2025-09-14T20:25:00.000Z' }],
      },
      asOf: '2025-09-14T18:35:00.000Z',
    })
    const model = buildModel(season)
    expect(model?.periods[0]?.played).toEqual({
      weeks: 1,
      points: [10, 10],
      toCome: [
        { mean: 10, deviation: expect.closeTo(6.687, 3), ratedWeeks: 0 },
        { mean: 20, deviation: expect.closeTo(9.457, 3), ratedWeeks: 0 },
      ],
    })
    const simulated = model && weighGames(model, drawSeasons(model, 4000))[0]?.homeChance
    expect(simulated).toBeCloseTo(0.194, 1)
    const shown = handlers.forecast({ season, context }, callOf(season)).games[0]?.homeChance
    expect(shown).toBe(
      handlers.scoreboard({ season, context }, { ...callOf(season), week: 2 }).matchups[0]?.home.chanceLive,
    )
  })

  it('follows a game in the forecast, too, where another one has no lineup', () => {
    const season = buildSeason({
      teams: 4,
      settings: { regularSeasonMatchups: 2, matchupPeriods: [toPeriod(1), toPeriod(2), toPeriod(3)] },
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(1, [3, 100], [4, 90]),
        game(2, [1, 80], [2, 10], { status: 'in-progress' }),
        game(2, [3, 80], [4, 10], { status: 'in-progress' }),
      ],
      players: [1, 2, 3].map((number) => ({
        ...player(number, 'QB'),
        weeks: [{ week: 2, points: null, projectedPoints: 20, nflTeam: null }],
      })),
      lineups: [lineup(2, 1, { QB: [1] }), lineup(2, 2, { QB: [2] }), lineup(2, 3, { QB: [3] })],
      status: { scoredWeeks: [1], currentWeek: 2 },
    })
    const model = buildModel(season)
    const odds = model ? weighGames(model, drawSeasons(model, 2000)).map(({ homeChance }) => homeChance) : []
    // The first game is nearly over; of the second one only the ratings tell, as on the scoreboard.
    expect(odds[0]).toBeGreaterThan(0.95)
    const [, unknown] = handlers.scoreboard({ season, context }, { ...callOf(season), week: 2 }).matchups
    expect(unknown?.home.chanceLive).toBeNull()
    expect(odds[1]).toBeCloseTo(unknown?.home.chanceBefore ?? 0, 1)
  })

  it('has one chance at any time, on the scoreboard, in the forecast, and in its simulated seasons', () => {
    const kickoff = Date.parse('2025-09-14T17:00:00.000Z')
    const anyStarter = fc.record({
      points: fc.integer({ min: -2, max: 30 }),
      projectedPoints: fc.integer({ min: 4, max: 25 }),
    })
    fc.assert(
      fc.property(fc.tuple(anyStarter, anyStarter), fc.integer({ min: 1, max: 260 }), ([own, other], minutes) => {
        const starters = [own, other]
        const season = buildSeason({
          teams: 2,
          settings: { regularSeasonMatchups: 2, matchupPeriods: [toPeriod(1), toPeriod(2), toPeriod(3)] },
          matchups: [
            game(1, [1, 100], [2, 90]),
            game(2, [1, own.points], [2, other.points], { status: 'in-progress' }),
          ],
          players: starters.map((starter, index) => ({
            ...player(index + 1, 'QB'),
            weeks: [{ week: 2, nflTeam: 'KC', ...starter }],
          })),
          lineups: [lineup(2, 1, { QB: [1] }), lineup(2, 2, { QB: [2] })],
          status: { scoredWeeks: [1], currentWeek: 2 },
          nflSchedule: { KC: [{ week: 2, opponent: 'LV', isHome: true, kickoff: new Date(kickoff).toISOString() }] },
          asOf: new Date(kickoff + 60_000 * minutes).toISOString(),
        })
        const [running] = handlers.scoreboard({ season, context }, { ...callOf(season), week: 2 }).matchups
        const [listed] = handlers.forecast(
          { season, context: { ...context, forecastRuns: 2000 } },
          callOf(season),
        ).games
        expect(listed?.homeChance).toBe(running?.home.chanceLive)
        const model = buildModel(season)
        const [simulated] = model ? weighGames(model, drawSeasons(model, 2000)) : []
        // Shown odds stay between 1 and 99 % until the game is final; the error of 2,000 runs is .011.
        expect(Math.abs((simulated?.homeChance ?? 0) - (listed?.homeChance ?? 0))).toBeLessThan(
          own.points === other.points ? 0.51 : 0.05,
        )
      }),
      { numRuns: runs(20, 200) },
    )
  })
})
