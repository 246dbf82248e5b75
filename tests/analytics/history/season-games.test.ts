import { describe, expect, it } from 'vitest'
import { listFinishes } from '../../../src/analytics/history/finishes.ts'
import { listSeasonGames } from '../../../src/analytics/history/season-games.ts'
import type { MatchupKind, Season } from '../../../src/domain/season.ts'
import { buildSeason, bye, game, lineup, player, slots } from '../../build-season.ts'
import { finishedSeason } from './build-history.ts'

const kindsOf = (season: Season) =>
  listSeasonGames(season).map(({ matchup, kind }) => [matchup.matchupPeriod, matchup.home.teamId, kind])

const owners = ['ann', 'bob', 'cid', 'dee']
const regular = [
  game(1, [1, 100], [4, 70]),
  game(1, [2, 90], [3, 80]),
  game(2, [1, 100], [3, 80]),
  game(2, [2, 90], [4, 70]),
]
/** 1 beats 4, 3 beats 2; then 1 beats 3 in a final of two weeks, and 2 and 4 play for third place. */
const playoffs = (kinds: [MatchupKind | null, MatchupKind | null, MatchupKind | null]) => [
  game(3, [1, 100], [4, 70], { kind: kinds[0] }),
  game(3, [2, 80], [3, 90], { kind: kinds[0] }),
  game(4, [1, 205], [3, 190], {
    kind: kinds[1],
    weeks: [4, 5],
    byWeek: [
      [100, 105],
      [95, 95],
    ],
  }),
  game(4, [2, 150], [4, 140], {
    kind: kinds[2],
    weeks: [4, 5],
    byWeek: [
      [75, 75],
      [70, 70],
    ],
  }),
]
const named = playoffs(['winners-bracket', 'winners-bracket', 'winners-consolation'])
const unnamed = playoffs([null, null, null])
const four = { settings: { playoffTeamCount: 4 } }

describe('the three sets of games', () => {
  const expected = [
    [1, 1, 'regular'],
    [1, 2, 'regular'],
    [2, 1, 'regular'],
    [2, 2, 'regular'],
    [3, 1, 'playoffs'],
    [3, 2, 'playoffs'],
    [4, 1, 'playoffs'],
    [4, 2, 'consolation'],
  ]

  it('are those of the host’s brackets; a round of two weeks is one game', () => {
    expect(kindsOf(finishedSeason(2021, owners, [...regular, ...named], four))).toEqual(expected)
  })

  it('follow the seeds without a bracket: losers play for ranks', () => {
    expect(kindsOf(finishedSeason(2021, owners, [...regular, ...unnamed], four))).toEqual(expected)
  })

  it('are by seeds also with a bye and a tie, which the better seed wins', () => {
    const kind = null
    const season = finishedSeason(
      2021,
      owners,
      [
        ...regular,
        bye(3, 1, 99, kind),
        game(3, [2, 80], [3, 80], { kind }),
        game(4, [2, 90], [1, 80], { kind }),
        game(4, [3, 9], [4, 8], { kind }),
      ],
      { settings: { playoffTeamCount: 3 } },
    )
    expect(kindsOf(season).slice(4)).toEqual([
      [3, 2, 'playoffs'],
      [4, 2, 'playoffs'],
      [4, 3, 'consolation'],
    ])
    expect(season.title.championId).toBe(2)
  })

  it('leave out byes, undecided games and games of unknown teams alone', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [bye(1, 1, 100), game(2, [1, 5], [2, 4], { status: 'in-progress' }), game(2, [8, 5], [9, 4])],
    })
    expect(listSeasonGames(season)).toEqual([])
  })
})

describe('a game with an empty lineup', () => {
  const isEmpty = (season: Season) => listSeasonGames(season).map(({ hasEmptyLineup }) => hasEmptyLineup)

  it('counts a team’s zero as an empty lineup, whatever the source', () => {
    const gift = game(2, [1, 10], [2, 90], { adjustments: [10, 0] })
    expect(
      isEmpty(finishedSeason(2021, ['ann', 'bob'], [game(1, [1, 0], [2, 0]), gift, game(3, [1, 1], [2, 9])])),
    ).toEqual([true, true, false])
  })

  it('is one in which half of the slots were empty', () => {
    const season = finishedSeason(2021, ['ann', 'bob'], [game(1, [1, 30], [2, 20]), game(2, [1, 30], [2, 20])], {
      settings: { lineupSlots: slots({ QB: 1, RB: 1, WR: 1, FLEX: 1, BENCH: 3 }) },
      players: [1, 2, 3, 4].map((number) => player(number, 'RB', [10, 10])),
      lineups: [
        lineup(1, 1, { RB: [1], FLEX: [2], WR: [3] }),
        lineup(1, 2, { RB: [4], FLEX: [5], BENCH: [2, 3] }),
        lineup(2, 1, { RB: [1], FLEX: [2], WR: [3] }),
      ],
    })
    expect(isEmpty(season)).toEqual([true, false])
  })
})

describe('how a season ended', () => {
  const placesOf = (season: Season) => [...listFinishes(season).values()].map(({ rank }) => rank)

  it('is by the host’s final ranks, with the game between the first two as the final', () => {
    const season = finishedSeason(2021, owners, [...regular, ...named], { ...four, ranks: [1, 3, 2, 4] })
    expect(placesOf(season)).toEqual([1, 3, 2, 4])
    expect(season.title).toMatchObject({ championId: 1, final: { winnerId: 1, loserId: 3 } })
    expect([...listFinishes(season).values()].map(({ isLast, madePlayoffs }) => [isLast, madePlayoffs])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, true],
    ])
  })

  it('follows the bracket’s games without ranks', () => {
    const season = finishedSeason(2021, owners, [...regular, ...unnamed], four)
    expect(placesOf(season)).toEqual([1, 3, 2, 4])
    expect(season.title.final?.matchup.home.points).toBe(205)
  })

  it('is open during the season', () => {
    const season = finishedSeason(2021, owners, [...regular, ...named], { ...four, status: { phase: 'in-season' } })
    expect(placesOf(season)).toEqual([null, null, null, null])
    expect(season.title).toEqual({ championId: null, final: null })
  })

  it('has no final if the ranks do not follow from one', () => {
    const season = finishedSeason(2021, owners, regular, { ranks: [1, 2, 3, 4] })
    expect(season.title).toEqual({ championId: 1, final: null })
    expect([...listFinishes(season).values()].map(({ madePlayoffs }) => madePlayoffs)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
