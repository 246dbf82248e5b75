import { describe, expect, it } from 'vitest'
import type { BracketKind, Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { type BracketRules, drawByRules } from '../../src/verdict/bracket/draw-by-rules.ts'
import { playDrawing } from '../../src/verdict/bracket/drawing.ts'
import { placesOfKind } from '../../src/verdict/bracket/places-of-kind.ts'
import { bracketRulesOf } from '../../src/verdict/bracket/playoff-rounds.ts'
import { buildSeason, bye, game } from '../build-season.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
/** Plays all rounds; `upsets` are the games that the worse seed wins, as `round: better–worse`. */
function playOut(teams: number, rules: BracketRules, rounds: number, upsets: readonly string[] = []) {
  const played = playDrawing(drawByRules(seeds(teams), rules, rounds), {
    rankOf: (seed) => seed,
    winnerOf({ round, first, second }) {
      const pair = [first.teamId ?? 0, second?.teamId ?? 0]
      const isUpset = upsets.includes(`${round}: ${pair.toSorted((a, b) => a - b).join('–')}`)
      return Number(pair[0]) < Number(pair[1]) === isUpset ? 'second' : 'first'
    },
  })
  const pairs = (wanted: number) =>
    played.games
      .filter(({ round }) => round === wanted)
      .map(({ kind, first, second }) => `${kind}: ${first.teamId} ${second?.teamId ?? '·'}`)
  return { pairs, places: played.places.map((slot) => slot?.teamId), games: played.games }
}

describe('playoffs drawn by rules', () => {
  const rules = { playoffTeamCount: 6, reseed: false, consolation: 'ladder' as const }
  const of = (kind: BracketKind, ...pairs: string[]) => pairs.map((pair) => `${kind}: ${pair}`)

  it('give the best seeds a bye and keep the first two apart until the final', () => {
    const eight = playOut(8, { ...rules, playoffTeamCount: 8 }, 3)
    expect(eight.pairs(1)).toEqual(of('winners-bracket', '1 8', '4 5', '3 6', '2 7'))
    expect(playOut(6, rules, 3).pairs(1)).toEqual(of('winners-bracket', '1 ·', '4 5', '3 6', '2 ·'))
  })

  it('let four outsiders climb a ladder', () => {
    const { pairs, places, games } = playOut(10, rules, 3, ['1: 7–8'])
    const outsiders = (round: number) => pairs(round).filter((pair) => pair.startsWith('losers-consolation'))
    expect(outsiders(1)).toEqual(of('losers-consolation', '7 8', '9 10'))
    expect(outsiders(2)).toEqual(of('losers-consolation', '8 9', '7 10'))
    expect(outsiders(3)).toEqual(of('losers-consolation', '8 7', '9 10'))
    expect(places.slice(6)).toEqual([7, 8, 9, 10])
    const decided = games.filter(({ kind }) => kind === 'losers-consolation').map(({ best, worst }) => [best, worst])
    expect(decided).toEqual([...Array(4).fill([7, 10]), [7, 8], [9, 10]])
  })

  it('let semifinal losers play for third, and quarterfinal losers repeat their game', () => {
    const { pairs, places } = playOut(6, rules, 3, ['3: 1–2', '3: 3–4', '3: 5–6'])
    expect(pairs(2)).toEqual([...of('winners-bracket', '1 4', '3 2'), ...of('winners-consolation', '5 6')])
    expect(pairs(3)).toEqual([...of('winners-bracket', '1 2'), ...of('winners-consolation', '4 3', '5 6')])
    expect(places).toEqual([2, 1, 4, 3, 6, 5])
  })

  it('play for every rank in brackets; in a toilet bowl losers advance towards last place', () => {
    const { pairs, places } = playOut(12, { ...rules, consolation: 'toilet-bowl' }, 3)
    expect(pairs(1)).toEqual([
      ...of('winners-bracket', '1 ·', '4 5', '3 6', '2 ·'),
      ...of('losers-consolation', '12 ·', '9 8', '10 7', '11 ·'),
    ])
    expect(pairs(2)).toEqual([
      ...[...of('winners-bracket', '1 4', '3 2'), ...of('winners-consolation', '5 6')],
      ...of('losers-consolation', '12 9', '10 11', '8 7'),
    ])
    expect(pairs(3)).toContain('losers-consolation: 12 11')
    expect(places).toEqual(seeds(12))
  })

  it('match the best remaining seed with the worst in leagues that reseed', () => {
    const { pairs } = playOut(6, { ...rules, reseed: true }, 3, ['1: 3–6'])
    expect(pairs(2).slice(0, 2)).toEqual(of('winners-bracket', '1 6', '2 4'))
  })

  it('rank every team exactly once, whatever their number', () => {
    for (const consolation of ['ladder', 'bracket', 'toilet-bowl'] as const) {
      for (let teams = 2; teams <= 20; teams++) {
        for (let playoffTeamCount = 2; playoffTeamCount <= teams; playoffTeamCount++) {
          const rounds = Math.ceil(Math.log2(Math.max(playoffTeamCount, teams - playoffTeamCount)))
          const { places } = playOut(teams, { playoffTeamCount, reseed: false, consolation }, rounds)
          expect(places.toSorted((a, b) => Number(a) - Number(b))).toEqual(seeds(teams))
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
    expect(rounds[0]?.games.map(({ bestPlace, worstPlace }) => [bestPlace, worstPlace])).toEqual([
      [1, 4],
      [1, 4],
    ])
  })

  it('leaves a game of an edited ladder out whose team is not in the league', () => {
    const season = buildSeason({
      teams: [...teams, { playoffSeed: 5 }, { playoffSeed: 6 }, { playoffSeed: 7 }, { playoffSeed: 8 }],
      settings,
      matchups: [
        ...regular,
        game(2, [5, 30], [7, 20], { kind: 'losers-consolation' }),
        game(2, [6, 30], [9, 20], { kind: 'losers-consolation' }),
      ],
    })
    const games = ask(season).rounds[0]?.games ?? []
    const ofLadder = games.filter(({ kind }) => kind === 'losers-consolation')
    expect(ofLadder.map(({ first, second }) => [first.seed, second?.seed])).toEqual([[5, 7]])
  })

  it('has as many rounds as the longer consolation bracket, where the losers play one', () => {
    const roundsOf = (losersBracket: 'consolation' | undefined) =>
      ask(
        buildSeason({
          teams: Array.from({ length: 8 }, (_, index) => ({ playoffSeed: index + 1 })),
          settings: { ...settings, playoffTeamCount: 2, losersBracket, matchupPeriods: [1, 2, 3, 4].map(toPeriod) },
          status: { finalWeek: 4 },
          matchups: [game(1, [1, 50], [2, 10]), game(1, [3, 40], [4, 20])],
        }),
      ).rounds.length
    expect([roundsOf(undefined), roundsOf('consolation')]).toEqual([1, 3])
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

it.each([
  [{ losersBracket: 'toilet-bowl' }, 'toilet-bowl'],
  [{ losersBracket: 'consolation' }, 'bracket'],
  [{ hasConsolationLadder: false }, 'none'],
  [{}, 'ladder'],
] as const)('teams outside the playoffs play as the settings say: %j', (settings, consolation) => {
  expect(bracketRulesOf(buildSeason({ settings })).consolation).toBe(consolation)
})

it('has games of teams that are out below the places that teams still play for', () => {
  const season = buildSeason({ teams: 8, settings: { playoffTeamCount: 6 } })
  expect(placesOfKind(season, 'winners-consolation', 4)).toEqual({ best: 5, worst: 6 })
  expect(placesOfKind(season, 'winners-consolation', 2)).toEqual({ best: 3, worst: 6 })
})
