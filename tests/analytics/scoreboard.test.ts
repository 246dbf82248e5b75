import { describe, expect, it } from 'vitest'
import { recordCloseGames } from '../../src/analytics/luck/other-records.ts'
import { oddsWhilePlayed } from '../../src/analytics/scoreboard/live-odds.ts'
import { flagMatchup } from '../../src/analytics/scoreboard/matchup-flags.ts'
import { oddsBefore } from '../../src/analytics/scoreboard/pregame-odds.ts'
import { projectWeek } from '../../src/analytics/scoreboard/projected-scores.ts'
import { analyzeStartSit } from '../../src/analytics/start-sit.ts'
import type { Matchup, Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game, lineup, player } from '../build-season.ts'
import { toyLeague } from './toy-league.ts'

const ask = (season: Season, week: number) =>
  handlers.scoreboard(
    { season, context: { seasons: [], asOf: null } },
    { host: season.host, leagueId: season.leagueId, season: undefined, week },
  )

function matchupOf(season: Season, id: number): Matchup {
  const found = season.matchups.find((matchup) => matchup.id === id)
  if (!found) throw new Error(`no matchup ${id}`)
  return found
}

describe('the scoreboard of the toy league', () => {
  it('gives C 48 % before week 3 and sets no flags', () => {
    // B is rated 1.480 above C: Φ(−1.480/(17.89 · √(2 + 2/20.27))) = Φ(−0.057) = 0.477.
    const season = toyLeague()
    const game = ask(season, 3).matchups.find(({ home }) => home.team.name === 'C')
    expect(game?.home).toMatchObject({ chanceBefore: expect.closeTo(0.477, 3), scoreRank: 1, isWinner: true })
    expect(game).toMatchObject({ margin: 10, flags: [] })
    expect(ask(season, 3).chanceBasis).toBe('ratings')
  })

  it('has no odds before the first week without projections', () => {
    expect(ask(toyLeague(), 1).matchups[0]?.home).toMatchObject({ chanceBefore: null, record: '1-0' })
  })

  it('lists the available weeks, and refuses others', () => {
    expect(ask(toyLeague(2), 3)).toMatchObject({ isComplete: false, unavailable: null, weeks: { length: 3 } })
    expect(() => ask(toyLeague(), 4)).toThrow('No week 4 in Pencil League 2025; its last week is 3.')
    expect(ask(buildSeason({ status: { finalWeek: 2 } }), 2).unavailable).toMatch(/matchups aren’t available/)
  })

  it('says of a past week without games that it is not available, and before the season that there is no schedule', () => {
    const gap = buildSeason({
      matchups: [
        game(1, [1, 90], [2, 80]),
        game(3, [1, 90], [2, 80]),
        game(5, [1, 0], [2, 0], { status: 'scheduled' }),
      ],
      status: { finalWeek: 5, currentWeek: 4, scoredWeeks: [1, 2, 3] },
    })
    expect(ask(gap, 2).unavailable).toBe('Week 2 matchups aren’t available.')
    expect(ask(gap, 4).unavailable).toBe('Week 4 matchups aren’t available yet.')
    const early = buildSeason({ status: { phase: 'pre-season', currentWeek: 0, finalWeek: 2 } })
    expect(ask(early, 1)).toMatchObject({ unavailable: 'The schedule isn’t out yet.', ranking: [] })
  })
})

describe('chances before a game', () => {
  const starters = [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })]
  const project = (own: number, other: number) =>
    buildSeason({
      teams: 2,
      matchups: [game(1, [1, 90], [2, 100])],
      players: [player(1, 'QB', [90], { projected: [own] }), player(2, 'QB', [100], { projected: [other] })],
      lineups: starters,
    })

  it('use projections if available, 85 hundredths of the difference', () => {
    // Φ(0.85 · 20 / √(1.08 · (29.1² + 25.1²)))
    expect(oddsBefore(project(120, 100), matchupOf(project(120, 100), 1))).toEqual({
      home: expect.closeTo(0.665, 3),
      basis: 'projections',
    })
  })

  it('are one figure in a game of several weeks, whatever is projected for its second week', () => {
    const final = (second: number) =>
      buildSeason({
        teams: 2,
        matchups: [game(1, [1, 90], [2, 100]), game(2, [1, 200], [2, 180], { weeks: [2, 3], kind: 'winners-bracket' })],
        players: [
          player(1, 'QB', [90, 80, 90], { projected: [90, 90, second] }),
          player(2, 'QB', [90, 90, 90], { projected: [90, 90, 90] }),
        ],
        lineups: [2, 3].flatMap((week) => [lineup(week, 1, { QB: [1] }), lineup(week, 2, { QB: [2] })]),
      })
    const [low, high] = [final(20), final(160)].map((season) => oddsBefore(season, matchupOf(season, 2)))
    expect(low?.basis).toBe('ratings')
    expect(low?.home).toBeLessThan(0.5)
    expect(high).toEqual(low)
  })

  it('see that a week of zeroes has no projections', () => {
    expect(projectWeek(project(0, 0), 1)).toBeNull()
    expect(oddsBefore(project(0, 0), matchupOf(project(0, 0), 1))).toBeNull()
  })
})

