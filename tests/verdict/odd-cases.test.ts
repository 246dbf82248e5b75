/** Leagues of kinds that other programs got wrong, each with what is right. */
import { describe, expect, it } from 'vitest'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { DrawnGame } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, bye, game } from '../build-season.ts'

const regular = [1, 2].flatMap((week) => [
  game(week, [1, 110], [6, 90]),
  game(week, [2, 105], [5, 91]),
  game(week, [3, 100], [4, 92]),
])

describe('a commissioner who put seed 5 into the bracket for seed 4', () => {
  const season = buildSeason({
    teams: [1, 2, 3, 4, 5, 6].map((playoffSeed) => ({ playoffSeed })),
    settings: { playoffTeamCount: 4, regularSeasonMatchups: 2 },
    status: { phase: 'complete' },
    matchups: [
      ...regular,
      game(3, [1, 90], [5, 100], { kind: null }),
      game(3, [2, 100], [3, 90], { kind: null }),
      game(3, [4, 90], [6, 80], { kind: null }),
      game(4, [5, 120], [2, 100], { kind: null }),
      game(4, [1, 110], [3, 100], { kind: null }),
      game(4, [4, 90], [6, 80], { kind: null }),
    ],
  })

  it('has the champion among the playoff teams, and seed 4 not', () => {
    expect(season.title.championId).toBe(5)
    expect([...season.playoffTeamIds].sort()).toEqual([1, 2, 3, 5])
    const { champion, teams } = computeStandings(season)
    expect(champion?.madePlayoffs).toBe(true)
    expect(teams.find(({ team }) => team.id === 4)?.madePlayoffs).toBe(false)
  })

  it('keeps its seeds', () => {
    expect(season.seeds.order).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('a tied semifinal', () => {
  it('is won by the higher seed, in the bracket and in what follows', () => {
    const season = buildSeason({
      teams: [1, 2, 3, 4, 5, 6].map((playoffSeed) => ({ playoffSeed })),
      settings: {
        playoffTeamCount: 4,
        regularSeasonMatchups: 2,
        matchupPeriods: [1, 2, 3, 4].map((period) => ({ matchupPeriod: period, weeks: [period] })),
      },
      status: { finalWeek: 4, currentWeek: 4 },
      matchups: [
        ...regular,
        game(3, [1, 90], [4, 90], { kind: 'winners-bracket' }),
        game(3, [2, 100], [3, 90], { kind: 'winners-bracket' }),
      ],
    })
    expect([...season.exits.keys()].sort()).toEqual([3, 4])
    expect(season.bracket?.rounds[1]?.games[0]).toMatchObject({ first: { teamId: 1 }, second: { teamId: 2 } })
  })

  const periods = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ matchupPeriod: index + 1, weeks: [index + 1] }))
  const ofTitle = ({ matchups }: Season) =>
    matchups.flatMap(({ kind, home, away }) => (kind === 'winners-bracket' ? [[home.teamId, away?.teamId]] : []))

  it('is won by the team that meets the other winner, where the host tells no games for the title', () => {
    for (const kind of [null, 'playoffs'] as const) {
      for (const second of [game(3, [3, 100], [2, 90], { kind }), game(3, [3, 90], [2, 90], { kind })]) {
        const season = buildSeason({
          teams: 6,
          settings: { playoffTeamCount: 4, regularSeasonMatchups: 2, matchupPeriods: periods(4) },
          status: { phase: 'complete' },
          matchups: [
            ...regular,
            game(3, [1, 90], [4, 90], { kind }),
            second,
            game(4, [1, 80], [2, 85], { kind }),
            game(4, [4, 110], [3, 100], { kind }),
          ],
        })
        // With both tied, the higher seed of the first went on, and so did whoever it met.
        const isSecondTied = second.winner === 'tie'
        expect(ofTitle(season).at(-1)).toEqual(isSecondTied ? [1, 2] : [4, 3])
        expect(season.title.championId).toBe(isSecondTied ? 2 : 4)
        expect([...season.exits.keys()].sort()).toEqual(isSecondTied ? [1, 3, 4] : [1, 2, 3])
      }
    }
  })

  it('is won by the team that meets a team with a bye', () => {
    const season = buildSeason({
      teams: 6,
      settings: { playoffTeamCount: 3, regularSeasonMatchups: 2, matchupPeriods: periods(4) },
      status: { phase: 'complete' },
      matchups: [
        ...regular,
        game(3, [2, 90], [3, 90], { kind: null }),
        game(4, [3, 100], [1, 90], { kind: null }),
        game(4, [2, 100], [4, 90], { kind: null }),
      ],
    })
    expect(ofTitle(season)).toEqual([
      [2, 3],
      [3, 1],
    ])
    expect(season.title.championId).toBe(3)
  })
})

describe('a finished season without ranks', () => {
  it('has places 1 to n of its games, in which the host’s second place changes nothing', () => {
    const sketch = (finalRank: number | null) =>
      buildSeason({
        teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed, finalRank: playoffSeed === 4 ? finalRank : null })),
        settings: { playoffTeamCount: 2, regularSeasonMatchups: 1 },
        status: { phase: 'complete' },
        matchups: [
          game(1, [1, 100], [4, 90]),
          game(1, [2, 95], [3, 90]),
          game(2, [1, 90], [2, 100], { kind: 'winners-bracket' }),
          game(2, [3, 80], [4, 85], { kind: 'losers-consolation' }),
        ],
      })
    for (const season of [sketch(null), sketch(2)]) {
      expect([...(season.finalRanks ?? [])].sort(([, a], [, b]) => a - b).map(([id]) => id)).toEqual([2, 1, 4, 3])
    }
  })
})

