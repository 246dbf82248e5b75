import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeAllPlayRecords } from '../../src/analytics/luck/all-play-record.ts'
import { explainLosses } from '../../src/analytics/luck/loss-reasons.ts'
import { splitLuck } from '../../src/analytics/luck/luck-split.ts'
import { computeMedianRecords, recordCloseGames } from '../../src/analytics/luck/other-records.ts'
import { rateSchedules } from '../../src/analytics/luck/schedule-strength.ts'
import { swapSchedules } from '../../src/analytics/luck/swap-grid.ts'
import { chanceOfAtLeast, distributeWins, quantileOfWins } from '../../src/analytics/luck/win-distribution.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, bye, game, lineup, player } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { anySeason } from './any-season.ts'
import { A, B, C, D, toyLeague } from './toy-league.ts'

const context = { seasons: [], asOf: null }
const ask = (season: ReturnType<typeof buildSeason>) =>
  handlers.luck({ season, context }, { host: season.host, leagueId: season.leagueId, season: undefined })

describe('luck in the toy league', () => {
  const season = toyLeague()

  it('expects the wins that the scores were worth', () => {
    const expected = [...computeAllPlayRecords(season)].map(([id, { expectedWins }]) => [id, expectedWins])
    expect(expected).toEqual([
      [A, expect.closeTo(11 / 6, 12)],
      [B, expect.closeTo(7 / 3, 12)],
      [C, expect.closeTo(4 / 3, 12)],
      [D, expect.closeTo(0.5, 12)],
    ])
  })

  it('counts a tie with an opponent of another game as half', () => {
    expect(computeAllPlayRecords(season).get(A)?.weeks[1]).toMatchObject({ wins: 1, ties: 1, losses: 1, rank: 2 })
  })

  it('splits luck, all of it timing if all teams met equally often', () => {
    const split = splitLuck(season)
    expect([A, B, C, D].map((id) => split.get(id)?.luck)).toEqual([
      expect.closeTo(7 / 6, 12),
      expect.closeTo(-4 / 3, 12),
      expect.closeTo(2 / 3, 12),
      expect.closeTo(-0.5, 12),
    ])
    for (const { luck, timingLuck, opponentLuck } of split.values()) {
      expect(opponentLuck).toBeCloseTo(0, 12)
      expect(timingLuck).toBeCloseTo(luck, 12)
    }
  })

  it('gives A three wins in one of nine schedules', () => {
    const [row] = ask(season).teams
    expect(row?.team.name).toBe('A')
    expect(row?.chanceOfWins).toBeCloseTo(1 / 9, 7)
    expect(row?.luck).toBe(1.1667)
  })

  it('gives A two wins with D’s schedule', () => {
    const grid = swapSchedules(season)
    expect(grid.find(({ teamId, scheduleOf }) => teamId === A && scheduleOf === D)).toMatchObject({
      wins: 2,
      losses: 1,
    })
    expect(grid.find(({ teamId, scheduleOf }) => teamId === A && scheduleOf === A)).toMatchObject({
      wins: 3,
      losses: 0,
    })
  })

  it('counts wins against the median', () => {
    const wins = [...computeMedianRecords(season).values()].map((record) => record.wins + record.ties / 2)
    expect(wins).toEqual([1.5, 3, 1, 0.5])
  })

  it('explains why B lost to A', () => {
    const loss = explainLosses(season).find(({ teamId, game: { matchup } }) => teamId === B && matchup.weeks[0] === 1)
    expect(loss).toMatchObject({ margin: -10, rosterDay: null, mistakes: null, adjustment: null })
    expect(loss?.strength).toBeCloseTo(20 / 3, 12)
    expect(loss?.ownDay).toBeCloseTo(-25 / 3, 12)
    expect(loss?.opponentDay).toBeCloseTo(-25 / 3, 12)
  })

  it('rates past and future opponents', () => {
    const after = rateSchedules(season).get(A)
    expect(after?.pastSchedule).toBeCloseTo((7 / 3 + 4 / 3 + 1 / 2) / 9, 12)
    expect(after?.futureSchedule).toBeNull()
    // Only D is left for A: 90 − 7.5 · 2/(2 + k), k = 18.27.
    expect(rateSchedules(toyLeague(2)).get(A)?.futureSchedule).toBeCloseTo(90 - 15 / 20.27, 12)
  })
})

