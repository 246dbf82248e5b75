/** Playoffs as games with lines: by rules and by a host. */
import { describe, expect, it } from 'vitest'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { Drawing, PlayoffGame, PlayoffSlot } from '../../src/domain/season.ts'
import { planDrawing } from '../../src/verdict/bracket/contest-plan.ts'
import { drawByRules } from '../../src/verdict/bracket/draw-by-rules.ts'
import { playDrawing } from '../../src/verdict/bracket/drawing.ts'
import { readDraw } from '../../src/verdict/bracket/host-drawing.ts'
import { breakTie, winsGame } from '../../src/verdict/tie-rule.ts'
import { buildSeason, game } from '../build-season.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const rules = { playoffTeamCount: 4, reseed: false, consolation: 'ladder' as const }
const reseeding = { ...rules, reseed: true, playoffTeamCount: 8 }
const idOf = (slot: PlayoffSlot | null) => slot?.teamId ?? null
const teamsOf = ({ first, second }: PlayoffGame) => [first.teamId, idOf(second)]
const inRound = ({ games }: Drawing, wanted: number) => games.filter(({ round }) => round === wanted)

/** `winners`: the teams that win, whomever they meet; a game without one is open. */
const play = (drawing: Drawing, winners: readonly number[]) =>
  playDrawing(drawing, {
    rankOf: (teamId) => teamId,
    winnerOf: ({ first, second }) =>
      winners.includes(idOf(first) ?? 0) ? 'first' : winners.includes(idOf(second) ?? 0) ? 'second' : null,
  })

describe('a bracket that is seeded again', () => {
  const drawing = drawByRules(seeds(8), reseeding, 3)

  it('pairs the best remaining seed with the worst', () => {
    const played = play(drawing, [8, 4, 3, 2])
    expect(inRound(played, 2).slice(0, 2).map(teamsOf)).toEqual([
      [2, 8],
      [3, 4],
    ])
  })

  it('leaves four teams open until all of them are known, and two never', () => {
    const [semifinal] = inRound(play(drawing, [8, 4, 3]), 2)
    expect(semifinal?.first).toEqual({ teamId: null, from: null })
    const [final] = inRound(play(drawing, []), 3)
    expect([final?.first.from?.outcome, final?.second?.from?.outcome]).toEqual(['winner', 'winner'])
  })

  it('is sorted once for all games of a round in a plan', () => {
    const { plan } = planDrawing(drawing, seeds(8))
    const sorts = plan.steps.flatMap((step) => ('sorted' in step ? [step.sorted.length] : []))
    expect(sorts).toEqual([4, 2])
    expect(new Set(plan.places).size).toBe(8)
  })
})

describe('a ladder', () => {
  it('decides ranks in its last round only, two a game, and the last one of an odd ladder', () => {
    const drawing = drawByRules(seeds(9), rules, 2)
    const ranks = (round: number) =>
      inRound(drawing, round)
        .filter(({ kind }) => kind === 'losers-consolation')
        .map(({ best, worst, isForPlaces }) => [best, worst, isForPlaces])
    expect(ranks(1)).toEqual([5, 5, 5].map((best) => [best, 9, false]))
    expect(ranks(2)).toEqual([
      [5, 6, true],
      [7, 8, true],
      [9, 9, true],
    ])
    const two = drawByRules(seeds(6), rules, 2).games.filter(({ kind }) => kind === 'losers-consolation')
    expect(two.map(({ isForPlaces }) => isForPlaces)).toEqual([false, true])
  })
})

describe('a bracket of the host', () => {
  const drawn = (
    id: number,
    kind: PlayoffGame['kind'],
    teams: readonly [number, number],
    places: [number, number],
  ) => ({
    ...{ id, round: 1, kind, winner: null, places: { winner: places[0], loser: places[1] } },
    first: { teamId: teams[0], from: null },
    second: { teamId: teams[1], from: null },
  })

  it('lists the winners’ bracket, then games for places, the best ones first', () => {
    const playoffDraw: HostSeason['playoffDraw'] = [
      drawn(1, 'losers-consolation', [7, 8], [7, 8]),
      drawn(2, 'losers-consolation', [5, 6], [5, 6]),
      drawn(3, 'winners-bracket', [1, 2], [1, 2]),
    ]
    const season = buildSeason({
      teams: seeds(8).map(() => ({})),
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 1 },
      status: { phase: 'complete' },
      matchups: [game(1, [1, 2], [2, 1])],
    })
    expect(readDraw({ playoffDraw }, season)?.games.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('knows the ranks that a game is for, and those that its lines lead to; without lines those of its kind', () => {
    const from = (game: number, outcome: 'winner' | 'loser') => ({ teamId: null, from: { game, outcome } })
    const open = (id: number, kind: PlayoffGame['kind'], teams: readonly [number, number]) => ({
      ...drawn(id, kind, teams, [0, 0]),
      places: null,
    })
    const playoffDraw: HostSeason['playoffDraw'] = [
      open(1, 'winners-bracket', [1, 4]),
      open(2, 'winners-bracket', [2, 3]),
      open(3, 'losers-consolation', [5, 8]),
      open(4, 'losers-consolation', [6, 7]),
      { ...drawn(5, 'winners-bracket', [0, 0], [1, 2]), round: 2, first: from(1, 'winner'), second: from(2, 'winner') },
      {
        ...drawn(6, 'losers-consolation', [0, 0], [5, 6]),
        round: 2,
        first: from(3, 'winner'),
        second: from(4, 'winner'),
      },
      {
        ...drawn(7, 'losers-consolation', [0, 0], [7, 8]),
        round: 2,
        first: from(3, 'loser'),
        second: from(4, 'loser'),
      },
    ]
    const season = buildSeason({
      teams: seeds(9).map(() => ({})),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
      status: { phase: 'complete' },
      matchups: [game(1, [1, 2], [2, 1])],
    })
    const games = readDraw({ playoffDraw }, season)?.games ?? []
    const ranks = new Map(games.map(({ id, best, worst, isForPlaces }) => [id, [best, worst, isForPlaces]]))
    expect([1, 2, 3, 4, 5, 6, 7].map((id) => ranks.get(id))).toEqual([
      // The losers' next game is not drawn.
      [1, 4, false],
      [1, 4, false],
      [5, 8, false],
      [5, 8, false],
      [1, 2, true],
      [5, 6, true],
      [7, 8, true],
    ])
  })
})

it('a tied game is won by the better seed', () => {
  expect([winsGame(0, true), winsGame(0, false), winsGame(1, false), winsGame(-1, true)]).toEqual([
    ...[true, false],
    ...[true, false],
  ])
})

it('of a tied game the team that plays on for the title won, home or away, whoever has the better seed', () => {
  const teamsOf = (later: [number, number][]) => later.map((teamIds) => ({ kind: 'winners-bracket' as const, teamIds }))
  const winnerOf = (first: number, second: number) =>
    breakTie(
      { kind: 'winners-bracket', first, second, later: teamsOf([[4, 2]]), winnerByLine: null },
      { settings: {}, seeding: { seedOf: new Map([[1, 1], [2, 2], [4, 4]]), isFinal: true }, statedRanks: null }, // biome-ignore format: a row
    )
  expect([winnerOf(1, 4), winnerOf(4, 1)]).toEqual(['second', 'first'])
})
