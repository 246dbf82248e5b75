import { describe, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import {
  type Contest,
  listPlaces,
  openContests,
  playRound,
  type RoundPlay,
} from '../../src/verdict/bracket/contests.ts'
import { buildSeason, bye, game } from '../build-season.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const pairs = (contests: readonly Contest<number>[]) =>
  contests.map(
    ({ kind, firstPlace, entries }) => `${kind} ${firstPlace}: ${entries.map((seed) => seed ?? '·').join(' ')}`,
  )
const better = (a: number, b: number) => a < b
const play = (contests: readonly Contest<number>[], more: Partial<RoundPlay<number>>) =>
  playRound(contests, { firstWins: better, consolation: 'ladder', isLast: false, sortBySeed: null, ...more })

describe('the contests of the playoffs', () => {
  const rules = { playoffTeamCount: 6, reseed: false, consolation: 'ladder' as const }

  it('give the best seeds a bye and keep the first two apart until the final', () => {
    expect(pairs(openContests(seeds(8), { ...rules, playoffTeamCount: 8 }))).toEqual([
      'winners-bracket 1: 1 8 4 5 3 6 2 7',
    ])
    expect(pairs(openContests(seeds(6), rules))).toEqual(['winners-bracket 1: 1 · 4 5 3 6 2 ·'])
  })

  it('let four outsiders climb a ladder', () => {
    const outsiders = openContests(seeds(10), rules).slice(1)
    expect(pairs(outsiders)).toEqual(['losers-consolation 7: 7 8 9 10'])
    // 8 beats 7, 9 beats 10; then 8-9 and 7-10; both favourites win.
    const second = play(outsiders, { firstWins: (_, b) => b !== 8 })
    expect(pairs(second)).toEqual(['losers-consolation 7: 8 9 7 10'])
    const third = play(second, { firstWins: (a, b) => a === 8 || b === 10 })
    expect(pairs(third)).toEqual(['losers-consolation 7: 8 7 9 10'])
    expect(listPlaces(play(third, { isLast: true }), 'ladder')).toEqual([7, 8, 9, 10])
  })

  it('let semifinal losers play for third, and quarterfinal losers repeat their game', () => {
    const second = play(openContests(seeds(6), rules), {})
    expect(pairs(second)).toEqual(['winners-bracket 1: 1 4 3 2', 'winners-consolation 5: 5 6'])
    const third = play(second, {})
    expect(pairs(third)).toEqual(['winners-bracket 1: 1 2', 'winners-consolation 3: 4 3', 'winners-consolation 5: 5 6'])
    const last = play(third, { firstWins: (a, b) => a > b, isLast: true })
    expect(listPlaces(last, 'ladder')).toEqual([2, 1, 4, 3, 6, 5])
  })

  it('play for every rank in brackets; in a toilet bowl losers advance towards last place', () => {
    const consolation = 'toilet-bowl'
    const first = openContests(seeds(12), { ...rules, consolation })
    expect(pairs(first)).toEqual(['winners-bracket 1: 1 · 4 5 3 6 2 ·', 'losers-consolation 7: 12 · 9 8 10 7 11 ·'])
    const second = play(first, { consolation })
    expect(pairs(second)).toEqual([
      ...['winners-bracket 1: 1 4 3 2', 'winners-consolation 5: 5 6'],
      ...['losers-consolation 9: 12 9 10 11', 'losers-consolation 7: 8 7'],
    ])
    const third = play(second, { consolation })
    expect(pairs(third)).toContain('losers-consolation 11: 12 11')
    expect(listPlaces(play(third, { consolation, isLast: true }), consolation)).toEqual(seeds(12))
  })

  it('match the best remaining seed with the worst in leagues that reseed', () => {
    const first = openContests(seeds(6), { ...rules, reseed: true })
    const upsets = play(first, { firstWins: (_, b) => b !== 6, sortBySeed: (all) => all.toSorted((a, b) => a - b) })
    expect(pairs(upsets)[0]).toBe('winners-bracket 1: 1 6 2 4')
  })

  it('rank every team exactly once, whatever their number', () => {
    for (const consolation of ['ladder', 'bracket', 'toilet-bowl'] as const) {
      for (let teams = 2; teams <= 20; teams++) {
        for (let playoffTeamCount = 2; playoffTeamCount <= teams; playoffTeamCount++) {
          let contests = openContests(seeds(teams), { playoffTeamCount, reseed: false, consolation })
          const rounds = Math.ceil(Math.log2(Math.max(playoffTeamCount, teams - playoffTeamCount)))
          for (let round = 1; round <= rounds; round++)
            contests = play(contests, { isLast: round === rounds, consolation })
          expect(listPlaces(contests, consolation).toSorted((a, b) => Number(a) - Number(b))).toEqual(seeds(teams))
        }
      }
    }
  })
})

const ask = (season: Season) =>
  handlers.bracket(
    { season, context: { seasons: [], asOf: null } },
    { host: season.host, leagueId: season.leagueId, season: undefined },
  )

describe('the bracket of a season', () => {
  const settings = { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: [1, 2, 3].map(toPeriod) }
  const teams = [1, 2, 3, 4].map((seed) => ({ playoffSeed: seed }))
  const regular = [game(1, [1, 50], [4, 10]), game(1, [2, 40], [3, 20])]

  it('is absent without opponents, and without games', () => {
    const reasonOf = (scoringFormat: 'total-points' | 'head-to-head', phase: 'in-season' | 'complete') =>
      ask(buildSeason({ teams, settings: { ...settings, scoringFormat }, status: { phase, finalWeek: 3 } })).unavailable
    expect(reasonOf('total-points', 'in-season')).toMatch(/decided by total points/)
    expect(reasonOf('head-to-head', 'complete')).toBe('This season was never played.')
    expect(reasonOf('head-to-head', 'in-season')).toBeNull()
  })

  it('names the source games of future teams', () => {
    const season = buildSeason({
      teams,
      settings,
      matchups: [
        ...regular,
        game(2, [1, 30], [4, 20], { kind: 'winners-bracket' }),
        game(2, [2, 30], [3, 20], { kind: 'winners-bracket', status: 'scheduled' }),
      ],
    })
    const { rounds, isProjected, finalPlaces } = ask(season)
    expect(isProjected).toBe(false)
    expect(finalPlaces).toEqual([])
    const [semifinal] = rounds[0]?.games ?? []
    expect(semifinal).toMatchObject({
      title: 'Semifinal 1',
      winnerTo: 'r2g1',
      loserTo: 'r2g2',
      first: { isWinner: true },
    })
    expect(rounds[1]).toMatchObject({
      title: 'Final',
      games: [
        { title: 'Final', first: { label: 'Team 1' }, second: { team: null, label: 'Winner of 2/3' } },
        { title: '3rd place', bestPlace: 3, first: { label: 'Team 4' }, second: { label: 'Loser of 2/3' } },
      ],
    })
  })

  it('uses the current standings before the playoffs', () => {
    const {
      rounds,
      isProjected,
      seeds: table,
    } = ask(
      buildSeason({
        teams: 4,
        settings,
        matchups: [regular[0] ?? bye(1, 1, 0), game(1, [2, 4], [3, 2], { status: 'scheduled' })],
      }),
    )
    expect(isProjected).toBe(true)
    expect(table.map(({ team }) => team.name)).toEqual(['Team 1', 'Team 4', 'Team 2', 'Team 3'])
    expect(rounds.map(({ games }) => games.length)).toEqual([2, 2])
  })

  it('shows an edited bracket as it was played, without lines', () => {
    const season = buildSeason({
      teams,
      settings,
      matchups: [
        ...regular,
        game(2, [1, 30], [2, 20], { kind: 'winners-bracket' }),
        game(2, [3, 30], [4, 20], { kind: 'winners-bracket' }),
      ],
    })
    const { isEdited, rounds } = ask(season)
    expect(isEdited).toBe(true)
    expect(rounds[0]?.games.map(({ first, second }) => [first.seed, second?.seed])).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(rounds.flatMap(({ games }) => games.flatMap(({ winnerTo, loserTo }) => [winnerTo, loserTo]))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('has both weeks of a round of two as one game', () => {
    const final = game(2, [1, 90], [2, 80], {
      kind: 'winners-bracket',
      weeks: [2, 3],
      byWeek: [
        [40, 50],
        [45, 35],
      ],
    })
    const season = buildSeason({
      teams,
      settings: {
        ...settings,
        playoffTeamCount: 2,
        matchupPeriods: [toPeriod(1), { matchupPeriod: 2, weeks: [2, 3] }],
      },
      matchups: [...regular, final],
    })
    const [round] = ask(season).rounds
    expect(round?.weeks).toEqual([2, 3])
    expect(round?.games[0]?.first).toMatchObject({
      points: 90,
      isWinner: true,
      weekPoints: [
        { week: 2, points: 40 },
        { week: 3, points: 50 },
      ],
    })
  })

  it('advances the better seed in a tie, and leaves out games that the league does not have', () => {
    const tied = buildSeason({
      teams,
      settings,
      matchups: [...regular, game(2, [4, 30], [1, 30], { kind: 'winners-bracket' })],
    })
    expect(tied.bracket?.rounds[0]?.games[0]).toMatchObject({ first: { seed: 1 }, winner: 'first' })
    expect(ask(buildSeason({ settings: { playoffTeamCount: 0 }, matchups: regular })).unavailable).toMatch(
      /no playoff bracket/,
    )
  })
})

function toPeriod(week: number) {
  return { matchupPeriod: week, weeks: [week] }
}
