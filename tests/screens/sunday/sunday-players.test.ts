/** Who moves the reader's chances over several leagues: by hand. */
import { describe, expect, it } from 'vitest'
import type { LiveResponse } from '../../../src/contract/responses/live.ts'
import { listSundayPlayers, type SundayBoard } from '../../../src/screens/sunday/sunday-players.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'

type Starter = PartOf<LiveResponse['starters'][number]['toPlay'][number]>

const person = (name: string, more: { position?: string; nflTeam?: string | null } = {}) => ({
  id: name.length,
  name,
  position: 'RB',
  nflTeam: 'KC',
  ...more,
})
const castlebury = (swing: number | null, espn = 7): Starter => ({
  player: person('Cal Castlebury'),
  hostIds: { espn },
  swing,
  isPlaying: true,
})

/** A board of the reader's team 1 against team 2; team 3 plays elsewhere. */
function boardOf(
  key: string,
  {
    mine = [],
    theirs = [],
    others = [],
    host = 'espn',
    leverage = 0,
  }: Partial<Record<'mine' | 'theirs' | 'others', Starter[]>> &
    Partial<Pick<SundayBoard, 'host'>> & {
      /** Playoff odds of the reader's team if team 2, at home, wins, minus if not. */
      leverage?: number
    },
): SundayBoard {
  const side = (id: number) => ({ team: { id, name: `Team ${id}` } })
  const board = completeResponse('live', {
    matchups: [
      { matchupId: 1, home: side(2), away: side(1) },
      { matchupId: 2, home: side(3), away: side(4) },
    ],
    starters: [
      { team: { id: 1 }, toPlay: mine },
      { team: { id: 2 }, toPlay: theirs },
      { team: { id: 3 }, toPlay: others },
    ],
    games: [
      { matchupId: 2, home: { id: 3 }, away: { id: 4 }, teams: [{ team: { id: 1 }, leverage: 0.9 }] },
      {
        matchupId: 1,
        home: { id: 2 },
        away: { id: 1 },
        teams: [
          { team: { id: 2 }, leverage: 0.8 },
          { team: { id: 1 }, leverage },
        ],
      },
    ],
  })
  return { key, host, leagueName: `League ${key}`, teamId: 1, board }
}

const ranked = (boards: SundayBoard[]) =>
  listSundayPlayers(boards).map(({ name, effect, playoffs }) => [
    name,
    ...[effect, playoffs].map((figure) => (figure === null ? null : Math.round(1000 * figure) / 1000)),
  ])

const listed = (boards: SundayBoard[]) =>
  listSundayPlayers(boards).map(({ name, effect, parts }) => ({
    name,
    effect: effect === null ? null : Math.round(1000 * effect) / 1000,
    parts: parts.map((part) => `${part.isMine ? 'mine' : 'theirs'} in ${part.key} ${part.effect}`),
  }))

describe('the players of the reader’s games', () => {
  it('are listed once: mine in two leagues, my opponent’s in a third', () => {
    const boards = [
      boardOf('a', { mine: [castlebury(0.12)] }),
      boardOf('b', { mine: [castlebury(0.05)] }),
      boardOf('c', { theirs: [castlebury(0.2)] }),
    ]
    // 12 and 5 points for me, 20 against me.
    expect(listed(boards)).toEqual([
      { name: 'Cal Castlebury', effect: -0.03, parts: ['theirs in c -0.2', 'mine in a 0.12', 'mine in b 0.05'] },
    ])
  })

  it('that cancel out do nothing in sum, and come after who moves a point', () => {
    const boards = [
      boardOf('a', { mine: [castlebury(0.1)], theirs: [{ ...castlebury(0.01, 8), player: person('Otto Ostrand') }] }),
      boardOf('b', { theirs: [castlebury(0.1)] }),
    ]
    expect(listed(boards).map(({ name, effect }) => [name, effect])).toEqual([
      ['Otto Ostrand', -0.01],
      ['Cal Castlebury', 0],
    ])
  })

  it('come by what they do to the playoff odds where a race is open: the swing times the odds with a win minus those with a loss', () => {
    const other = { ...castlebury(0.3, 8), player: person('Otto Ostrand') }
    // A win is worth 40 points in league a, where team 2 is at home, and 10 in b; in c less than a point.
    const boards = [
      boardOf('a', { mine: [castlebury(0.2)], leverage: -0.4 }),
      boardOf('b', { mine: [other], theirs: [castlebury(0.1)], leverage: -0.1 }),
      boardOf('c', {
        mine: [other],
        theirs: [{ ...castlebury(0.5, 9), player: person('Bo Bellamy') }],
        leverage: -0.009,
      }),
    ]
    // Castlebury: .2 × .4 − .1 × .1; Ostrand: .3 × .1, and nothing in c.
    expect(ranked(boards)).toEqual([
      ['Cal Castlebury', 0.1, 0.07],
      ['Otto Ostrand', 0.6, 0.03],
      ['Bo Bellamy', -0.5, null],
    ])
  })

  it('count in both games of a team that plays twice in a week, and in those that the reader is in', () => {
    const board = boardOf('a', { leverage: -0.4 })
    const [first] = board.board.matchups
    if (!first) throw new Error('A game is expected')
    const twice = (swings: Starter['swings']): Starter => ({ ...castlebury(0.5), swings })
    const swings = [
      { matchupId: 1, swing: 0.1 },
      { matchupId: 9, swing: 0.2 },
    ]
    const games = (mine: Starter[], theirs: Starter[]) => {
      const { starters } = boardOf('a', { mine, theirs }).board
      const second = { ...first, matchupId: 9, home: { ...first.home, team: { id: 5, name: 'Team 5' } } }
      return { ...board, board: { ...board.board, matchups: [...board.board.matchups, second], starters } }
    }
    // The second game moves no odds: .1 × .4.
    expect(ranked([games([twice(swings)], [])])).toEqual([['Cal Castlebury', 0.3, 0.04]])
    expect(ranked([games([], [twice(swings)])])).toEqual([['Cal Castlebury', -0.1, -0.04]])
  })

  it('have no playoff odds where their swing is unknown', () => {
    expect(ranked([boardOf('a', { mine: [castlebury(null)], leverage: -0.4 })])).toEqual([
      ['Cal Castlebury', null, null],
    ])
  })

  it('are not those of other games', () => {
    expect(listed([boardOf('a', { others: [castlebury(0.3)] })])).toEqual([])
  })

  it('have no figure where no chance is known, as in leagues without opponents', () => {
    expect(listed([boardOf('a', { mine: [castlebury(null)] })])[0]).toEqual({
      name: 'Cal Castlebury',
      effect: null,
      parts: ['mine in a null'],
    })
    expect(
      listed([boardOf('a', { mine: [castlebury(null)] }), boardOf('b', { mine: [castlebury(0.1)] })])[0]?.effect,
    ).toBe(0.1)
  })
})

