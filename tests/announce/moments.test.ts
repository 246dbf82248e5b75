/** When a moment of a week is due, and what it says: the kickoffs and figures of a week by hand. */
import { describe, expect, it } from 'vitest'
import { composeLine } from '../../src/announce/compose-line.ts'
import { listDueMoments, listMomentsOfWeek, moments, readKickoffs } from '../../src/announce/moments/index.ts'
import { listOpenGames } from '../../src/announce/moments/open-games.ts'
import type { LiveResponse } from '../../src/contract/responses/live.ts'
import type { CallStored } from '../../src/server/open-service.ts'
import { espnSeason } from '../support/league-keys.ts'

/** Week 12 of 2026: Thursday 8:15 p.m. ET, Sunday 9:30 a.m., 1 p.m. and 8:20 p.m., Monday 8:15 p.m. */
const kickoffs = [
  '2026-11-27T01:15:00Z',
  '2026-11-29T14:30:00Z',
  '2026-11-29T18:00:00Z',
  '2026-11-30T01:20:00Z',
  '2026-12-01T01:15:00Z',
]
const dueAt = (time: string, of = kickoffs) => listDueMoments(of, new Date(time)).map(({ name }) => name)

describe('a moment', () => {
  it('has its time by the kickoffs of the week', () => {
    const times = listMomentsOfWeek(kickoffs).map(({ name, from, until }) => [
      name,
      ...[from, until].map((time) => new Date(time).toISOString().slice(0, 16)),
    ])
    expect(times).toEqual([
      ['thursday', '2026-11-26T19:15', '2026-11-27T01:15'],
      ['sunday-lineups', '2026-11-29T13:00', '2026-11-29T14:15'],
      // The last game of Sunday ends 190 minutes after its kickoff at 8:20 p.m.; half an hour more for overtime.
      ['sunday-night', '2026-11-30T05:00', '2026-11-30T13:00'],
      ['monday', '2026-11-30T22:15', '2026-12-01T01:15'],
    ])
  })

  it('is due from its time on, and dropped once it would be old news', () => {
    expect(dueAt('2026-11-30T22:14:59Z')).toEqual([])
    expect(dueAt('2026-11-30T22:15:00Z')).toEqual(['monday'])
    expect(dueAt('2026-12-01T01:14:59Z')).toEqual(['monday'])
    expect(dueAt('2026-12-01T01:15:00Z')).toEqual([])
  })

  it('is not due in a week without its games', () => {
    const untilSunday = kickoffs.slice(0, 4)
    expect(listMomentsOfWeek(untilSunday).map(({ name }) => name)).toEqual(['thursday', 'sunday-lineups'])
    expect(listMomentsOfWeek(kickoffs.slice(0, 1)).map(({ name }) => name)).toEqual(['thursday'])
    expect(listMomentsOfWeek([])).toEqual([])
  })

  it.each([
    [
      'Thanksgiving and Black Friday',
      ['2026-11-26T17:30Z', '2026-11-27T20:00Z', '2026-11-29T18:00Z', '2026-12-01T01:15Z'],
      ['2026-11-26T11:30', '2026-11-29T16:30', '2026-11-29T21:40', '2026-11-30T22:15'],
    ],
    // Clocks went back at 2 a.m. on that Sunday: 9:30 a.m. in New York is 14:30 UTC from then on.
    [
      'the night in which clocks change',
      ['2026-10-30T00:15Z', '2026-11-01T14:30Z', '2026-11-02T01:20Z', '2026-11-03T01:15Z'],
      ['2026-10-29T18:15', '2026-11-01T13:00', '2026-11-02T05:00', '2026-11-02T22:15'],
    ],
    [
      'a Saturday and two Monday games',
      ['2026-12-19T21:30Z', '2026-12-20T18:00Z', '2026-12-22T00:15Z', '2026-12-22T01:15Z'],
      ['2026-12-19T15:30', '2026-12-20T16:30', '2026-12-20T21:40', '2026-12-21T21:15'],
    ],
    [
      'the last week, which ends on Sunday',
      ['2027-01-09T21:30Z', '2027-01-10T18:00Z', '2027-01-11T01:20Z'],
      ['2027-01-09T15:30', '2027-01-10T16:30'],
    ],
    [
      'a game that was moved to Tuesday',
      ['2026-12-13T18:00Z', '2026-12-16T00:00Z'],
      ['2026-12-13T12:00', '2026-12-13T16:30', '2026-12-13T21:40', '2026-12-15T21:00'],
    ],
    ['Christmas on a Wednesday, and no other day', ['2024-12-25T18:00Z', '2024-12-25T21:30Z'], ['2024-12-25T12:00']],
  ])('has its time in a week with %s', (_, of, expected) => {
    const times = listMomentsOfWeek(of)
    expect(times.map(({ from }) => new Date(from).toISOString().slice(0, 16))).toEqual(expected)
    // A command every half hour that begins up to an hour late meets each of them.
    for (const { from, until } of times) expect(until - from).toBeGreaterThanOrEqual(75 * 60_000)
  })

  it('follows the clock of New York, also where it is another day in UTC', () => {
    // 8:20 p.m. ET on Sunday, December 28, is Monday in UTC.
    const late = ['2025-12-28T18:00:00Z', '2025-12-29T01:20:00Z']
    expect(listMomentsOfWeek(late).map(({ name }) => name)).toEqual(['thursday', 'sunday-lineups'])
  })
})

