/** Responses as the contract describes them: ids, names, errors. */
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { type LeagueKey, toLeagueId } from '../../src/domain/identity.ts'
import { handlers } from '../../src/handlers/index.ts'
import { handleLeague } from '../../src/handlers/leagues.ts'
import { withDefaults } from '../../src/handlers/parameters.ts'
import { buildSeason, bye, game, lineup, move, pick, player } from '../build-season.ts'
import { espnSeason } from '../support/league-keys.ts'
import { expectResponses } from './expect-responses.ts'

const season = buildSeason({
  teams: [{ id: 3, name: 'Alpha' }, { id: 8, name: 'Beta', divisionName: 'East' }, { id: 9 }],
  matchups: [game(1, [3, 48], [8, 55.5], { adjustments: [10, 0] }), bye(1, 9, 0), game(2, [3, 10], [8, 10])],
  players: [
    player(1, 'QB', [20, 5]),
    player(2, 'RB', [10, 5]),
    player(3, 'WR', [8, 1]),
    player(4, 'RB', [15, 1]),
    player(5, 'D/ST', [55.5, 10], { injuryStatus: 'ACTIVE' }),
  ],
  lineups: [
    lineup(1, 3, { QB: [1], RB: [2], WR: [3], BENCH: [4] }),
    lineup(1, 8, { 'D/ST': [5] }),
    lineup(1, 9, {}),
    lineup(2, 3, { QB: [1], RB: [2] }),
    lineup(2, 8, { 'D/ST': [5] }),
  ],
  picks: [pick(1, 1, 3, 1), pick(2, 1, 8, 5), pick(3, 2, 3, 2)],
  transactions: [
    move('w1', {
      processedAt: '2025-09-10T08:00:00Z',
      kind: 'waiver',
      teamId: 3,
      bidDollars: 12,
      items: [{ player: 4, action: 'add', fromTeamId: null, toTeamId: 3 }],
    }),
  ],
  warnings: [
    { message: 'The NFL schedule is missing.', source: 'pro-schedule.json', week: null, detail: null },
    { message: 'The NFL schedule is missing.', source: 'pro-schedule.json', week: 2, detail: null },
  ],
})
const input = { season, context: { seasons: [espnSeason(4242, 2024)], asOf: '2025-12-01T00:00:00Z' } }
const leagueId = 424225
const alpha = 4242250003
const beta = 4242250008
const gamma = 4242250009
const passer = 4242250001
const defense = 4242250005
const elsewhere = 4242240003

