/** Seeds: divisions, the league's tiebreaker, ESPN's own order. */
import { describe, expect, it } from 'vitest'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { LeagueSettings } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { toEvidence } from '../../src/verdict/evidence.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { hasOnlyEqualResults, isEqualToHost } from '../../src/verdict/table.ts'
import { buildHostSeason, buildSeason, game } from '../build-season.ts'

const order = ({ table }: Season) => table.map(({ teamId }) => teamId)
const isOpen = { scoredWeeks: [1, 2], regularSeasonFinalWeek: 9 }

describe('seeds before the end of the regular season', () => {
  const divisions = [
    { id: 0, name: 'East' },
    { id: 1, name: 'West' },
  ]
  const matchups = [
    game(1, [1, 100], [2, 90]),
    game(1, [3, 80], [4, 70]),
    game(2, [1, 95], [3, 60]),
    game(2, [2, 85], [4, 75]),
    game(9, [1, 0], [4, 0], { status: 'scheduled' }),
  ]

  it('put the winners of divisions first', () => {
    const teams = [{ divisionId: 0 }, { divisionId: 0 }, { divisionId: 1 }, { divisionId: 1 }]
    const season = buildSeason({ teams, settings: { divisions }, status: isOpen, matchups })
    expect(order(season)).toEqual([1, 3, 2, 4])
    expect(order(buildSeason({ status: isOpen, matchups }))).toEqual([1, 2, 3, 4])
  })

  it('find the winner of a division by the record within it if the host does so', () => {
    // 3 and 4 are 1-1; 4 beat 3, which has more points.
    const games = [game(1, [3, 100], [1, 90]), game(1, [2, 80], [4, 70]), game(2, [4, 75], [3, 60])]
    const teams = [{ divisionId: 0 }, { divisionId: 0 }, { divisionId: 1 }, { divisionId: 1 }]
    const seeded = (divisionRule?: 'division-record') =>
      order(buildSeason({ teams, settings: { divisions, divisionRule }, status: isOpen, matchups: games }))
    expect(seeded()).toEqual([2, 3, 4, 1])
    expect(seeded('division-record')).toEqual([2, 4, 3, 1])
  })

  const tiedWith = (seedingRule: LeagueSettings['seedingRule']) =>
    buildHostSeason({
      settings: { seedingRule },
      status: isOpen,
      // 1 and 2 are 1-1; 2 beat 1, 1 has more points.
      matchups: [
        game(1, [2, 100], [1, 99]),
        game(1, [3, 70], [4, 60]),
        game(2, [1, 120], [3, 80]),
        game(2, [4, 90], [2, 50]),
        game(9, [1, 0], [4, 0], { status: 'scheduled' }),
      ],
    })

  it('break ties by points for, or by the games among the tied', () => {
    // After 1, the other three have 150 points each, and 2 and 3 never met: points against decide, then 3 beat 4.
    expect(order(judgeSeason(tiedWith('points-for')))).toEqual([1, 2, 3, 4])
    expect(order(judgeSeason(tiedWith(null)))).toEqual([1, 2, 3, 4])
    const season = tiedWith('head-to-head')
    const two = { ...season, teams: season.teams.slice(0, 2) }
    expect(order(judgeSeason(two))).toEqual([2, 1])
  })
})

