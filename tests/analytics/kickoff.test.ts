/** A chance moves only by what happens: over a kickoff with no point scored it stays. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPresentOdds } from '../../src/analytics/forecast/present-odds.ts'
import { homeChanceNow } from '../../src/analytics/scoreboard/game-odds.ts'
import { oddsBefore } from '../../src/analytics/scoreboard/pregame-odds.ts'
import { projectScore } from '../../src/analytics/scoreboard/projected-scores.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { toEvidence } from '../../src/verdict/evidence.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildSeason, game, lineup, player, type SeasonSketch } from '../build-season.ts'
import { runs } from '../support/runs.ts'

const teams = 4
const kickoff = Date.parse('2025-09-28T17:00:00.000Z')
const at = (minutes: number) => new Date(kickoff + 60_000 * minutes).toISOString()
const played = [1, 2, 3]
const week = 4

interface League {
  /** By team. */
  strengths: readonly number[]
  /** Of each team's two starters; null without projections. */
  projected: readonly number[] | null
  /** In the running week: nobody in the slot, a starter on bye, or one who is ruled out. */
  hole: 'empty' | 'bye' | 'out'
  /** The starters that it concerns, by number: team 1 has 1 and 2, its opponent 3 and 4. */
  missing: readonly number[]
  /** The host writes 0 for who is on bye or ruled out once the week has begun. */
  writesZero: boolean
  homeBonus: number
  /** The running game takes two weeks. */
  isDouble: boolean
}

/**
 * Three weeks are over, the fourth stands before its first kickoff or right after it; every team has a quarterback and a running back. With
 * `isSecond` its first week is over, too, and the second one stands there.
 */
function leagueAt(
  minutes: number,
  { strengths, projected, hole, missing, writesZero, homeBonus, isDouble }: League,
  isSecond = false,
): Season {
  const running = isSecond ? week + 1 : week
  const over = isSecond ? [...played, week] : played
  const scoreOf = (team: number, of: number) => (strengths[team - 1] ?? 0) + ((team * 7 + of * 5) % 11)
  const pairs = (of: number): [number, number][] =>
    of % 2 === 0
      ? [
          [1, 2],
          [3, 4],
        ]
      : [
          [1, 3],
          [2, 4],
        ]
  const weeks = isDouble ? [week, week + 1] : [week]
  const matchups = [
    ...played.flatMap((of) =>
      pairs(of).map(([home, away]) => game(of, [home, scoreOf(home, of)], [away, scoreOf(away, of)])),
    ),
    ...pairs(week).map(([home, away]) =>
      minutes < 0 && !isSecond
        ? game(week, [home, 0], [away, 0], { status: 'scheduled', weeks })
        : game(week, [home, homeBonus], [away, 0], { status: 'in-progress', weeks, byWeek: [[0], [0]] }),
    ),
    ...pairs(1).map(([home, away]) =>
      game(week + 1, [home, 0], [away, 0], { status: 'scheduled', weeks: [weeks.length + week] }),
    ),
  ]
  const teamOf = (number: number) => Math.ceil(number / 2)
  const players = Array.from({ length: 2 * teams }, (_, index) => {
    const number = index + 1
    const isHole = missing.includes(number)
    const zero = isHole && writesZero && minutes >= 0
    const half = (of: number) => scoreOf(teamOf(number), of) / 2
    return {
      ...player(number, number % 2 === 1 ? ('QB' as const) : ('RB' as const)),
      nflTeam: isHole && hole === 'bye' ? 'NE' : 'KC',
      injuryStatus: isHole && hole === 'out' ? 'OUT' : null,
      weeks: [
        ...over.map((of) => ({ week: of, points: half(of), projectedPoints: null, nflTeam: 'KC' })),
        { week: running, points: zero ? 0 : null, projectedPoints: projected?.[index] ?? null, nflTeam: null },
      ],
    }
  })
  const lineups = [...over, running].flatMap((of) =>
    Array.from({ length: teams }, (_, index) => {
      const isIn = (number: number) => of !== running || hole !== 'empty' || !missing.includes(number)
      return lineup(of, index + 1, {
        QB: [2 * index + 1].filter(isIn),
        RB: [2 * index + 2].filter(isIn),
        BENCH: [2 * index + 1, 2 * index + 2].filter((number) => !isIn(number)),
      })
    }),
  )
  const lastWeek = week + weeks.length
  const settings: SeasonSketch['settings'] = {
    regularSeasonMatchups: week + 1,
    matchupPeriods: [
      ...played.map((of) => ({ matchupPeriod: of, weeks: [of] })),
      { matchupPeriod: week, weeks },
      { matchupPeriod: week + 1, weeks: [lastWeek] },
      { matchupPeriod: week + 2, weeks: [lastWeek + 1] },
    ],
    playoffTeamCount: 2,
    lineupSlots: [
      { slot: 'QB', count: 1 },
      { slot: 'RB', count: 1 },
    ],
    homeBonus: { regularSeason: homeBonus, playoffs: 0 },
  }
  const nflGame = { week: running, opponent: 'LV', isHome: true, kickoff: at(0) }
  return buildSeason({
    teams,
    settings,
    matchups: matchups.map((matchup) =>
      minutes < 0 || !matchup.weeks.includes(week) ? matchup : { ...matchup, home: { ...matchup.home, homeBonus } },
    ),
    players,
    lineups,
    status: { scoredWeeks: over, currentWeek: running, finalWeek: lastWeek + 1, regularSeasonFinalWeek: lastWeek },
    nflSchedule: {
      KC: [...(isSecond ? [{ ...nflGame, week, kickoff: at(-10_000) }] : []), nflGame],
      NE: [{ ...nflGame, week: week + 3 }],
    },
    asOf: at(minutes),
  })
}