describe('a person', () => {
  const espn = (starter: Starter) => boardOf('a', { mine: [starter] })
  const sleeper = (...starters: Starter[]) => boardOf('b', { host: 'sleeper', mine: starters })
  const atSleeper = (
    swing: number,
    hostIds: { sleeper: number; espn?: number },
    player = person('Cal Castlebury'),
  ) => ({
    ...castlebury(swing),
    hostIds,
    player,
  })

  it('is the same over hosts by the ids that one lists of another, whatever his name there', () => {
    const boards = [espn(castlebury(0.1)), sleeper(atSleeper(0.2, { sleeper: 4321, espn: 7 }, person('Calvin C')))]
    expect(listed(boards)).toMatchObject([{ effect: 0.3 }])
  })

  it('joins leagues of two hosts that only a third one knows', () => {
    const yahoo = boardOf('c', { host: 'yahoo', mine: [{ ...castlebury(0.4), hostIds: { yahoo: 99 } }] })
    const both = { ...atSleeper(0.2, { sleeper: 4321, espn: 7 }), hostIds: { sleeper: 4321, espn: 7, yahoo: 99 } }
    expect(listed([espn(castlebury(0.1)), yahoo, sleeper(both)])).toMatchObject([{ effect: 0.7 }])
  })

  it('is another one with the same name, team and position where the ids say so', () => {
    const boards = [espn(castlebury(0.1)), sleeper(atSleeper(0.2, { sleeper: 4321, espn: 8 }))]
    expect(listed(boards).map(({ effect }) => effect)).toEqual([0.2, 0.1])
  })

  it('is otherwise the same by name, NFL team and position, however hosts write the name', () => {
    const other = atSleeper(0.2, { sleeper: 4321 }, person('Cál Castlebury Jr.'))
    expect(listed([espn(castlebury(0.1)), sleeper(other)])).toMatchObject([{ effect: 0.3 }])
  })

  it.each([
    ['another NFL team', person('Cal Castlebury', { nflTeam: 'BUF' })],
    ['another position', person('Cal Castlebury', { position: 'WR' })],
    ['no NFL team', person('Cal Castlebury', { nflTeam: null })],
  ])('is another one with %s', (_, player) => {
    expect(listed([espn(castlebury(0.1)), sleeper(atSleeper(0.2, { sleeper: 4321 }, player))])).toHaveLength(2)
  })

  it('stays apart where a host has two of that name, team and position', () => {
    const boards = [espn(castlebury(0.1)), sleeper(atSleeper(0.2, { sleeper: 1 }), atSleeper(0.3, { sleeper: 2 }))]
    expect(listed(boards).map(({ effect }) => effect)).toEqual([0.3, 0.2, 0.1])
  })

  it('is a defense by its NFL team, whatever the host calls it', () => {
    const ofSeattle = (name: string) => person(name, { position: 'D/ST', nflTeam: 'SEA' })
    const boards = [
      espn({ ...castlebury(0.1, -26), player: ofSeattle('Seahawks D/ST') }),
      sleeper(atSleeper(0.1, { sleeper: -5 }, ofSeattle('Seattle Seahawks'))),
    ]
    expect(listed(boards)).toMatchObject([{ effect: 0.2 }])
  })

  it('is known by name where a server sends no ids', () => {
    const { hostIds: _, ...without } = castlebury(0.1) as { hostIds?: object }
    expect(listed([espn(without), sleeper(atSleeper(0.2, { sleeper: 4321 }))])).toMatchObject([{ effect: 0.3 }])
  })
})
