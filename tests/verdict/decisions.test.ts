/** What a decision depends on beside the order of its sources. */
import { describe, expect, it } from 'vitest'
import type { DrawnGame, HostMatchup, HostTeam } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, game } from '../build-season.ts'

const seeded = (...playoffSeeds: number[]) => playoffSeeds.map((playoffSeed) => ({ playoffSeed }))
const periods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ matchupPeriod: index + 1, weeks: [index + 1] }))
const ranksOf = ({ finalRanks }: Season) =>
  finalRanks && [...finalRanks].sort(([, a], [, b]) => a - b).map(([id]) => id)
const title = { kind: 'winners-bracket' } as const
/** After it, the order by the league's rule is 1, 2, 3, 4. */
const regular = [game(1, [1, 100], [4, 70]), game(1, [2, 95], [3, 80])]
const drawn = (
  id: number,
  round: number,
  teams: readonly [number | null, number | null],
  more: Partial<DrawnGame> = {},
) => ({
  id,
  round,
  kind: 'winners-bracket' as const,
  first: { teamId: teams[0], from: null },
  second: { teamId: teams[1], from: null },
  winner: null,
  places: null,
  ...more,
})

describe('the end of a season without a status word', () => {
  const open = game(2, [1, 10], [2, 5], { ...title, status: 'in-progress' })
  const phaseIn = (currentWeek: number, teams: Partial<HostTeam>[]) =>
    buildSeason({ teams, matchups: [...regular, open], status: { phase: null, currentWeek, finalWeek: 2 } }).status
      .phase

  it('comes two weeks after its last week, or in the week after with final ranks', () => {
    const unranked = [{}, {}, {}, {}]
    const ranked = [1, 2, 3, 4].map((finalRank) => ({ finalRank }))
    expect([phaseIn(2, unranked), phaseIn(3, unranked), phaseIn(4, unranked)]).toEqual([
      'in-season',
      'in-season',
      'complete',
    ])
    expect([phaseIn(1, ranked), phaseIn(3, ranked)]).toEqual(['in-season', 'complete'])
    expect(phaseIn(3, [...ranked.slice(0, 3), {}])).toBe('in-season')
  })
})

describe('an elimination round in which two teams share the lowest score', () => {
  it('eliminates neither without the host’s mark', () => {
    const sides = [90, 70, 70].map((points, index) => ({ teamId: index + 1, points, adjustment: 0, homeBonus: 0, pointsByWeek: [] })) // biome-ignore format: a line
    const season = buildSeason({
      teams: 3,
      settings: { scoringFormat: 'elimination', playoffTeamCount: 0 },
      eliminationRounds: [{ matchupPeriod: 1, weeks: [1], sides }],
      status: { scoredWeeks: [1], finalWeek: 2, currentWeek: 2 },
    })
    expect(season.eliminationRounds[0]).toMatchObject({ status: 'final', eliminatedTeamIds: [] })
  })
})

describe('a game that its host calls open', () => {
  it('has no result by its points, although its week is scored', () => {
    const open = { ...game(1, [1, 100], [2, 90]), winner: 'open' as const }
    const season = buildSeason({ matchups: [open], status: { scoredWeeks: [1] } })
    expect(season.matchups[0]).toMatchObject({ status: 'in-progress', winner: null })
  })
})

describe('an elimination league of which several teams are left', () => {
  it('has no final ranks', () => {
    const sides = [90, 80, 70].map((points, index) => ({ teamId: index + 1, points, adjustment: 0, homeBonus: 0, pointsByWeek: [] })) // biome-ignore format: a line
    const season = buildSeason({
      teams: 3,
      settings: { scoringFormat: 'elimination', playoffTeamCount: 0 },
      eliminationRounds: [{ matchupPeriod: 1, weeks: [1], sides }],
      status: { phase: 'complete', scoredWeeks: [1], finalWeek: 1, currentWeek: 1 },
    })
    expect(season.status.isPlayed).toBe(true)
    expect(season.finalRanks).toBeNull()
  })
})

describe('teams that an elimination league lost in one round', () => {
  const side = (teamId: number, points: number) => ({ teamId, points, adjustment: 0, homeBonus: 0, pointsByWeek: [] })
  const ranksAfter = (third: number, fourth: number) =>
    ranksOf(
      buildSeason({
        teams: [{}, { eliminatedInPeriod: 2 }, { eliminatedInPeriod: 1 }, { eliminatedInPeriod: 1 }],
        settings: { scoringFormat: 'elimination', playoffTeamCount: 0 },
        eliminationRounds: [
          { matchupPeriod: 1, weeks: [1], sides: [side(4, fourth), side(3, third), side(2, 80), side(1, 90)] },
          { matchupPeriod: 2, weeks: [2], sides: [side(1, 90), side(2, 80)] },
        ],
        status: { phase: 'complete', scoredWeeks: [1, 2], finalWeek: 2, currentWeek: 2 },
      }),
    )

  it('are ranked by their points in it, then by id', () => {
    expect(ranksAfter(60, 70)).toEqual([1, 2, 4, 3])
    expect(ranksAfter(60, 60)).toEqual([1, 2, 3, 4])
  })
})

