/** What a device is told, and when: games, clocks and logs by hand. */
import { describe, expect, it } from 'vitest'
import type { LiveResponse } from '../../src/contract/responses/live.ts'
import type { Edition } from '../../src/contract/responses/weekly.ts'
import { chooseNotices, isAtNight, mostAWeek } from '../../src/push/choose-notices.ts'
import { followGame } from '../../src/push/follow-game.ts'
import { type LeagueFacts, listNotices } from '../../src/push/list-notices.ts'
import type { Notice } from '../../src/push/notice.ts'
import type { GameRecord } from '../../src/storage/push-store.ts'
import { espnSeason } from '../support/league-keys.ts'

type Game = LiveResponse['matchups'][number]

const mine = 13
const others = 3

interface GameOf {
  chance: number | null
  before?: number
  points?: readonly [number, number]
  left?: readonly [number, number]
  status?: Game['status']
  weeks?: readonly number[]
  winner?: number | null
}

/** My game at home. */
function gameOf({
  chance,
  before = 0.5,
  points = [0, 0],
  left = [1, 1],
  status = 'in-progress',
  ...rest
}: GameOf): Game {
  const side = (id: number, at: 0 | 1, own: number | null) => ({
    team: { id, name: `Team ${id}` },
    points: points[at],
    startersToCome: left[at],
    chanceLive: own,
    chanceBefore: at === 0 ? before : 1 - before,
    isWinner: rest.winner === id,
  })
  return {
    matchupId: 7,
    weeks: rest.weeks ?? [12],
    status,
    home: side(mine, 0, chance),
    away: side(others, 1, chance === null ? null : 1 - chance),
  } as unknown as Game
}

const minuteOf = (index: number) => new Date(Date.UTC(2026, 10, 29, 18, index)).toISOString()

/** The record after looks at these chances, a minute apart. */
function followed(games: readonly GameOf[]): GameRecord | undefined {
  return games.reduce<GameRecord | undefined>(
    (record, game, index) => followGame(record, gameOf(game), 12, minuteOf(index)),
    undefined,
  )
}
const turnsOf = (chances: readonly number[]) => followed(chances.map((chance) => ({ chance })))?.turns

describe('a game', () => {
  it.each([
    ['from below 35 to above 65', [0.34, 0.66], 1],
    ['through the middle', [0.3, 0.5, 0.64, 0.66], 1],
    ['and back', [0.3, 0.7, 0.3], 2],
    ['not around 50', [0.36, 0.51, 0.49, 0.64, 0.36], 0],
    ['not from the middle', [0.5, 0.7], 0],
    ['not at 35 and 65 themselves', [0.34, 0.65, 0.34], 0],
    ['not by coming back to the same side', [0.8, 0.5, 0.36, 0.9], 0],
  ])('turns %s', (_, chances, turns) => {
    expect(turnsOf(chances)).toBe(turns)
  })

  it('leans before its kickoff as it is expected to end', () => {
    expect(followed([{ chance: null, before: 0.2 }, { chance: 0.7 }])).toMatchObject({
      turns: 1,
      turnedAt: minuteOf(1),
    })
  })

  it('does not turn with its last points: that is its end', () => {
    const record = followed([{ chance: 0.2 }, { chance: 0.99, left: [0, 0] }])
    expect(record).toMatchObject({ turns: 0, isOver: true, overAt: minuteOf(1) })
  })

  it('is over once no starter has points to come, not in the first week of two, and at the time when that was first seen', () => {
    const over = { chance: 0.99, left: [0, 0] } as const
    expect(followed([{ chance: 0.9 }, { ...over, weeks: [12, 13] }])).toMatchObject({ isOver: false })
    expect(followed([{ chance: 0.9 }, over, over])).toMatchObject({ overAt: minuteOf(1) })
    // The server was started after it.
    expect(followed([over, over])).toMatchObject({ isOver: true, overAt: null })
    expect(followed([{ chance: 0.9 }, over, { chance: 0.9 }])).toMatchObject({ isOver: false, overAt: null })
  })
})

const now = Date.parse(minuteOf(30))

function factsOf(game: GameOf, record: GameRecord | undefined, more: Partial<LeagueFacts> = {}): LeagueFacts {
  return {
    key: espnSeason(123, 2026),
    live: { week: 12, matchups: [gameOf(game)], open: [] } as unknown as LiveResponse,
    edition: null,
    kickoffs: [Date.parse('2026-11-29T18:00:00Z')],
    isCurrent: true,
    record: { games: record ? { 7: record } : {}, edition: null },
    ...more,
  }
}
const textsOf = (facts: LeagueFacts, team = mine, at = now) =>
  listNotices(facts, team, at).map(({ title, body }) => `${title}: ${body}`)

