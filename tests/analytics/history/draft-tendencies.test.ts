import { describe, expect, it } from 'vitest'
import { describeTendencies } from '../../../src/analytics/history/draft-tendencies.ts'
import { findUsualPicks } from '../../../src/analytics/history/usual-picks.ts'
import type { DraftPick } from '../../../src/domain/host-season.ts'
import { handleDraftTendencies } from '../../../src/handlers/draft-tendencies.ts'
import { holdDraft, pick, player, type SeasonSketch } from '../../build-season.ts'
import { duel, historyOf } from './build-history.ts'

/** 1 to 3 are RB, 4 to 6 WR, 7 a QB, 8 a TE; RB play for the Bears. */
const players = [
  ...[1, 2, 3].map((number) => player(number, 'RB', [10 * number], { nflTeam: 'CHI' })),
  ...[4, 5, 6].map((number) => player(number, 'WR', [number], { nflTeam: 'DET' })),
  player(7, 'QB', [20], { nflTeam: 'GB' }),
  player(8, 'TE', [8], { nflTeam: 'GB' }),
]

/** Four rounds of two teams: player numbers by round, Ann's and Bob's. */
function rounds(...numbers: readonly [number, number][]): DraftPick[] {
  return numbers.flatMap(([ann, bob], index) => [
    pick(2 * index + 1, index + 1, 1, ann),
    pick(2 * index + 2, index + 1, 2, bob),
  ])
}

const drafted = (year: number, picks: DraftPick[], more: SeasonSketch = {}) =>
  duel(year, ['ann', 'bob'], [[100, 90]], { players, picks, ...more })

/** Ann takes two RB first, and her QB in round 3; Bob's QB is his first pick once. */
const three = [
  drafted(2023, rounds([1, 4], [2, 5], [7, 3], [6, 8])),
  drafted(2024, rounds([1, 4], [2, 7], [8, 3], [5, 6])),
  drafted(2025, rounds([3, 7], [2, 1], [4, 5], [8, 6])),
]

const annIn = (...seasons: typeof three) => describeTendencies(historyOf(...seasons)).find(({ name }) => name === 'Ann')