describe('a game of the host’s bracket with a team that the commissioner put there', () => {
  it('has the result that its matchup states once the host lists both teams in it', () => {
    const given = { ...game(2, [1, 90], [4, 95], title), winner: 'home' as const }
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      matchups: [...regular, given],
      playoffDraw: [drawn(1, 1, [1, 4], { first: { teamId: 1, from: null, isReplaced: true } })],
    })
    expect(season.draw?.games.map(({ winner }) => winner)).toEqual(['first'])
  })
})

describe('a team of the bracket that left since', () => {
  it('has the seed that the host’s seeds leave free, whatever its games were', () => {
    const season = buildSeason({
      teams: seeded(1, 3, 4),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      status: { finalWeek: 3 },
      matchups: [
        game(1, [9, 150], [1, 100]),
        game(1, [2, 90], [3, 80]),
        game(2, [1, 90], [3, 80], title),
        game(2, [9, 90], [2, 80], title),
      ],
    })
    expect([...season.seeds.seedOf]).toEqual([
      [1, 1],
      [9, 2],
      [2, 3],
      [3, 4],
    ])
  })
})

describe('an elimination league without a status word', () => {
  const phaseWith = (...marks: (number | undefined)[]) => {
    const sides = [90, 80, 70].map((points, index) => ({ teamId: index + 1, points, adjustment: 0, homeBonus: 0, pointsByWeek: [] })) // biome-ignore format: a line
    return buildSeason({
      teams: marks.map((eliminatedInPeriod) => ({ eliminatedInPeriod })),
      settings: { scoringFormat: 'elimination', playoffTeamCount: 0 },
      eliminationRounds: [{ matchupPeriod: 1, weeks: [1], sides }],
      status: { phase: null, scoredWeeks: [1], finalWeek: 3, currentWeek: 2 },
    }).status.phase
  }

  it('ends once the host’s marks leave one team', () => {
    expect(phaseWith(undefined, undefined, 1)).toBe('in-season')
    expect(phaseWith(undefined, 1, 1)).toBe('complete')
  })
})

describe('a later game that the host marks as one of the playoffs', () => {
  it('is for the title also of a team that rested without the seed for it', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 3, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      status: { scoredWeeks: [1, 2], finalWeek: 3, currentWeek: 3 },
      matchups: [
        ...regular,
        game(2, [2, 90], [3, 80], { kind: 'playoffs' }),
        game(3, [4, 0], [2, 0], { kind: 'playoffs', status: 'scheduled' }),
      ],
    })
    expect(season.matchups.map(({ kind }) => kind).slice(2)).toEqual(['winners-bracket', 'winners-bracket'])
  })
})