describe('a notice about a game', () => {
  const turned = followed([{ chance: 0.2 }, { chance: 0.71 }])

  it('says to both teams that it turned', () => {
    const facts = factsOf({ chance: 0.71, points: [98.2, 91] }, turned)
    expect(textsOf(facts)).toEqual(['Your game turned your way: 98.2–91.0 vs. Team 3: 71% to win.'])
    expect(textsOf(facts, others)).toEqual(['Your game turned against you: 91.0–98.2 vs. Team 13: 29% to win.'])
    expect(textsOf(facts, 99)).toEqual([])
  })

  it('is about either game of a team that plays twice in a week', () => {
    const facts = factsOf({ chance: 0.71, points: [98.2, 91] }, turned)
    const [game] = facts.live.matchups
    const second = { ...game, matchupId: 8, away: { ...game?.away, team: { id: 4, name: 'Team 4' } } }
    const twice = {
      ...facts,
      live: { ...facts.live, matchups: [...facts.live.matchups, second] } as LiveResponse,
      record: { ...facts.record, games: { 7: turned, 8: turned } as LeagueFacts['record']['games'] },
    }
    expect(textsOf(twice)).toHaveLength(2)
    expect(textsOf(twice)[1]).toContain('vs. Team 4')
    expect(textsOf(twice, 4)).toHaveLength(1)
  })

  it('is dropped once it has gone back, an hour later, once the game is over, and where the board is old', () => {
    expect(textsOf(factsOf({ chance: 0.45 }, turned))).toEqual([])
    expect(textsOf(factsOf({ chance: 0.55 }, turned))).toHaveLength(1)
    expect(textsOf(factsOf({ chance: 0.71 }, turned), mine, now + 31 * 60_000)).toEqual([])
    expect(textsOf(factsOf({ chance: 0.71 }, turned, { isCurrent: false }))).toEqual([])
    const over = followed([{ chance: 0.2 }, { chance: 0.71 }, { chance: 0.99, left: [0, 0] }])
    expect(textsOf(factsOf({ chance: 0.99, left: [0, 0], points: [100, 91] }, over))).toEqual([
      'You beat Team 3: 100.0–91.0. Your game is over.',
    ])
  })

  it('says who won, by the verdict where the game is final', () => {
    const over = followed([{ chance: 0.5 }, { chance: null, status: 'final' }])
    const final = (points: readonly [number, number], winner: number | null, team = mine) =>
      textsOf(factsOf({ chance: null, status: 'final', points, winner }, over), team)[0]
    expect(final([90.12, 90.1], mine)).toBe('You beat Team 3: 90.12–90.10. Your game is over.')
    expect(final([90, 90], others)).toBe('You lost to Team 3: 90.0–90.0. Your game is over.')
    expect(final([90, 90], others, others)).toBe('You beat Team 13: 90.0–90.0. Your game is over.')
    expect(final([90, 90], null)).toBe('You tied Team 3: 90.0–90.0. Your game is over.')
  })
})

describe('the alarm of a lineup', () => {
  const alerts = [
    { kind: 'out', slot: 'RB', name: 'Joe Runner' },
    { kind: 'empty', slot: 'K', name: null },
    { kind: 'questionable', slot: 'WR', name: 'Max Maybe' },
  ]
  const facts = (open: unknown, isCurrent = true) => {
    const made = factsOf({ chance: 0.5 }, undefined, { isCurrent })
    return { ...made, live: { ...made.live, open } as unknown as LiveResponse }
  }
  const at = (time: string) => Date.parse(`2026-11-29T${time}:00Z`)

  it('names what will score nothing, from 90 to 15 minutes before Sunday’s first kickoff', () => {
    const open = [{ teamId: mine, changes: [], alerts }]
    const text = 'Check your lineup: Joe Runner is out. The K slot is empty.'
    const times = ['16:29', '16:30', '17:44', '17:45']
    expect(times.map((time) => textsOf(facts(open), mine, at(time)))).toEqual([[], [text], [text], []])
    expect(textsOf(facts(open), others, at('16:30'))).toEqual([])
    expect(textsOf(facts(open, false), mine, at('16:30'))).toEqual([])
  })

  it('is silent once the lineup is repaired', () => {
    expect(textsOf(facts([{ teamId: mine, changes: [], alerts: alerts.slice(2) }]), mine, at('16:40'))).toEqual([])
  })
})