describe('tendencies of a manager', () => {
  it('are shares of picks and mean rounds, beside the league’s', () => {
    const ann = annIn(...three)
    expect(ann?.seasons).toEqual([2023, 2024, 2025])
    expect(ann?.tendencies?.picks).toBe(12)
    expect(ann?.tendencies?.positions).toEqual([
      // Her one QB was in round 3; Bob’s were in rounds 2 and 1.
      { position: 'QB', share: 1 / 12, leagueShare: 3 / 24, firstRound: 3, leagueFirstRound: 2 },
      // Always in round 1; Bob’s in 3, 3 and 2.
      { position: 'RB', share: 6 / 12, leagueShare: 9 / 24, firstRound: 1, leagueFirstRound: 11 / 6 },
      { position: 'WR', share: 3 / 12, leagueShare: 9 / 24, firstRound: 11 / 3, leagueFirstRound: 16 / 6 },
      { position: 'TE', share: 2 / 12, leagueShare: 3 / 24, firstRound: 3.5, leagueFirstRound: 11 / 3 },
    ])
  })

  it('are the positions of the first rounds, the most frequent first', () => {
    expect(annIn(...three)?.tendencies?.rounds.slice(0, 3)).toEqual([
      { round: 1, positions: [{ position: 'RB', picks: 3 }] },
      { round: 2, positions: [{ position: 'RB', picks: 3 }] },
      {
        round: 3,
        positions: [
          { position: 'QB', picks: 1 },
          { position: 'WR', picks: 1 },
          { position: 'TE', picks: 1 },
        ],
      },
    ])
  })

  it('are NFL teams that he picks twice as often as the league, by the team that a player had then', () => {
    // Ann has three Packers of 12, of the league’s three in 24 picks.
    const packers = [
      drafted(2023, rounds([7, 4], [1, 5], [2, 3])),
      drafted(2024, rounds([8, 4], [1, 5], [2, 3])),
      drafted(2025, rounds([7, 4], [1, 5], [2, 3])),
    ]
    expect(annIn(...packers)?.tendencies?.nflTeams).toEqual([{ nflTeam: 'GB', picks: 3, expected: 1.5 }])
    const moved = packers.map((season) => ({
      ...season,
      players: season.players.map((one) => ({ ...one, nflTeam: 'MIA' })),
    }))
    expect(annIn(...moved)?.tendencies?.nflTeams).toEqual([{ nflTeam: 'GB', picks: 3, expected: 1.5 }])
    // Two of a team are no habit.
    expect(annIn(...three)?.tendencies?.nflTeams).toEqual([])
  })

  it('are nothing of a manager of fewer than three drafts, for whoever asks', () => {
    expect(annIn(...three.slice(1))).toMatchObject({ seasons: [2024, 2025], tendencies: null })
    const joined = duel(2025, ['ann', 'cem'], [[100, 90]], { players, picks: rounds([1, 4]) })
    const managers = describeTendencies(historyOf(...three.slice(0, 2), joined))
    expect(managers.map(({ name, tendencies }) => [name, tendencies !== null])).toEqual([
      ['Ann', true],
      ['Bob', false],
      ['Cem', false],
    ])
  })

  it('leave keepers out of picks, and count them', () => {
    const kept = three.map(({ season }) =>
      drafted(season, [{ ...pick(1, 1, 1, 7), isKeeper: true }, pick(2, 1, 2, 4), pick(3, 2, 1, 1)]),
    )
    expect(annIn(...kept)?.tendencies).toMatchObject({
      picks: 3,
      keepersPerDraft: 1,
      positions: [
        { position: 'RB', share: 1, firstRound: 2 },
        { position: 'WR', share: 0 },
      ],
    })
  })

  it('are of dollars in an auction, without rounds, and drafts of another kind do not count', () => {
    const bought = (year: number) =>
      drafted(
        year,
        [
          { ...pick(1, 1, 1, 1), round: null, bidDollars: 60 },
          { ...pick(2, 1, 1, 4), round: null, bidDollars: 40 },
          { ...pick(3, 1, 2, 5), round: null, bidDollars: 100 },
        ],
        { settings: { draftType: 'auction' } },
      )
    const ann = annIn(...three, bought(2026), bought(2027), bought(2028))
    expect(ann?.seasons).toEqual([2026, 2027, 2028])
    expect(ann?.tendencies).toMatchObject({
      rounds: [],
      positions: [
        { position: 'RB', share: 0.6, leagueShare: 0.3, firstRound: null, leagueFirstRound: null },
        { position: 'WR', share: 0.4, leagueShare: 0.7 },
      ],
    })
  })

  it('do not mix rookie drafts with drafts of all players', () => {
    const rookies = drafted(2026, [], {
      drafts: [{ ...holdDraft(rounds([1, 4])), players: 'rookies' }],
    })
    const managers = describeTendencies(historyOf(...three, rookies))
    expect(managers.map(({ name, seasons }) => [name, seasons])).toEqual([
      ['Ann', [2026]],
      ['Bob', [2026]],
    ])
  })

  it('are nothing in a league without drafts', () => {
    expect(describeTendencies(historyOf())).toEqual([])
    expect(handleDraftTendencies({ seasons: [], aliases: {}, missing: [] })).toMatchObject({ managers: [], drafts: [] })
    expect(describeTendencies(historyOf(duel(2025, ['ann', 'bob'], [[1, 2]])))).toEqual([])
  })
})

describe('the usual picks of a league', () => {
  it('are where the first, second and third of a position went', () => {
    const { seasons, positions } = findUsualPicks(historyOf(...three))
    expect(seasons).toEqual([2023, 2024, 2025])
    expect(positions.find(({ position }) => position === 'QB')).toEqual({
      position: 'QB',
      // Overall picks 5, 4 and 2.
      firstRound: 2,
      overallPicks: [11 / 3],
    })
    // Picks 1 3 6, 1 3 6, and 1 3 4.
    expect(positions.find(({ position }) => position === 'RB')).toEqual({
      position: 'RB',
      firstRound: 1,
      overallPicks: [1, 3, 16 / 3],
    })
  })

  it('are what the same pick brought, and the best of it', () => {
    const { picks } = findUsualPicks(historyOf(...three))
    expect(picks[0]).toEqual({
      overallPick: 1,
      drafts: 3,
      // 10, 10 and 30 points.
      meanPoints: 50 / 3,
      best: { season: 2025, playerName: 'RB 3', position: 'RB', points: 30 },
    })
  })

  it('are of drafts with as many teams as the league has now', () => {
    const larger = duel(2026, ['ann', 'bob'], [[100, 90]], { players, teams: 3, picks: rounds([1, 4]) })
    expect(findUsualPicks(historyOf(...three, larger)).seasons).toEqual([2026])
  })
})