describe('ESPN’s own word', () => {
  const host = (wins: number, losses: number, pointsFor: number) => ({
    recordByHost: { wins, losses, ties: 0, pointsFor, pointsAgainst: 150 },
  })
  const matchups = [game(1, [1, 100], [2, 90]), game(2, [1, 80], [2, 60])]

  it('overrides the matchups in the standings, with a note about both', () => {
    const season = buildSeason({ teams: [host(1, 1, 180), { ...host(1, 1, 150), name: 'Edited' }], matchups })
    const [first, second] = season.table
    expect([first, second].map((row) => [row?.teamId, row?.wins, row?.losses, row?.byMatchups?.wins])).toEqual([
      [1, 1, 1, 2],
      [2, 1, 1, 0],
    ])
    expect(season.verdictNotes[1]).toBe(
      'ESPN counts 1-1 with 150.00 points for and 150.00 against for Edited; the matchups add up to 0-2 with 150.00 points for and 180.00 against. Standings show ESPN’s.',
    )
  })

  it('is silent if both agree, and if ESPN has counted nothing yet', () => {
    const same = { recordByHost: { wins: 2, losses: 0, ties: 0, pointsFor: 180, pointsAgainst: 150 } }
    const zero = { recordByHost: { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 } }
    const season = buildSeason({ teams: [same, zero], matchups })
    expect(season.verdictNotes).toEqual([])
    expect(season.table.map(({ wins, losses }) => [wins, losses])).toEqual([
      [2, 0],
      [0, 2],
    ])
  })

  it('proves the games if every record equals them to the cent', () => {
    const record = (wins: number, pointsFor: number, pointsAgainst: number, more = {}) => ({
      recordByHost: { wins, losses: 2 - wins, ties: 0, pointsFor, pointsAgainst, ...more },
    })
    const first = record(2, 180, 150)
    const second = record(0, 150, 180)
    const judged = buildSeason({ teams: [first, second], matchups })
    const all = { equal: 2, total: 2 }
    expect(judged.equalToHost).toEqual({ records: all, points: all })
    expect(isEqualToHost(judgeSeason(toEvidence(judged)))).toBe(true)
    for (const other of [
      record(0, 150.01, 180),
      record(1, 150, 180),
      record(0, 150, 180, { missesCorrections: true }),
      {},
    ]) {
      const season = buildSeason({ teams: [first, other], matchups })
      expect(isEqualToHost(season)).toBe(false)
      expect(isEqualToHost(judgeSeason(toEvidence(season)))).toBe(false)
    }
    expect(isEqualToHost(buildSeason({ teams: [first, second] }))).toBe(false)
  })

  it('proves the results alone if the host’s points miss corrections', () => {
    const record = (wins: number, more = { missesCorrections: true as const }) => ({
      recordByHost: { wins, losses: 2 - wins, ties: 0, pointsFor: 1, pointsAgainst: 2, ...more },
    })
    expect(hasOnlyEqualResults(buildSeason({ teams: [record(2), record(0)], matchups }))).toBe(true)
    for (const other of [record(1), {}])
      expect(hasOnlyEqualResults(buildSeason({ teams: [record(2), other], matchups }))).toBe(false)
    expect(hasOnlyEqualResults(buildSeason({ teams: [record(2), record(0)] }))).toBe(false)
  })

  it('is all there is of a finished season without a schedule', () => {
    const season = buildSeason({
      teams: [
        { ...host(9, 4, 1500), playoffSeed: 2, finalRank: 1 },
        { ...host(10, 3, 1400), playoffSeed: 1, finalRank: 2 },
      ],
      settings: { regularSeasonMatchups: 13 },
      status: { phase: 'complete', scoredWeeks: [1], finalWeek: 16 },
    })
    const { teams, champion, regularSeasonGames } = computeStandings(season)
    expect(
      teams.map(({ team, seed, regularSeason }) => [team.id, seed, regularSeason.wins, regularSeason.games]),
    ).toEqual([
      [1, 2, 9, 13],
      [2, 1, 10, 13],
    ])
    expect([champion?.team.id, regularSeasonGames]).toEqual([1, 13])
    expect(teams[0]?.regularSeason.avgPointsFor).toBe(115.3846)
    expect(season.verdictNotes).toEqual([])
  })
})

describe('an elimination league', () => {
  const side = (teamId: number, points: number, week: number) => ({
    teamId,
    points,
    adjustment: 0,
    homeBonus: 0,
    pointsByWeek: [{ week, points }],
  })
  const season = buildSeason({
    teams: 3,
    settings: { scoringFormat: 'elimination' },
    status: { phase: 'in-season', scoredWeeks: [1], currentWeek: 2, finalWeek: 2 },
    eliminationRounds: [
      {
        matchupPeriod: 1,
        weeks: [1],
        sides: [side(1, 70, 1), side(2, 50, 1), side(3, 90, 1)],
      },
      {
        matchupPeriod: 2,
        weeks: [2],
        sides: [side(1, 9, 2), side(3, 8, 2)],
      },
    ],
  })

  it('is ranked by who is still in and points, without records or seeds', () => {
    const { teams, highestScoring } = computeStandings(season)
    expect(
      teams.map(({ team, rank, seed, eliminatedInWeek, regularSeason, rankByWeek }) => [
        team.id,
        rank,
        seed,
        eliminatedInWeek,
        regularSeason.pointsFor,
        regularSeason.avgPointsFor,
        regularSeason.games,
        rankByWeek,
      ]),
    ).toEqual([
      [3, 1, null, null, 90, 90, 0, [{ week: 1, rank: 1 }]],
      [1, 2, null, null, 70, 70, 0, [{ week: 1, rank: 2 }]],
      [2, 3, null, 1, 50, 50, 0, [{ week: 1, rank: 3 }]],
    ])
    expect(highestScoring?.team.id).toBe(3)
  })

  it('has no wins, losses or points against in its responses, rather than 0', () => {
    const { standings } = handlers.standings(
      { season, context: { seasons: [], asOf: null } },
      { leagueId: 424225, season: undefined },
    )
    expect(standings.map(({ regularSeason }) => regularSeason)).toMatchObject(
      [90, 70, 50].map((pointsFor) => ({ wins: null, losses: null, pointsFor, pointsAgainst: null })),
    )
    expect(standings[2]?.totalSeason).toEqual({ wins: null, losses: null, ties: null, winPercentage: null })
    const { weeklyPerformance } = handlers.teamWeeklyPerformance(
      { season, context: { seasons: [], asOf: null } },
      { id: 4242250001, weekStart: 1, weekEnd: 2 },
    )
    expect(weeklyPerformance.map(({ starterPoints, matchup, isBye }) => [starterPoints, matchup, isBye])).toEqual([
      [70, null, false],
      [9, null, false],
    ])
  })
})