describe('a team in a division that the league does not list', () => {
  it('wins no division', () => {
    const season = buildSeason({
      teams: [{ divisionId: 1 }, { divisionId: 9 }, { divisionId: 2 }, { divisionId: 1 }],
      settings: {
        divisions: [
          { id: 1, name: 'East' },
          { id: 2, name: 'West' },
        ],
      },
      matchups: [game(1, [1, 100], [2, 90]), game(1, [3, 80], [4, 85])],
    })
    expect(season.seeds.order.at(-1)).not.toBe(3)
    expect(season.seeds.order.slice(0, 2).sort()).toEqual([1, 3])
  })
})

describe('a season whose host has closed it without a game', () => {
  it('was never played', () => {
    const season = buildSeason({
      status: { phase: null, isDrafted: false, isExpired: true, currentWeek: 0, scoredWeeks: [] },
      matchups: [game(1, [1, 0], [2, 0], { status: 'scheduled' })],
    })
    expect(season.status).toMatchObject({ phase: 'complete', isPlayed: false, finalWeeks: [] })
    expect(season.finalRanks).toBeNull()
  })
})

describe('a season with scored games whose status is still that before its draft', () => {
  it('is in season', () => {
    const season = buildSeason({
      status: { phase: 'pre-draft', isDrafted: null, currentWeek: 2, scoredWeeks: [1], finalWeek: 3 },
      matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 0], [2, 0], { status: 'scheduled' })],
    })
    expect(season.status).toMatchObject({ phase: 'in-season', finalWeeks: [1] })
  })
})

describe('a two-week round of which one week is over', () => {
  it('has a final week, but no final period and no result', () => {
    const season = buildSeason({
      teams: 2,
      settings: {
        regularSeasonMatchups: 1,
        matchupPeriods: [
          { matchupPeriod: 1, weeks: [1] },
          { matchupPeriod: 2, weeks: [2, 3] },
        ],
      },
      status: { phase: null, scoredWeeks: [1, 2], currentWeek: 3, finalWeek: 3 },
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(2, [1, 10], [2, 150], {
          kind: 'winners-bracket',
          weeks: [2, 3],
          status: 'in-progress',
          byWeek: [[10], [150]],
        }),
      ],
    })
    expect(season.status).toMatchObject({ phase: 'in-season', finalWeeks: [1, 2], finalPeriods: [1] })
    expect(season.matchups[1]).toMatchObject({ status: 'in-progress', winner: null })
  })
})

