import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leagueIdOf } from '../../src/analytics/public-ids.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, bye, game } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { anySeason, relabelTeams } from './any-season.ts'

function order(season: Season): number[] {
  return computeStandings(season)
    .teams.toSorted((a, b) => a.regularSeason.rank - b.regularSeason.rank)
    .map(({ team }) => team.id)
}

function standingOf(season: Season, teamId: number) {
  const standing = computeStandings(season).teams.find(({ team }) => team.id === teamId)
  if (!standing) throw new Error(`No standing of team ${teamId}`)
  return standing
}

describe('the regular season', () => {
  it('ranks by wins, then by points for', () => {
    const season = buildSeason({
      matchups: [
        game(1, [1, 90], [2, 100]),
        game(1, [3, 120], [4, 80]),
        game(2, [1, 95], [3, 90]),
        game(2, [2, 70], [4, 85]),
      ],
    })
    // All have won one: 3 with 210 points, 1 with 185, 2 with 170, 4 with 165.
    expect(order(season)).toEqual([3, 1, 2, 4])
    expect(standingOf(season, 3).regularSeason).toMatchObject({
      wins: 1,
      losses: 1,
      ties: 0,
      winPercentage: 50,
      pointsFor: 210,
      pointsAgainst: 175,
      pointDifferential: 35,
      avgPointsFor: 105,
      avgPointsAgainst: 87.5,
    })
  })

  it('counts a tie as half a win', () => {
    const season = buildSeason({
      teams: 3,
      matchups: [game(1, [1, 100], [2, 100]), game(2, [2, 90], [3, 80]), game(3, [1, 120], [3, 140])],
    })
    expect(
      computeStandings(season).teams.map(({ team, regularSeason }) => [team.id, regularSeason.winPercentage]),
    ).toEqual([
      [2, 75],
      [3, 50],
      [1, 25],
    ])
  })

  it('breaks ties by the league’s own seed once it is over, and not before', () => {
    const teams = [{ playoffSeed: 2 }, { playoffSeed: 1 }]
    const won = [game(1, [1, 100], [2, 90]), game(2, [2, 80], [1, 70])]
    expect(order(buildSeason({ teams, matchups: won }))).toEqual([2, 1])
    const unfinished = [...won, game(3, [1, 0], [2, 0], { status: 'scheduled' })]
    expect(order(buildSeason({ teams, matchups: unfinished }))).toEqual([1, 2])
  })

  it('ranks teams that are equal in everything by their id', () => {
    expect(order(buildSeason({ teams: [{ id: 7 }, { id: 3 }, { id: 12 }] }))).toEqual([3, 7, 12])
  })

  it('counts the commissioner’s adjustments', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 110.94], [2, 105], { adjustments: [10.94, 0] })] })
    expect(standingOf(season, 1).regularSeason).toMatchObject({ wins: 1, pointsFor: 110.94 })
  })

  it('adds points without float noise', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 0.1], [2, 0]), game(2, [1, 0.2], [2, 0])] })
    expect(standingOf(season, 1).regularSeason.pointsFor).toBe(0.3)
  })

  it('leaves byes, undecided games and playoffs out', () => {
    const season = buildSeason({
      teams: 3,
      matchups: [
        game(1, [1, 100], [2, 90]),
        bye(1, 3, 150),
        game(2, [1, 20], [3, 30], { status: 'in-progress' }),
        game(3, [1, 110], [3, 120], { kind: 'winners-bracket' }),
      ],
    })
    expect(standingOf(season, 3).regularSeason).toMatchObject({
      games: 0,
      winPercentage: 0,
      pointsFor: 0,
      avgPointsFor: 0,
    })
    expect(standingOf(season, 1).regularSeason).toMatchObject({ wins: 1, losses: 0 })
    expect(computeStandings(season).regularSeasonGames).toBe(1)
  })

  it('shows the rank after each decided period by its last week', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(2, [1, 100], [2, 190], { weeks: [2, 3] }),
        game(3, [1, 0], [2, 0], { weeks: [4], status: 'in-progress' }),
      ],
    })
    expect(standingOf(season, 2).rankByWeek).toEqual([
      { week: 1, rank: 2 },
      { week: 3, rank: 1 },
    ])
  })
})