describe('the week in one line', () => {
  const edition = {
    week: 12,
    title: 'Week 12',
    games: [
      {
        teams: [
          { id: others, name: 'Team 3' },
          { id: mine, name: 'Team 13' },
        ],
        points: [112.1, 98.2],
        isTie: false,
      },
    ],
    standings: [others, mine].map((id, index) => ({ team: { id }, rank: index + 1, record: '7-5' })),
    odds: [{ team: { id: mine }, playoffs: { before: '80%', after: '71%' }, status: 'open' }],
  } as unknown as Edition
  const facts = (at: string | null, week = 12) =>
    factsOf({ chance: 0.5 }, undefined, { edition, record: { games: {}, edition: { week, at } } })

  it('says result, place and odds, for three days', () => {
    const text = 'Week 12: You lost to Team 3, 98.2–112.1. 7-5, 2nd of 2. Playoff odds: 71%, 80% before.'
    expect(textsOf(facts(minuteOf(0)))).toEqual([text])
    expect(textsOf(facts(minuteOf(0)), others)).toEqual(['Week 12: You beat Team 13, 112.1–98.2. 7-5, 1st of 2.'])
    expect(textsOf(facts(minuteOf(0)), mine, now + 72 * 3_600_000)).toEqual([])
  })

  it('is silent about a week that was final when the league was first seen', () => {
    expect(textsOf(facts(null))).toEqual([])
    expect(textsOf(facts(minuteOf(0), 13))).toEqual([])
  })
})

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'game',
  tag: id,
  title: '',
  body: '',
  path: '/',
  at: now,
  until: now + 1,
  isEnd: false,
  ...more,
})
const everything = { kinds: ['lineup', 'game', 'week'], zone: 'UTC', since: minuteOf(0) } as const
const chosen = (notices: readonly Notice[], of: object = {}, sent: { id: string; at: string }[] = [], at = now) => {
  const { now: due, isWaiting } = chooseNotices(notices, { ...everything, ...of }, sent, at)
  return [due.map(({ id }) => id), isWaiting]
}

describe('a device', () => {
  it('is told what it chose, once, and nothing that was so before it subscribed', () => {
    const notices = [notice('a'), notice('b', { kind: 'week' }), notice('c')]
    expect(chosen(notices)).toEqual([['a', 'b', 'c'], false])
    expect(chosen(notices, { kinds: ['week'] })).toEqual([['b'], false])
    expect(chosen(notices, {}, [{ id: 'a', at: minuteOf(1) }])).toEqual([['b', 'c'], false])
    expect(chosen([notice('a', { at: Date.parse(minuteOf(0)) - 1 })])).toEqual([[], false])
  })

  it('sleeps from 1 to 8 where it is, but for the end of its game; the rest waits', () => {
    const at = (time: string) => Date.parse(`2026-11-30T${time}:00Z`)
    const zone = 'America/New_York'
    // Eastern standard time is five hours behind UTC.
    expect(['05:59', '06:00', '12:59', '13:00'].map((time) => isAtNight(at(time), zone))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isAtNight(at('00:30'), 'UTC')).toBe(false)
    expect(isAtNight(at('06:30'), 'Asia/Kolkata')).toBe(false)
    const notices = [notice('turn'), notice('end', { isEnd: true })]
    expect(chosen(notices, { zone }, [], at('06:30'))).toEqual([['end'], true])
    expect(chosen(notices, { zone }, [{ id: 'end', at: minuteOf(1) }], at('13:00'))).toEqual([['turn'], false])
  })

  it('sleeps by its clock where that is changed, and on both sides of the date line', () => {
    const nightIn = (zone: string, time: string) => isAtNight(Date.parse(`${time}:00Z`), zone)
    // On November 1, 2026, 1 to 2 a.m. is there twice in New York; on March 8, 2 to 3 a.m. is not there.
    expect(
      ['11-01T04:59', '11-01T05:00', '11-01T06:30', '11-01T12:59', '11-01T13:00'].map((time) =>
        nightIn('America/New_York', `2026-${time}`),
      ),
    ).toEqual([false, true, true, true, false])
    expect(
      ['03-08T05:59', '03-08T06:00', '03-08T07:00', '03-08T11:59', '03-08T12:00'].map((time) =>
        nightIn('America/New_York', `2026-${time}`),
      ),
    ).toEqual([false, true, true, true, false])
    // 14 hours ahead of UTC, and 11 behind: the same hour of two days.
    expect(
      ['10:59', '11:00', '17:59', '18:00'].map((time) => nightIn('Pacific/Kiritimati', `2026-11-29T${time}`)),
    ).toEqual([false, true, true, false])
    expect(
      ['11:59', '12:00', '18:59', '19:00'].map((time) => nightIn('Pacific/Pago_Pago', `2026-11-29T${time}`)),
    ).toEqual([false, true, true, false])
    expect(nightIn('+05:30', '2026-11-29T20:00')).toBe(true)
  })

  it('sleeps by UTC where this server does not know its zone', () => {
    const at = Date.parse('2026-11-30T03:00:00Z')
    expect(chosen([notice('turn'), notice('end', { isEnd: true })], { zone: 'Mars/Olympus' }, [], at)).toEqual([
      ['end'],
      true,
    ])
  })

  it('is told six things in seven days at most', () => {
    const days = (count: number) => new Date(now - count * 86_400_000).toISOString()
    const sent = Array.from({ length: mostAWeek - 1 }, (_, index) => ({ id: `sent ${index}`, at: days(index) }))
    expect(mostAWeek).toBe(6)
    expect(chosen([notice('a'), notice('b')], {}, sent)).toEqual([['a'], false])
    expect(chosen([notice('a')], {}, [...sent, { id: 'older', at: days(6.9) }])).toEqual([[], false])
    expect(chosen([notice('a')], {}, [...sent, { id: 'older', at: days(7) }])).toEqual([['a'], false])
  })
})