type Game = LiveResponse['matchups'][number]

interface SideOf {
  id: number
  points: number | null
  /** Names of his starters to come. */
  left: readonly string[]
  chance: number | null
}

function board(
  games: readonly (readonly [SideOf, SideOf] & { weeks?: number[] })[],
  { status = 'in-progress' as Game['status'], weeks = [12] } = {},
): LiveResponse {
  const side = ({ id, points, left, chance }: SideOf) => ({
    team: { id, name: `Team ${id}` },
    points,
    chanceLive: chance,
    startersToCome: left.length,
  })
  return {
    week: 12,
    matchups: games.map(([home, away], index) => ({
      matchupId: index + 1,
      weeks,
      status,
      home: side(home),
      away: side(away),
    })),
    starters: games.flat().map(({ id, left }) => ({
      team: { id, name: `Team ${id}` },
      toPlay: left.map((name, index) => ({ player: { id: index, name } })),
    })),
  } as unknown as LiveResponse
}

const team = (id: number, points: number | null, left: readonly string[], chance: number | null): SideOf => ({
  id,
  points,
  left,
  chance,
})
const sentences = (of: LiveResponse) => listOpenGames(of).map(({ sentence }) => sentence)

describe('an open game', () => {
  it('says what the team that is behind needs, exactly, and from whom', () => {
    expect(sentences(board([[team(3, 112, [], 0.69), team(13, 97.8, ['Joe Runner', 'Kit Kicker'], 0.31)]]))).toEqual([
      'Team 13 needs more than 14.2 points from Joe Runner and Kit Kicker to beat Team 3: 31%.',
    ])
    expect(sentences(board([[team(3, 112.04, [], 0.3), team(13, 97.8, ['A', 'B', 'C'], 0.7)]]))).toEqual([
      'Team 13 needs more than 14.24 points from three players to beat Team 3: 70%.',
    ])
    expect(sentences(board([[team(3, 100.3, [], 0.3), team(13, 100, ['A'], 0.7)]]))).toEqual([
      'Team 13 needs more than 0.3 points from A to beat Team 3: 70%.',
    ])
  })

  it('says how many are left where both have some, and where only the leader has', () => {
    expect(sentences(board([[team(1, 90, ['A', 'B'], 0.4), team(2, 100, ['C'], 0.6)]]))).toEqual([
      'Team 1 trails Team 2 by 10.0, with two players left to one: 40% for Team 1.',
    ])
    expect(sentences(board([[team(1, 100, ['A'], 0.5), team(2, 100, ['C'], 0.5)]]))).toEqual([
      'Team 1 and Team 2 are tied, with one player left to one: 50% for Team 1.',
    ])
    // A defense may lose points.
    expect(sentences(board([[team(1, 100.5, ['Bears D/ST'], 0.96), team(2, 100, [], 0.04)]]))).toEqual([
      'Team 1 leads Team 2 by 0.5 and has Bears D/ST left: 4% for Team 2.',
    ])
    expect(sentences(board([[team(1, 100, [], 0.1), team(2, 100, ['C'], 0.9)]]))).toEqual([
      'Team 1 and Team 2 are tied, and Team 2 has C left: 10% for Team 1.',
    ])
  })

  it('comes first if it is the most open', () => {
    const games = [0.8, 0.55, 0.1].map(
      (chance, index) =>
        [team(2 * index, 90, ['A'], chance), team(2 * index + 1, 100, [], 1 - chance)] as [SideOf, SideOf],
    )
    expect(listOpenGames(board(games)).map(({ matchupId }) => matchupId)).toEqual([2, 1, 3])
  })

  it.each([
    ['nobody has a player left', board([[team(1, 100, [], 0.5), team(2, 100, [], 0.5)]])],
    ['it is as good as decided', board([[team(1, 80, ['Kit Kicker'], 0.01), team(2, 140, [], 0.99)]])],
    ['it is final', board([[team(1, 80, ['A'], 0.4), team(2, 90, [], 0.6)]], { status: 'final' })],
    [
      'another week of its round is to come',
      board([[team(1, 80, ['A'], 0.4), team(2, 90, [], 0.6)]], { weeks: [12, 13] }),
    ],
    ['its chances are unknown', board([[team(1, 80, ['A'], null), team(2, 90, [], null)]])],
  ])('is silent where %s', (_, of) => {
    expect(sentences(of)).toEqual([])
  })
})