describe('flags', () => {
  const quiet = [
    game(1, [1, 100], [2, 75]),
    game(1, [3, 80], [4, 60]),
    game(2, [1, 105], [3, 80]),
    game(2, [2, 90], [4, 65]),
  ]

  it('call an upset, a close game and a blowout by their limits', () => {
    const season = buildSeason({
      teams: 4,
      matchups: [...quiet, game(3, [1, 90], [4, 91]), game(3, [2, 160], [3, 40])],
      players: [player(1, 'QB', [], { projected: [] }), player(4, 'QB')].map((entry, index) => ({
        ...entry,
        weeks: [{ week: 3, points: 90 + index, projectedPoints: index === 0 ? 110 : 80, nflTeam: 'KC' }],
      })),
      lineups: [lineup(3, 1, { QB: [1] }), lineup(3, 4, { QB: [4] })],
    })
    expect(flagMatchup(season, matchupOf(season, 5))).toEqual(['upset', 'close'])
    expect(flagMatchup(season, matchupOf(season, 6))).toEqual(['blowout'])
  })

  it('call no win an upset where the season so far does not tell the teams apart, whatever the projections say', () => {
    const projected = (scores: [number, number]) =>
      buildSeason({
        teams: 2,
        matchups: [game(1, [1, scores[0]], [2, scores[1]]), game(2, [1, 90], [2, 80])],
        players: [110, 80].map((projection, index) => ({
          ...player(index + 1, 'QB'),
          weeks: [{ week: 2, points: 90 - 10 * index, projectedPoints: 190 - projection, nflTeam: 'KC' }],
        })),
        lineups: [lineup(2, 1, { QB: [1] }), lineup(2, 2, { QB: [2] })],
      })
    // Team 1 has 80 projected against 110, and wins.
    const level = projected([100, 101])
    const apart = projected([60, 150])
    expect(oddsBefore(level, matchupOf(level, 2))?.home).toBeLessThan(0.4)
    expect(flagMatchup(level, matchupOf(level, 2))).not.toContain('upset')
    expect(flagMatchup(apart, matchupOf(apart, 2))).toContain('upset')
    // In a first week nobody is known to be better.
    const first = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 90], [2, 80])],
      players: [player(1, 'QB', [90], { projected: [80] }), player(2, 'QB', [80], { projected: [110] })],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })],
    })
    expect(oddsBefore(first, matchupOf(first, 1))?.home).toBeLessThan(0.4)
    expect(flagMatchup(first, matchupOf(first, 1))).not.toContain('upset')
  })

  it('see a win that the loser’s bench would have taken away, and a top score that lost', () => {
    const season = buildSeason({
      teams: 8,
      matchups: [
        game(1, [1, 100], [2, 85]),
        game(1, [3, 70], [4, 52]),
        game(1, [5, 69], [6, 50]),
        game(1, [7, 68], [8, 51]),
      ],
      players: [player(1, 'QB', [85]), player(2, 'QB', [101]), player(3, 'QB', [52]), player(4, 'QB', [60])],
      lineups: [lineup(1, 2, { QB: [1], BENCH: [2] }), lineup(1, 4, { QB: [3], BENCH: [4] })],
    })
    expect(flagMatchup(season, matchupOf(season, 1))).toEqual(['stolen', 'top-score-loss'])
    expect(flagMatchup(season, matchupOf(season, 2))).toEqual([])
  })

  it('count a tie with the optimal lineup as no win, as start/sit analysis does', () => {
    // 90.2 + 0.4 is 90.60000000000001 to a computer.
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 90.6], [2, 80.4], { adjustments: [0, 0.4] })],
      players: [player(1, 'QB', [80]), player(2, 'QB', [90.2])],
      lineups: [lineup(1, 2, { QB: [1], BENCH: [2] })],
    })
    expect(flagMatchup(season, matchupOf(season, 1))).not.toContain('stolen')
    expect(analyzeStartSit(season, 2, 1)).toMatchObject({ startSitImpact: 10.2, wouldHaveWon: false })
  })

  it('have no other flag if neither team set a lineup', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 0], [2, 0])],
      players: [player(1, 'QB', [30])],
      lineups: [lineup(1, 1, { BENCH: [1] }), lineup(1, 2, {})],
    })
    expect(flagMatchup(season, matchupOf(season, 1))).toEqual(['nobody-started'])
    expect(recordCloseGames(season).get(1)).toEqual({ wins: 0, losses: 0, ties: 0 })
    // A forgotten starter is no lineup; a whole one that scored nothing is a tie.
    const started = (count: number) =>
      buildSeason({
        teams: 2,
        matchups: [game(1, [1, 0], [2, 0])],
        players: [player(1, 'QB', [0]), player(2, 'RB', [0]), player(3, 'WR', [0])],
        lineups: [lineup(1, 1, {}), lineup(1, 2, count === 1 ? { WR: [3] } : { QB: [1], RB: [2], WR: [3] })],
      })
    expect(flagMatchup(started(1), matchupOf(started(1), 1))).toEqual(['nobody-started'])
    expect(flagMatchup(started(3), matchupOf(started(3), 1))).not.toContain('nobody-started')
  })
})