function errorOf(run: () => unknown): DomainError {
  try {
    run()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('Nothing went wrong')
}

describe('the league', () => {
  it('is described as in the list of leagues', () => {
    expect(handleLeague(input)).toEqual({
      id: leagueId,
      host: 'espn',
      hostLeagueId: '4242',
      espnLeagueId: 4242,
      name: 'Pencil League',
      season: 2025,
      teamCount: 3,
      totalTeams: 3,
      regularSeasonWeeks: 2,
      playoffWeeks: 0,
      draftComplete: true,
      draftState: 'complete',
      totalPicks: 3,
      summary: { totalPicks: 3 },
      phase: 'in-season',
      currentWeek: 2,
      completedWeeks: [1, 2],
      finalWeek: 2,
      leader: {
        teamId: beta,
        teamName: 'Beta',
        isChampion: false,
        wins: 1,
        losses: 0,
        ties: 1,
        pointsFor: 65.5,
      },
      newestEdition: 2,
      playoffTeamCount: 2,
      scoringFormat: 'head-to-head',
      hasMedianGame: false,
      draftType: 'snake',
      draftDate: null,
      tradeDeadline: null,
      draftOrder: [],
      lineupSlots: season.settings.lineupSlots,
      scoring: 'PPR',
      seasons: [2025, 2024],
      asOf: '2025-12-01T00:00:00Z',
      isPartial: false,
      warnings: ['The NFL schedule is missing.'],
    })
  })

  it('names its scoring by the points per reception', () => {
    const scoringOf = (pointsPerReception: number | null) =>
      handleLeague({ ...input, season: { ...season, settings: { ...season.settings, pointsPerReception } } }).scoring
    expect([1, 0.5, 0, 0.25, null].map(scoringOf)).toEqual(['PPR', 'Half PPR', 'Standard', null, null])
  })

  it('has teams with public ids', () => {
    expect(handlers.team(input, { id: beta })).toEqual({
      id: beta,
      name: 'Beta',
      abbreviation: 'T8',
      ownerNames: ['Owner 8'],
      division: 'East',
      league: {
        id: leagueId,
        host: 'espn',
        hostLeagueId: '4242',
        espnLeagueId: 4242,
        name: 'Pencil League',
        season: 2025,
      },
    })
  })
})

describe('a league of a host with an id per season', () => {
  const sleeper = buildSeason({ host: 'sleeper', leagueId: '910020250000000001', teams: 1 })
  const before: LeagueKey = { host: 'sleeper', leagueId: '910020230000000001', season: 2023 }

  it('has the ids of its host and of each season, and none of ESPN', () => {
    expect(handleLeague({ season: sleeper, context: { seasons: [before], asOf: null } })).toMatchObject({
      id: toLeagueId(sleeper),
      host: 'sleeper',
      hostLeagueId: '910020250000000001',
      espnLeagueId: null,
      seasons: [2025, 2023],
      seasonLeagueIds: [
        { season: 2025, hostLeagueId: '910020250000000001' },
        { season: 2023, hostLeagueId: '910020230000000001' },
      ],
    })
    expect(handleLeague(input)).not.toHaveProperty('season_league_ids')
  })

  it('matches the contract', () => {
    expectResponses(sleeper)
  })

  it('is one of those that its host lists of a user', () => {
    const parameters = { host: 'sleeper', user: 'somebody' } as const
    const listed = { name: 'The League', teamCount: 12, seasons: [before] }
    const response = handlers.userLeagues({ leagues: [listed] }, parameters)
    expect(response).toEqual({
      ...parameters,
      leagues: [
        {
          name: 'The League',
          teamCount: 12,
          seasons: [{ season: 2023, hostLeagueId: '910020230000000001' }],
        },
      ],
    })
    expect(responseSchemas.userLeagues.parse(response)).toEqual(response)
  })
})

describe('a week’s responses', () => {
  it('give roster, matchup and draft of a team in a week', () => {
    const { roster, matchup } = handlers.weeklyRoster(input, { id: alpha, week: 1 })
    expect(roster.map(({ playerId, lineupSlot }) => [playerId, lineupSlot])).toEqual([
      [4242250001, 'QB'],
      [4242250002, 'RB'],
      [4242250003, 'WR'],
      [4242250004, 'BENCH'],
    ])
    expect(roster[0]).toMatchObject({
      draftInfo: { round: 1, pick: 1, overallPick: 1 },
      weekPoints: 20,
      isStarter: true,
    })
    expect(roster[3]?.draftInfo).toBeNull()
    expect(matchup).toEqual({
      matchupId: 1,
      opponentId: beta,
      opponentName: 'Beta',
      teamScore: 48,
      opponentScore: 55.5,
      teamWeekScore: 38,
      opponentWeekScore: 55.5,
      result: 'loss',
      median: null,
      isNoContest: false,
      isPlayoff: false,
      isConsolation: false,
      weeks: [1],
    })
  })

  it('pair the slot left empty in the start/sit analysis', () => {
    expect(handlers.startSitAnalysis(input, { id: alpha, week: 1 })).toMatchObject({
      teamScore: 38,
      optimalScore: 53,
      startSitImpact: 15,
      result: 'loss',
      opponentScore: 55.5,
      wouldHaveWon: true,
      missedOpportunities: [
        {
          positionEligibility: 'FLEX',
          starterId: null,
          starterName: 'Empty slot',
          starterPoints: 0,
          benchId: 4242250004,
          benchName: 'RB 4',
          benchPoints: 15,
          pointsMissed: 15,
        },
      ],
    })
  })

  it('are not found, in the words of the contract, if a team has no roster', () => {
    for (const name of ['weeklyRoster', 'startSitAnalysis'] as const) {
      const error = errorOf(() => handlers[name](input, { id: gamma, week: 2 }))
      expect(error).toMatchObject({ kind: 'not-found', message: `No roster data found for team ${gamma} in week 2` })
    }
  })

  it('have a roster but no matchup in a bye', () => {
    expect(handlers.weeklyRoster(input, { id: gamma, week: 1 })).toMatchObject({ roster: [], matchup: null })
  })
})

describe('lists', () => {
  it('filter by round, week, team and playoffs', () => {
    expect(handlers.leagueDraft(input, { id: leagueId, roundNum: 2 })).toMatchObject([
      { id: 4242250003, overallPick: 3, team: { id: alpha }, player: { id: 4242250002 } },
    ])
    expect(handlers.leagueSchedule(input, { id: leagueId, week: 2 })).toMatchObject([
      { week: 2, winner: null, isTie: true, home: { teamId: alpha, score: 10 } },
    ])
    const none = { week: undefined, isPlayoff: undefined, leagueId: undefined }
    expect(handlers.matchups(input, { ...none, teamId: gamma })).toMatchObject([
      { away: null, winner: null, isTie: false },
    ])
    expect(handlers.matchups(input, { ...none, teamId: undefined, isPlayoff: true })).toEqual([])
  })

  it('read DEF as D/ST', () => {
    const found = handlers.playersByPosition(input, {
      position: 'DEF',
      sortBy: 'total_points',
      limit: 5,
      leagueId: undefined,
    })
    expect(found).toMatchObject([{ id: defense, totalPoints: 65.5, team: { id: beta, name: 'Beta' } }])
    expect(handlers.teamRoster(input, { id: beta, position: 'DEF' }).roster).toHaveLength(1)
  })

  it('page through the players', () => {
    const page = (offset: number, limit: number) =>
      handlers.players(input, { ...withDefaults('players', {}), offset, limit }).map(({ id }) => id)
    expect(page(0, 2)).toEqual([defense, passer])
    expect([...page(0, 2), ...page(2, 2), ...page(4, 2)]).toEqual(page(0, 50))
  })

  it('list each move with its teams', () => {
    expect(handlers.teamTransactions(input, { id: alpha, upToWeek: undefined }).transactions).toMatchObject([
      {
        transactionId: 'w1',
        bidAmount: 12,
        items: [{ player: { id: 4242250004 }, fromTeamId: null, toTeamId: alpha }],
      },
    ])
  })

  it('return a player’s weeks instead of teams’ on request', () => {
    const given = { ...withDefaults('weeklyPerformance', {}), playerId: passer, weekEnd: 1 }
    expect(handlers.weeklyPerformance(input, given)).toMatchObject({
      weeklyPerformance: [],
      playerWeeks: [{ week: 1, points: 20, projectedPoints: 10, isStarter: true }],
    })
  })
})

describe('head to head', () => {
  it('names both teams and the winner of each game', () => {
    expect(handlers.headToHead(input, { a: beta, b: alpha })).toMatchObject({
      teamA: { id: beta },
      teamB: { id: alpha },
      summary: { games: 2, aWins: 1, bWins: 0, ties: 1, aPoints: 65.5, bPoints: 58 },
      games: [
        { week: 1, winnerId: beta },
        { week: 2, winnerId: null },
      ],
    })
  })

  it('refuses a team of another league season, and a team against itself', () => {
    expect(errorOf(() => handlers.teamVersus(input, { id: alpha, otherId: elsewhere })).kind).toBe('bad-request')
    expect(errorOf(() => handlers.headToHead(input, { a: elsewhere, b: alpha })).kind).toBe('bad-request')
    expect(errorOf(() => handlers.headToHead(input, { a: alpha, b: alpha })).kind).toBe('bad-request')
  })
})

describe('missing data', () => {
  it('is not found: teams and players that the season does not have', () => {
    const unknown = 4242250777
    expect(errorOf(() => handlers.team(input, { id: unknown }))).toMatchObject({
      kind: 'not-found',
      message: 'No team 4242250777 in Pencil League 2025.',
    })
    expect(errorOf(() => handlers.player(input, { id: unknown })).kind).toBe('not-found')
    expect(errorOf(() => handlers.seasonOverview(input, { id: elsewhere })).kind).toBe('not-found')
    expect(errorOf(() => handlers.headToHead(input, { a: alpha, b: unknown })).kind).toBe('not-found')
  })

  it('is a bad request if parameters contradict each other', () => {
    const given = withDefaults('weeklyPerformance', {})
    const wrong = [
      () => handlers.weeklyPerformance(input, { ...given, weekStart: 5, weekEnd: 4 }),
      () => handlers.weeklyPerformance(input, { ...given, leagueId: leagueId - 1 }),
      () => handlers.weeklyPerformance(input, { ...given, teamId: elsewhere }),
      () => handlers.weeklyPerformance(input, { ...given, playerId: elsewhere }),
      () => handlers.teamWeeklyPerformance(input, { id: alpha, weekStart: 9, weekEnd: 1 }),
      () => handlers.playerWeeklyStats(input, { id: passer, weekStart: 9, weekEnd: 1 }),
      () => handlers.standings(input, { leagueId, season: 2024 }),
      () => handlers.players(input, { ...withDefaults('players', {}), leagueId: 1 }),
    ]
    expect(wrong.map((run) => errorOf(run).kind)).toEqual(wrong.map(() => 'bad-request'))
  })
})

describe('the table', () => {
  it('has a handler and a response for every endpoint', () => {
    const names = Object.keys(endpoints) as EndpointName[]
    expect(Object.keys(handlers).sort()).toEqual(names.toSorted())
    expect(Object.keys(responseSchemas).sort()).toEqual(names.toSorted())
  })
})