describe('a tied playoff game', () => {
  const tiedFinal = { teams: seeded(1, 2, 3, 4), matchups: [...regular, game(2, [1, 90], [2, 90], title)] }
  const winnerOf = ({ matchups }: Season) => matchups.at(-1)?.winner

  it('that was the last of both is won by the team that is ranked before the other', () => {
    const teams = [2, 1, 3, 4].map((finalRank, index) => ({ playoffSeed: index + 1, finalRank }))
    expect(winnerOf(buildSeason({ ...tiedFinal, teams, status: { phase: 'complete' } }))).toBe('away')
  })

  it('is not judged by the ranks of teams that played again', () => {
    const teams = [3, 2, 4, 1].map((finalRank, index) => ({ playoffSeed: index + 1, finalRank }))
    const season = buildSeason({
      teams,
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
      status: { phase: 'complete' },
      matchups: [
        ...regular,
        game(2, [1, 90], [4, 90], { kind: 'winners-consolation' }),
        game(3, [4, 90], [3, 80], { kind: 'winners-consolation' }),
      ],
    })
    expect(season.matchups.find(({ matchupPeriod }) => matchupPeriod === 2)?.winner).toBe('home')
  })

  it('stays tied where the league’s rule is unknown', () => {
    expect(winnerOf(buildSeason({ ...tiedFinal, settings: { hasUnknownTieRule: true } }))).toBe('tie')
    expect(winnerOf(buildSeason(tiedFinal))).toBe('home')
  })

  it('of a drawn bracket is won by the higher seed where nobody has played on', () => {
    const season = buildSeason({
      teams: seeded(2, 1, 3, 4),
      matchups: tiedFinal.matchups,
      playoffDraw: [drawn(1, 1, [1, 2])],
    })
    expect(season.draw?.games[0]?.winner).toBe('second')
  })

  it('of a drawn bracket is won by the team that the host entered in the final', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      status: { scoredWeeks: [1, 2], finalWeek: 3, currentWeek: 3 },
      matchups: [...regular, game(2, [1, 90], [4, 90], title), game(2, [2, 90], [3, 80], title)],
      playoffDraw: [
        drawn(1, 1, [1, 4]),
        drawn(2, 1, [2, 3]),
        drawn(3, 2, [4, 2], { first: { teamId: 4, from: { game: 1, outcome: 'winner' } } }),
      ],
    })
    expect(season.draw?.games[0]?.winner).toBe('second')
    expect([...season.exits.keys()]).toEqual([1, 3])
  })

  it('of a drawn bracket is not won by a team that the commissioner put at the end of its line', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      status: { scoredWeeks: [1, 2], finalWeek: 3, currentWeek: 3 },
      matchups: [
        ...regular,
        game(2, [1, 90], [4, 90], { kind: 'winners-consolation' }),
        game(2, [2, 90], [3, 80], title),
      ],
      playoffDraw: [
        drawn(1, 1, [1, 4], { kind: 'winners-consolation' }),
        drawn(2, 1, [2, 3]),
        drawn(3, 2, [4, 2], { first: { teamId: 4, from: { game: 1, outcome: 'winner' }, isReplaced: true } }),
      ],
    })
    expect(season.draw?.games.find(({ id }) => id === 1)?.winner).toBe('first')
  })

  it('without a mark is lost by who does not play on, else by the lower seed', () => {
    const season = (...last: HostMatchup[]) =>
      buildSeason({
        teams: seeded(1, 2, 3, 4),
        settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
        matchups: [
          ...regular,
          game(2, [1, 90], [4, 90], { kind: null }),
          game(2, [2, 90], [3, 80], { kind: null }),
          ...last,
        ],
      })
    const kindsOf = ({ matchups }: Season) => matchups.slice(4).map(({ kind }) => kind)
    expect(kindsOf(season(game(3, [1, 90], [2, 80], { kind: null })))).toEqual(['winners-bracket'])
    expect(kindsOf(season(game(3, [4, 90], [2, 80], { kind: null })))).toEqual(['winners-bracket'])
    expect(kindsOf(season(game(3, [4, 90], [3, 80], { kind: null })))).toEqual(['winners-consolation'])
    expect([...season().exits.keys()].sort()).toEqual([3, 4])
    const byGame = season(game(3, [4, 90], [2, 80], title), game(3, [1, 90], [3, 80], { kind: null }))
    expect(kindsOf(byGame)).toEqual(['winners-bracket', 'winners-consolation'])
    expect([...byGame.exits.keys()].sort()).toEqual([1, 2, 3])
  })
})

describe('an opening round in which the commissioner paired teams that are in with teams that are not', () => {
  const mixed = [game(2, [1, 90], [4, 80], { kind: null }), game(2, [2, 90], [3, 80], { kind: null })]
  const inBracket = (teams: Partial<HostTeam>[]) => [
    ...buildSeason({
      teams,
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 1 },
      status: { phase: 'complete' },
      matchups: [...regular, ...mixed],
    }).playoffTeamIds,
  ]

  it('has its bracket where the host ranks its teams, else at the best seed', () => {
    const ranks = [3, 1, 2, 4].map((finalRank, index) => ({ playoffSeed: index + 1, finalRank }))
    expect(inBracket(seeded(1, 2, 3, 4)).sort()).toEqual([1, 4])
    expect(inBracket(ranks).sort()).toEqual([2, 3])
  })
})

describe('a place of the playoffs that no game shows', () => {
  it('is not that of a team in consolation', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 3, regularSeasonMatchups: 1 },
      matchups: [
        ...regular,
        game(2, [2, 90], [4, 80], title),
        game(2, [1, 90], [3, 80], { kind: 'losers-consolation' }),
      ],
    })
    expect([...season.playoffTeamIds].sort()).toEqual([2, 4])
  })
})

describe('a game of the playoffs before the end of the regular season', () => {
  it('does not say who is in', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 2 },
      matchups: [
        ...regular,
        game(2, [1, 0], [2, 0], { status: 'scheduled' }),
        game(3, [3, 0], [4, 0], { ...title, status: 'scheduled' }),
      ],
      status: { finalWeek: 3, regularSeasonFinalWeek: 2 },
    })
    expect([...season.playoffTeamIds]).toEqual([1, 2])
  })
})