describe('a game that is being played', () => {
  it('counts points so far and projections of who is still to play', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 20], [2, 30], { status: 'in-progress' })],
      players: [
        player(1, 'QB', [20], { projected: [15] }),
        player(2, 'RB', [null], { projected: [18] }),
        player(3, 'QB', [30], { projected: [15] }),
      ],
      lineups: [lineup(1, 1, { QB: [1], RB: [2] }), lineup(1, 2, { QB: [3] })],
      status: { scoredWeeks: [] },
    })
    const odds = oddsWhilePlayed(season, matchupOf(season, 1))
    expect(odds?.home).toEqual({ toCome: 18, startersToCome: 1 })
    // Projected were 33 and 15, on average 24. Of 9 above it 18/33 is left, of which 0.15 do not count: Φ((8 − 0.74) / √(1.08 · 8.7²))
    expect(odds?.homeChance).toBeCloseTo(0.789, 3)
    expect(ask(season, 1).matchups[0]).toMatchObject({
      away: { chanceLive: 0.2109, startersToCome: 0 },
      margin: null,
    })
  })

  it('expects of a starter without a projection his slot’s share of the team’s rating', () => {
    const players = [1, 2, 3, 4].map((number) =>
      player(number, 'RB', [20 + number, number === 1 ? 5 : null], { projected: [null, null] }),
    )
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 43], [2, 47]), game(2, [1, 5], [2, 0], { status: 'in-progress' })],
      players,
      lineups: [1, 2].flatMap((week) => [lineup(week, 1, { QB: [1], RB: [2] }), lineup(week, 2, { QB: [3], RB: [4] })]),
      status: { scoredWeeks: [1] },
    })
    const odds = oddsWhilePlayed(season, matchupOf(season, 2))
    expect(odds).toMatchObject({
      // RB: the mean of 22 and 24. QB: of 21 and 23. Ratings 45 ∓ 2/19.025; of the first one 23/45 is to come.
      home: { toCome: 22.95, startersToCome: 1 },
      away: { toCome: 45.11, startersToCome: 2 },
    })
    // σ² = (0.206 · 45)² = 85.9, error² = 85.9/19.025 = 4.52: Φ((5 + 22.95 − 45.11) / √(85.9 · (0.511 + 1) + 4.52 · (0.511² + 1)))
    expect(odds?.homeChance).toBeCloseTo(0.0703, 3)
  })

  it('has no odds if neither projections nor ratings are known', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 5], [2, 0], { status: 'in-progress' })],
      players: [player(1, 'QB', [5]), player(2, 'QB', [null], { projected: [null] })],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })],
      status: { scoredWeeks: [] },
    })
    expect(oddsWhilePlayed(season, matchupOf(season, 1))).toBeNull()
  })

  it('is never certain before it is over', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 20], [2, 30], { status: 'in-progress' })],
      players: [player(1, 'QB', [20]), player(2, 'QB', [30])],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })],
      status: { scoredWeeks: [] },
    })
    expect(oddsWhilePlayed(season, matchupOf(season, 1))?.homeChance).toBe(0.01)
  })
})

describe('a median league', () => {
  it('has the week’s median and who beat it', () => {
    const season = toyLeague(3, { settings: { hasMedianGame: true } })
    const { median, matchups } = ask(season, 1)
    expect(median).toBe(85)
    expect(matchups.flatMap(({ home, away }) => [home.beatsMedian, away?.beatsMedian])).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