describe('the whole season', () => {
  const matchups = [
    game(1, [1, 100], [2, 90]),
    game(1, [3, 80], [4, 70]),
    game(2, [1, 100], [3, 90]),
    game(2, [2, 80], [4, 70]),
    game(3, [1, 210], [2, 230], {
      kind: 'winners-bracket',
      weeks: [3, 4],
      byWeek: [
        [100, 110],
        [130, 100],
      ],
    }),
    game(3, [3, 150], [4, 150], {
      kind: 'losers-consolation',
      weeks: [3, 4],
      byWeek: [
        [70, 80],
        [75, 75],
      ],
    }),
  ]
  const inPhase = (phase: 'in-season' | 'complete') =>
    buildSeason({
      teams: [{ finalRank: 2 }, { finalRank: 1 }, { finalRank: 3 }, { finalRank: 4 }],
      matchups,
      status: { phase },
    })
  const finished = inPhase('complete')

  it('takes the host’s final ranks and names the champion', () => {
    const { isFinal, teams, champion, regularSeasonLeader } = computeStandings(finished)
    expect(isFinal).toBe(true)
    expect(teams.map(({ team, rank }) => [rank, team.id])).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
      [4, 4],
    ])
    expect([champion?.team.id, regularSeasonLeader?.team.id]).toEqual([2, 1])
  })

  it('counts a round of two weeks as one game, playoffs and consolation included', () => {
    expect(standingOf(finished, 2).totalSeason).toEqual({ wins: 2, losses: 1, ties: 0, winPercentage: 66.6667 })
    // The ranks say who won the tied game.
    expect(standingOf(finished, 3).totalSeason).toEqual({ wins: 2, losses: 1, ties: 0, winPercentage: 66.6667 })
    const tied = buildSeason({ matchups, status: { phase: 'complete' }, settings: { hasUnknownTieRule: true } })
    expect(standingOf(tied, 3).totalSeason).toEqual({ wins: 1, losses: 1, ties: 1, winPercentage: 50 })
  })

  it('has no champion and ranks by the regular season while it is going on', () => {
    const { isFinal, champion, teams } = computeStandings(inPhase('in-season'))
    expect({ isFinal, champion }).toEqual({ isFinal: false, champion: null })
    expect(teams.map(({ team }) => team.id)).toEqual([1, 2, 3, 4])
  })

  it('gives the league’s own seeds the playoff spots, whatever the records', () => {
    // Team 4 has won nothing but its division.
    const seeded = buildSeason({
      teams: [{ playoffSeed: 1 }, { playoffSeed: 3 }, { playoffSeed: 4 }, { playoffSeed: 2 }],
      matchups: matchups.slice(0, 4),
      settings: { playoffTeamCount: 2 },
    })
    const madeIt = computeStandings(seeded).teams.filter(({ madePlayoffs }) => madePlayoffs)
    expect(madeIt.map(({ team, regularSeason }) => [team.id, regularSeason.rank])).toEqual([
      [1, 1],
      [4, 2],
    ])
  })

  it('sums up the league', () => {
    const { totalPoints, avgPointsPerTeam, regularSeasonGames, highestScoring } = computeStandings(finished)
    expect({ totalPoints, avgPointsPerTeam, regularSeasonGames, highest: highestScoring?.team.id }).toEqual({
      totalPoints: 680,
      avgPointsPerTeam: 170,
      regularSeasonGames: 4,
      highest: 1,
    })
  })

  it('counts each game of the regular season once, also those against a team that left', () => {
    // Team 4 left: its three games are in three records only.
    const games = [game(1, [1, 100], [2, 90]), game(1, [3, 80], [4, 70]), game(2, [1, 100], [3, 90])]
    const others = [game(2, [2, 80], [4, 70]), game(3, [1, 95], [4, 60]), game(3, [2, 85], [3, 75])]
    const season = buildSeason({ teams: [{ id: 1 }, { id: 2 }, { id: 3 }], matchups: [...games, ...others] })
    expect(computeStandings(season).regularSeasonGames).toBe(6)
    for (const { regularSeason } of computeStandings(season).teams) {
      expect(regularSeason.avgPointsFor).toBeCloseTo(regularSeason.pointsFor / 3, 3)
    }
  })

  it('divides the points that the host counts by the games that it counts', () => {
    const recordByHost = { wins: 8, losses: 2, ties: 0, pointsFor: 1295.66, pointsAgainst: 1100 }
    const season = buildSeason({ teams: [{ recordByHost }, {}], matchups: [game(1, [1, 100], [2, 90])] })
    expect(standingOf(season, 1).regularSeason).toMatchObject({ games: 10, avgPointsFor: 129.566 })
    const call = { leagueId: leagueIdOf(season), season: undefined }
    const { standings } = handlers.standings({ season, context: { seasons: [], asOf: null } }, call)
    expect(standings.map(({ regularSeason }) => regularSeason.countedBy)).toEqual(['ESPN', undefined])
  })

  it('has ranks but no leaders before the first game', () => {
    const { teams, champion, regularSeasonLeader, highestScoring } = computeStandings(buildSeason())
    expect(teams.map(({ rank, madePlayoffs }) => [rank, madePlayoffs])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
    ])
    expect([champion, regularSeasonLeader, highestScoring]).toEqual([null, null, null])
  })
})

describe('any season', () => {
  it('has as many wins as losses, an even number of ties, and points for equal to points against', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const rows = computeStandings(season).teams.map(({ regularSeason }) => regularSeason)
        const sum = (of: (row: (typeof rows)[number]) => number) =>
          Math.round(100 * rows.reduce((a, row) => a + of(row), 0))
        expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses))
        expect(sum(({ ties }) => ties) % 200).toBe(0)
        expect(sum(({ pointsFor }) => pointsFor)).toBe(sum(({ pointsAgainst }) => pointsAgainst))
      }),
      { numRuns: runs(8, 300) },
    )
  })

  it('assigns every rank once', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const { teams } = computeStandings(season)
        const ranks = season.teams.map((_, index) => index + 1)
        expect(teams.map(({ rank }) => rank)).toEqual(ranks)
        expect(teams.map(({ regularSeason }) => regularSeason.rank).sort((a, b) => a - b)).toEqual(ranks)
      }),
      { numRuns: runs(8, 300) },
    )
  })

  it('has the same numbers under other team ids', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const figures = (of: Season) =>
          computeStandings(of).teams.map(({ team, regularSeason: { teamId, ...regular }, ...standing }) => ({
            ...standing,
            regular,
            name: team.name,
          }))
        expect(figures(relabelTeams(season))).toEqual(figures(season))
      }),
      { numRuns: runs(8, 300) },
    )
  })
})