const anyLeague: fc.Arbitrary<League> = fc.record({
  strengths: fc.array(fc.integer({ min: 60, max: 140 }), { minLength: teams, maxLength: teams }),
  projected: fc.option(fc.array(fc.integer({ min: 20, max: 70 }), { minLength: 2 * teams, maxLength: 2 * teams })),
  hole: fc.constantFrom('empty', 'bye', 'out'),
  missing: fc.subarray([1, 2, 3, 4]),
  writesZero: fc.boolean(),
  homeBonus: fc.constantFrom(0, 3),
  isDouble: fc.boolean(),
})

/** The running week is over; by the next one the ruled out player is well again. */
function endWeek(document: HostSeason): HostSeason {
  return {
    ...document,
    status: { ...document.status, scoredWeeks: [...played, week], currentWeek: week + 1 },
    matchups: document.matchups.map((matchup) =>
      matchup.weeks.includes(week) ? { ...matchup, winner: 'away' } : matchup,
    ),
    players: document.players.map((one) => ({
      ...one,
      injuryStatus: null,
      weeks: one.weeks.map((of) => (of.week === week && one.number !== 2 ? { ...of, points: 50 } : of)),
    })),
  }
}

const gameIn = (season: Season) => season.matchups.find(({ weeks, home }) => weeks[0] === week && home.teamId === 1)