describe('luck', () => {
  it('leaves out byes, even with points from the host', () => {
    const season = buildSeason({ teams: 3, matchups: [game(1, [1, 90], [2, 80]), bye(1, 3, 200)] })
    expect(computeAllPlayRecords(season).get(3)?.weeks).toEqual([])
    expect(splitLuck(season).get(1)).toMatchObject({ wins: 1, expectedWins: 1 })
    expect(ask(season).teams.find(({ team }) => team.name === 'Team 3')).toMatchObject({
      games: 0,
      pastSchedule: null,
    })
  })

  it('explains a loss by known lineups', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 25], [2, 30], { adjustments: [5, 0] }), game(2, [1, 40], [2, 30])],
      players: [player(1, 'QB', [20, 40]), player(2, 'QB', [28, 10]), player(3, 'QB', [30, 30])],
      lineups: [
        lineup(1, 1, { QB: [1], BENCH: [2] }),
        lineup(2, 1, { QB: [1], BENCH: [2] }),
        lineup(1, 2, { QB: [3] }),
        lineup(2, 2, { QB: [3] }),
      ],
    })
    // Means of team 1: score 32.5, optimal 34, missed 4, adjustment 2.5. Week 1: optimal 28, missed 8, adjustment 5.
    expect(explainLosses(season)[0]).toMatchObject({
      teamId: 1,
      margin: -5,
      strength: 2.5,
      rosterDay: -6,
      mistakes: -4,
      adjustment: 2.5,
      ownDay: null,
    })
  })

  it('calls a game close by its margin alone', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 100], [2, 99]), game(2, [1, 100], [2, 40])] })
    expect(recordCloseGames(season).get(1)).toEqual({ wins: 1, ties: 0, losses: 0 })
  })

  it('gives the reason before the season and in a league without opponents', () => {
    const status = { phase: 'pre-draft', currentWeek: 0, scoredWeeks: [] } as const
    expect(ask(buildSeason({ status: { ...status, scoredWeeks: [] } })).unavailable).toMatch(/hasn’t started/)
    expect(ask(buildSeason()).unavailable).toMatch(/matchups aren’t available/)
    expect(ask(toyLeague(0)).unavailable).toMatch(/final yet/)
  })

  it('adds up over any league, and so do its parts', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const splits = [...splitLuck(season).values()]
        for (const part of ['luck', 'timingLuck', 'opponentLuck'] as const) {
          expect(splits.reduce((sum, split) => sum + split[part], 0)).toBeCloseTo(0, 9)
        }
        for (const loss of explainLosses(season)) {
          const day = loss.ownDay ?? (loss.rosterDay ?? 0) + (loss.mistakes ?? 0) + (loss.adjustment ?? 0)
          expect(loss.strength + day + loss.opponentDay).toBeCloseTo(loss.margin, 6)
        }
      }),
      { numRuns: runs(8, 300) },
    )
  })
})

describe('the distribution of wins', () => {
  const chances = fc
    .tuple(fc.nat(10), fc.nat(10), fc.nat(10))
    .filter(([win, tie, loss]) => win + tie + loss > 0)
    .map(([win, tie, loss]) => {
      const all = win + tie + loss
      return { win: win / all, tie: tie / all, loss: loss / all }
    })

  it('adds up to 1, and its mean is the expected wins', () => {
    fc.assert(
      fc.property(fc.array(chances, { maxLength: 17 }), (weeks) => {
        const distribution = distributeWins(weeks)
        expect(distribution.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 10)
        const mean = distribution.reduce((sum, probability, halfWins) => sum + (halfWins / 2) * probability, 0)
        expect(mean).toBeCloseTo(
          weeks.reduce((sum, { win, tie }) => sum + win + tie / 2, 0),
          10,
        )
      }),
    )
  })

  it('has the chance of enough wins and the wins of a share', () => {
    const distribution = distributeWins([
      { win: 0.5, tie: 0, loss: 0.5 },
      { win: 0.5, tie: 0, loss: 0.5 },
    ])
    expect(distribution).toEqual([0.25, 0, 0.5, 0, 0.25])
    expect(chanceOfAtLeast(distribution, 1)).toBe(0.75)
    expect([0.1, 0.25, 0.5, 0.9].map((share) => quantileOfWins(distribution, share))).toEqual([0, 0, 1, 2])
  })
})