describe('teams that entered the host’s bracket', () => {
  it('are seeded before the others, the ones with a bye first', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 3, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      matchups: regular,
      status: { finalWeek: 3 },
      playoffDraw: [
        drawn(1, 1, [2, 4]),
        drawn(2, 2, [3, null], { second: { teamId: null, from: { game: 1, outcome: 'winner' } } }),
      ],
    })
    expect(season.seeds.order).toEqual([3, 2, 4, 1])
  })

  it('did not rest where the commissioner put them into a later game', () => {
    const byesWith = (isReplaced: boolean) =>
      buildSeason({
        teams: seeded(1, 2, 3, 4),
        settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
        matchups: regular,
        status: { finalWeek: 3 },
        playoffDraw: [
          drawn(1, 1, [2, 4]),
          drawn(2, 2, [3, 2], { first: { teamId: 3, from: null, ...(isReplaced ? { isReplaced } : {}) } }),
        ],
      }).matchups.filter(({ away }) => away === null)
    expect(byesWith(false).map(({ home }) => home.teamId)).toEqual([3])
    expect(byesWith(true)).toEqual([])
  })
})

describe('ranks that the commissioner set', () => {
  const rankedFor = (...teams: Partial<HostTeam>[]) =>
    ranksOf(
      buildSeason({
        teams: teams.map((team, index) => ({ playoffSeed: index + 1, ...team })),
        settings: { playoffTeamCount: 2, regularSeasonMatchups: 1 },
        status: { phase: 'complete' },
        matchups: [...regular, game(2, [1, 90], [2, 80], title)],
      }),
    )

  it('stand, and the others keep their order in the free ranks', () => {
    expect(rankedFor({}, {}, {}, { rankByCommissioner: 1 })).toEqual([4, 1, 2, 3])
    expect(rankedFor({ rankByCommissioner: 4 }, {}, {}, { rankByCommissioner: 1 })).toEqual([4, 2, 3, 1])
  })

  it('give way to the host’s where two teams have one', () => {
    const both = { rankByCommissioner: 1 }
    expect(rankedFor({ ...both, finalRank: 1 }, { finalRank: 2 }, { ...both, finalRank: 4 }, { finalRank: 3 })).toEqual(
      [1, 2, 4, 3],
    )
  })
})

describe('teams without a place', () => {
  it('are ordered by the round in which they were out, then by seed', () => {
    // Without a bracket of the right length only the final gives places.
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4, 5, 6),
      settings: { playoffTeamCount: 6, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      status: { phase: 'complete' },
      matchups: [
        game(1, [1, 100], [6, 70]),
        game(1, [2, 99], [5, 71]),
        game(1, [3, 98], [4, 72]),
        game(2, [1, 80], [6, 90], title),
        game(2, [2, 90], [5, 80], title),
        game(2, [3, 80], [4, 90], title),
        game(3, [6, 90], [2, 80], title),
      ],
    })
    expect(season.bracket).toBeNull()
    expect(ranksOf(season)).toEqual([6, 2, 1, 3, 5, 4])
  })
})

describe('a record of the host in a median league', () => {
  it('without the results against the median is not another record than ours', () => {
    const [row] = buildSeason({
      teams: [{ recordByHost: { wins: 1, losses: 0, ties: 0, pointsFor: 101, pointsAgainst: 70 } }, {}, {}, {}],
      settings: { hasMedianGame: true },
      matchups: regular,
    }).table
    expect(row).toMatchObject({ teamId: 1, wins: 2, losses: 0, pointsFor: 100, byMatchups: null })
  })
})

describe('an edited bracket of a host that lists games by week', () => {
  it('leaves the consolation of its losers unknown as well', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
      matchups: [...regular, game(2, [1, 90], [2, 80], title), game(2, [3, 90], [4, 80], title)],
    })
    expect(season.bracket?.editedKinds).toEqual(['winners-bracket', 'winners-consolation'])
  })
})

describe('the order of a league of total points', () => {
  it('is the host’s if it states all seeds, while the table is by points', () => {
    const matchups = [game(1, [1, 10], [2, 20]), game(2, [1, 0], [2, 0], { status: 'scheduled' })]
    const settings = { scoringFormat: 'total-points' as const }
    const stated = buildSeason({ teams: seeded(2, 1, 4, 3), settings, matchups })
    expect(stated.seeds.order).toEqual([2, 1, 4, 3])
    expect(buildSeason({ settings, matchups }).seeds.order).toEqual([1, 2, 3, 4])
  })
})