describe('over a kickoff with no point scored', () => {
  it('the chance of a game and the odds of the season stay', () => {
    fc.assert(
      fc.property(anyLeague, (league) => {
        const [before, after] = [leagueAt(-1, league), leagueAt(0, league)]
        const [then, now] = [before, after].map((season) => {
          const matchup = gameIn(season)
          return matchup ? homeChanceNow(season, matchup) : null
        })
        expect(then).not.toBeNull()
        expect(now).not.toBeNull()
        expect(now).toBeCloseTo(then ?? 0, 9)
        const said = gameIn(after)
        expect(said && oddsBefore(after, said)?.home).toBeCloseTo(then ?? 0, 9)
        for (const { id } of after.teams) expect(projectScore(after, id, [week])).toBe(projectScore(before, id, [week]))
        const [earlier, later] = [before, after].map((season) => findPresentOdds(season, 500)?.odds.teams ?? [])
        expect(earlier).toHaveLength(teams)
        for (const [index, { playoffs, title }] of (earlier ?? []).entries()) {
          expect(Math.abs((later?.[index]?.playoffs.chance ?? 0) - playoffs.chance)).toBeLessThan(0.01)
          expect(Math.abs((later?.[index]?.title.chance ?? 0) - title.chance)).toBeLessThan(0.01)
        }
      }),
      { numRuns: runs(40, 400) },
    )
  })

  it('the chance stays in the second week of a round, too', () => {
    fc.assert(
      fc.property(anyLeague, (league) => {
        const [then, now] = [-1, 0].map((minutes) => {
          const season = leagueAt(minutes, { ...league, isDouble: true }, true)
          const matchup = gameIn(season)
          return matchup ? homeChanceNow(season, matchup) : null
        })
        expect(then).not.toBeNull()
        expect(now).toBeCloseTo(then ?? 0, 9)
      }),
      { numRuns: runs(40, 400) },
    )
  })

  const even: League = {
    strengths: [100, 100, 100, 100],
    projected: null,
    hole: 'empty',
    missing: [],
    writesZero: false,
    homeBonus: 0,
    isDouble: false,
  }

  it('the ratings still count, without projections', () => {
    const league = { ...even, strengths: [130, 80, 100, 100] }
    const [before, after] = [leagueAt(-1, league), leagueAt(0, league)].map((season) => {
      const matchup = gameIn(season)
      return matchup ? (homeChanceNow(season, matchup) ?? 0) : 0
    })
    expect(before).toBeGreaterThan(0.55)
    expect(after).toBe(before)
  })

  it.each(['empty', 'bye', 'out'] as const)('a starter who is missing (%s) counts before it, too', (hole) => {
    const season = leagueAt(-1, { ...even, hole, missing: [2] })
    const matchup = gameIn(season)
    expect(matchup && homeChanceNow(season, matchup)).toBeLessThan(0.2)
  })

  it.each(['empty', 'bye', 'out'] as const)('nobody in a round’s first week (%s) is half of its points', (hole) => {
    const chances = [-1, 0].map((minutes) => {
      const season = leagueAt(minutes, { ...even, hole, missing: [1, 2], isDouble: true })
      const matchup = gameIn(season)
      return matchup ? (homeChanceNow(season, matchup) ?? 0) : 0
    })
    // Team 1 is expected to score about 100, its opponent 200, with a spread of about 36 in three weeks.
    expect(chances[0]).toBeLessThan(0.02)
    expect(chances[1]).toBe(chances[0])
  })

  it('a starter who was ruled out leaves one chance, before the game, while it is played, and after it', () => {
    const chanceBefore = (minutes: number, isFinal = false) => {
      const season = leagueAt(minutes, { ...even, hole: 'out', missing: [2], writesZero: !isFinal })
      const known = isFinal ? judgeSeason(endWeek(toEvidence(season))) : season
      const matchup = gameIn(known)
      return matchup && oddsBefore(known, matchup)?.home
    }
    const before = chanceBefore(-1)
    expect(before).toBeLessThan(0.2)
    expect(chanceBefore(0)).toBe(before)
    expect(chanceBefore(0, true)).toBeCloseTo(before ?? 0, 9)
  })

  it('says that nothing is live before it', () => {
    const context = { seasons: [], asOf: null }
    const liveWeekAt = (minutes: number) => {
      const season = leagueAt(minutes, even)
      const call = { host: season.host, leagueId: season.leagueId, season: undefined }
      return handlers.forecast({ season, context: { ...context, forecastRuns: 20 } }, call).liveWeek
    }
    expect(liveWeekAt(-1)).toBeNull()
    expect(liveWeekAt(0)).toBe(week)
  })
})