describe('a game that one side has begun', () => {
  it('has no points yet for the other side, and is unknown for both before', () => {
    const yetToPlay = (points: number | null) => {
      const played = game(1, [1, 56.8], [2, 0], { status: 'in-progress' })
      const matchups = [
        { ...played, home: { ...played.home, points }, away: played.away && { ...played.away, points: null } },
      ]
      const season = buildSeason({ teams: [{ id: 1 }, { id: 2 }], status: { scoredWeeks: [] }, matchups })
      return season.matchups.map(({ status, home, away }) => [status, home.points, away?.points])
    }
    expect(yetToPlay(56.8)).toEqual([['in-progress', 56.8, 0]])
    expect(yetToPlay(null)).toEqual([['scheduled', null, null]])
  })
})

describe('finalists whom the commissioner put into a drawn bracket', () => {
  const drawn = (id: number, round: number, teams: [number, number], more: Partial<DrawnGame> = {}): DrawnGame => ({
    id,
    round,
    kind: 'winners-bracket',
    first: { teamId: teams[0], from: null },
    second: { teamId: teams[1], from: null },
    winner: null,
    places: null,
    ...more,
  })

  it('made the playoffs, and keep their seeds', () => {
    const season = buildSeason({
      teams: 6,
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 2, losersBracket: 'consolation' },
      status: { phase: 'complete' },
      matchups: [...regular, game(3, [5, 90], [6, 100], { kind: null })],
      playoffDraw: [
        drawn(1, 1, [5, 6], {
          first: { teamId: 5, from: null, isReplaced: true },
          second: { teamId: 6, from: null, isReplaced: true },
          winner: 'second',
          places: { winner: 1, loser: 2 },
        }),
      ],
    })
    expect(season.title.championId).toBe(6)
    expect([...season.playoffTeamIds].sort()).toEqual([5, 6])
    expect(season.seeds.order.slice(0, 2)).toEqual([1, 2])
    expect(season.bracket?.editedKinds).toEqual(['winners-bracket'])
  })
})

describe('a final of two teams that the commissioner put into the bracket, but not into the host’s matchups', () => {
  it('is won by the team with more points in that week', () => {
    const champion = (points: number, isReplaced: boolean) =>
      buildSeason({
        teams: 6,
        settings: { playoffTeamCount: 2, regularSeasonMatchups: 2, losersBracket: 'consolation' },
        status: { phase: 'complete' },
        matchups: [
          ...regular,
          game(3, [1, 90], [2, 80], { kind: null }),
          game(3, [5, points], [3, 100], { kind: null }),
          game(3, [6, 95], [4, 60], { kind: null }),
        ],
        playoffDraw: [
          {
            id: 1,
            round: 1,
            kind: 'winners-bracket',
            first: { teamId: 5, from: null, ...(isReplaced ? { isReplaced } : {}) },
            second: { teamId: 6, from: null, ...(isReplaced ? { isReplaced } : {}) },
            winner: null,
            places: { winner: 1, loser: 2 },
          },
        ],
      }).title.championId
    expect([champion(110, true), champion(80, true)]).toEqual([5, 6])
    expect(champion(110, false)).toBeNull()
  })
})

describe('a bye', () => {
  it('counts for the playoffs of a team that has not played in them', () => {
    const season = buildSeason({
      teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
      settings: { playoffTeamCount: 3, regularSeasonMatchups: 1 },
      matchups: [
        game(1, [1, 100], [4, 90]),
        game(1, [2, 95], [3, 90]),
        bye(2, 1, 100, 'winners-bracket'),
        game(2, [2, 90], [3, 80], { kind: 'winners-bracket' }),
      ],
    })
    expect([...season.playoffTeamIds].sort()).toEqual([1, 2, 3])
  })
})