/** What a moment says where the responses are these. */
async function write(name: keyof typeof moments, responses: Record<string, unknown>): Promise<string[]> {
  const call = (async (endpoint: string) => responses[endpoint]) as unknown as CallStored
  return moments[name].write({ key: espnSeason(7, 2026), week: 12, kickoffs: readKickoffs(kickoffs), call })
}

describe('the message', () => {
  const open = (id: number, chance: number) =>
    [team(id, 90, ['A'], chance), team(id + 1, 100, [], 1 - chance)] as [SideOf, SideOf]

  it('on Monday names three games, or two and how many more there are', async () => {
    const three = board([open(1, 0.5), open(3, 0.4), open(5, 0.3)])
    expect(await write('monday', { live: three })).toEqual([
      'Team 1 needs more than 10.0 points from A to beat Team 2: 50%.',
      'Team 3 needs more than 10.0 points from A to beat Team 4: 40%.',
      'Team 5 needs more than 10.0 points from A to beat Team 6: 30%.',
    ])
    const four = board([open(1, 0.5), open(3, 0.4), open(5, 0.3), open(7, 0.2)])
    expect((await write('monday', { live: four })).slice(1)).toEqual([
      'Team 3 needs more than 10.0 points from A to beat Team 4: 40%.',
      'And 2 more games are open.',
    ])
    expect(await write('monday', { live: board([]) })).toEqual([])
  })

  it('on Sunday night says who leads, and is silent where nothing is open', async () => {
    const decided = [team(5, 120, [], 0.99), team(6, 70.5, [], 0.01)] as [SideOf, SideOf]
    expect(await write('sunday-night', { live: board([open(1, 0.4), decided]) })).toEqual([
      'After Sunday’s games: Team 2 leads Team 1, 100.0–90.0; Team 5 leads Team 6, 120.0–70.5.',
      'Team 1 needs more than 10.0 points from A to beat Team 2: 40%.',
    ])
    expect(await write('sunday-night', { live: board([decided]) })).toEqual([])
  })

  it('on Sunday morning names lineups that will lose points, by team, and no starter who is questionable', async () => {
    const alert = (kind: string, name: string | null) => ({ kind, slot: 'K', name })
    const { matchups } = board([open(1, 0.4), open(3, 0.4)])
    const scoreboard = {
      matchups,
      ranking: [],
      lineupAlerts: [
        { teamId: 1, alerts: [alert('empty', null), alert('out', 'Joe Runner'), alert('questionable', 'Kit Kicker')] },
        { teamId: 3, alerts: [alert('questionable', 'Al Flex')] },
        { teamId: 4, alerts: [alert('bye', 'Bo Tight')] },
      ],
    }
    expect(await write('sunday-lineups', { scoreboard })).toEqual([
      'Worth a look before Sun, 9:30 a.m. ET: Team 1 (The K slot is empty, Joe Runner is out); Team 4 (Bo Tight is on bye).',
    ])
    expect(await write('sunday-lineups', { scoreboard: { ...scoreboard, lineupAlerts: [] } })).toEqual([])
  })

  it('on Thursday has what is at stake in the next games, as the last edition says it', async () => {
    const game = (week: number, text: string) => ({ week, sentences: [{ text }] })
    const weekly = { edition: { next: { games: [game(12, 'One.'), game(12, 'Two.'), game(12, 'Three.')] } } }
    expect(await write('thursday', { weekly })).toEqual(['Week 12 kicks off Thu, 8:15 p.m. ET.', 'One.', 'Two.'])
    // An edition from before the last week, or none.
    const older = { edition: { next: { games: [game(11, 'One.')] } } }
    const ofWeeks = (...weeks: number[]) => ({ matchups: [{ weeks }] })
    expect(await write('thursday', { weekly: older, scoreboard: ofWeeks(12) })).toEqual([])
    expect(await write('thursday', { weekly: older, scoreboard: ofWeeks(12, 13) })).toEqual([])
    // The second week of a round.
    expect(await write('thursday', { weekly: older, scoreboard: ofWeeks(11, 12) })).toEqual([
      'Week 12 kicks off Thu, 8:15 p.m. ET.',
      'One.',
    ])
    expect(await write('thursday', { weekly: { edition: null } })).toEqual([])
  })

  it.each(['monday', 'sunday-night'] as const)(
    'on %s is silent in a league without opponents, and of byes',
    async (name) => {
      const none = board([])
      expect(await write(name, { live: { ...none, ranking: [{ team: { id: 1, name: 'A' }, points: 80 }] } })).toEqual(
        [],
      )
      const bye = board([open(1, 0.4)])
      const matchups = bye.matchups.map((game) => ({ ...game, away: null }))
      expect(await write(name, { live: { ...bye, matchups } })).toEqual([])
    },
  )

  it('mentions nobody, whatever teams and players are called', async () => {
    const hostile = board([[team(1, 90, ['<@&1> @here'], 0.4), team(2, 100, [], 0.6)]])
    const names = ['@everyone', '<!channel> & <https://evil.example|click>']
    const [game] = hostile.matchups
    if (!game?.away) throw new Error('No game')
    const matchups = [
      {
        ...game,
        home: { ...game.home, team: { ...game.home.team, name: names[0] ?? '' } },
        away: { ...game.away, team: { ...game.away.team, name: names[1] ?? '' } },
      },
    ]
    for (const name of ['monday', 'sunday-night'] as const) {
      const lines = await write(name, { live: { ...hostile, matchups } })
      const text = lines.join('\n')
      for (const named of [...names, '@here']) expect(text).toContain(named)
      const discord = composeLine('discord', text, 'https://me.example/')
      expect(discord).toMatchObject({ allowed_mentions: { parse: [] } })
      expect(JSON.stringify(discord)).not.toMatch(/(?<!\\)[@<]/)
      expect(JSON.stringify(composeLine('slack', text, 'https://me.example/'))).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
    }
  })
})