describe('what a place owes to more than the record', () => {
  const grounds = (season: Season) =>
    computeStandings(season).teams.map(({ team, ground }) => [
      team.id,
      ground && (ground.isDivisionWinner ? `wins division, ${ground.aheadBy}` : ground.aheadBy),
    ])
  const divisions = [
    { id: 0, name: 'East' },
    { id: 1, name: 'West' },
  ]
  const teams = [{ divisionId: 0 }, { divisionId: 0 }, { divisionId: 1 }, { divisionId: 1 }]
  const open = game(9, [1, 0], [4, 0], { status: 'scheduled' })

  it('is the division, where its winner stands above a better record', () => {
    // 1 is 2-0, 2 is 2-1, 3 is 1-2, 4 is 0-2.
    const matchups = [
      game(1, [1, 100], [3, 90]),
      game(1, [2, 90], [4, 70]),
      game(2, [1, 95], [2, 60]),
      game(2, [3, 85], [4, 75]),
      game(3, [2, 85], [3, 75]),
      open,
    ]
    expect(grounds(buildSeason({ teams, settings: { divisions }, status: isOpen, matchups }))).toEqual([
      [1, 'wins division, null'],
      [3, 'wins division, division-winner'],
      [2, null],
      [4, null],
    ])
    expect(grounds(buildSeason({ teams, status: isOpen, matchups })).map(([, ground]) => ground)).not.toContain(
      'division-winner',
    )
  })

  it('is the division for an equal record only if the tiebreaker would not have decided the same', () => {
    // 1 is 2-0; 2 and 3 are 1-1, and 4 is 0-2. 3 wins the West.
    const between = (points: number) => [
      game(1, [1, 100], [2, 80]),
      game(1, [3, points], [4, 70]),
      game(2, [1, 95], [3, 60]),
      game(2, [2, 85], [4, 75]),
      open,
    ]
    const groundOf3 = (points: number) =>
      grounds(buildSeason({ teams, settings: { divisions }, status: isOpen, matchups: between(points) }))[1]
    expect(groundOf3(90)).toEqual([3, 'wins division, division-winner'])
    expect(groundOf3(120)).toEqual([3, 'wins division, points-for'])
  })

  it('is the tiebreaker that decided, of those that the league’s rule puts in order', () => {
    // 1 and 2 are 1-1; 2 beat 1, 1 has more points.
    const matchups = [game(1, [2, 100], [1, 99]), game(2, [1, 120], [2, 50]), game(2, [3, 80], [4, 70]), open]
    const by = (seedingRule: LeagueSettings['seedingRule']) =>
      grounds(buildSeason({ teams: 4, settings: { seedingRule }, status: isOpen, matchups }))
    expect(by('points-for')).toEqual([
      [3, null],
      [1, 'points-for'],
      [2, null],
      [4, null],
    ])
    // They split their games, so that points decide all the same.
    expect(by('head-to-head')).toEqual(by('points-for'))
    const once = [game(1, [2, 100], [1, 99]), game(2, [1, 120], [3, 80]), game(2, [4, 90], [2, 50]), open]
    const two = buildSeason({ teams: 4, settings: { seedingRule: 'head-to-head' }, status: isOpen, matchups: once })
    expect(grounds(two)[0]).toEqual([4, null])
    expect(grounds(two)[1]).toEqual([2, 'head-to-head'])
  })

  it('is unknown where the host’s order is another one, where its rule is unknown, and before the first game', () => {
    // All are 1-1, with fewer points from team to team.
    const matchups = [
      game(1, [1, 100], [4, 70]),
      game(1, [2, 95], [3, 80]),
      game(2, [4, 75], [1, 70]),
      game(2, [3, 75], [2, 70]),
    ]
    const seeded = (seeds: number[], seedingRule: LeagueSettings['seedingRule'] = 'points-for') =>
      grounds(
        buildSeason({
          settings: { seedingRule },
          teams: seeds.map((playoffSeed) => ({ playoffSeed })),
          status: { phase: 'in-season', scoredWeeks: [1, 2], regularSeasonFinalWeek: 2, finalWeek: 4 },
          matchups,
        }),
      ).map(([, ground]) => ground)
    expect(seeded([1, 2, 3, 4])).toEqual(['points-for', 'points-for', 'points-for', null])
    expect(seeded([2, 1, 3, 4])).toEqual([null, null, null, null])
    for (const unknown of ['other', null] as const) expect(seeded([1, 2, 3, 4], unknown)).toEqual(Array(4).fill(null))
    expect(grounds(buildSeason({ teams, settings: { divisions }, matchups: [open] }))[0]?.[1]).toBeNull()
  })
})
