/** Records of the league's history that a week breaks, and what is said once a correction makes one untrue. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listNewsCorrections, namesSaid } from '../../src/announce/correct-news.ts'
import { listNews } from '../../src/announce/news.ts'
import { postOnce } from '../../src/announce/post-once.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { CallStored } from '../../src/server/open-service.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { espnSeason } from '../support/league-keys.ts'

const key = espnSeason(7, 2025)
/** Week 7 ends on Monday, October 20. */
const tuesday = new Date('2025-10-21T11:00:00Z')
const thursday = new Date('2025-10-23T11:00:00Z')

interface Held {
  kind: string
  value: number
  /** The team, by its id. */
  by: number
  season?: number
  week?: number
  scores?: [number, number]
  /** Of a streak: since week. */
  since?: number
  /** A holder of an earlier season with the same figure. */
  equals?: boolean
}

const holderOf = ({ by, season = 2025, week = 7, scores, since }: Held) => ({
  team: { id: by, name: `Team ${by}` },
  season,
  week,
  weeks: [week],
  scores: scores ?? null,
  since: since === undefined ? null : { season, week: since },
})

const season = (year: number, known = 'whole', isPlayed = true) => ({ season: year, known, isPlayed })

interface League {
  records: Held[]
  seasons?: ReturnType<typeof season>[]
  /** Clinched after week 7, and not before. */
  clinched?: number[]
  out?: number[]
  isOpenAgain?: boolean
  games?: unknown[]
}

const teamOf = (id: number) => ({ id, name: `Team ${id}` })

function callOf({
  records,
  seasons = [season(2024), season(2025)],
  clinched = [],
  out = [],
  isOpenAgain,
  games,
}: League) {
  const row = (id: number, status: string) => ({
    team: { id, name: `Team ${id}` },
    status,
    playoffs: { before: '50%' },
  })
  const responses: Record<string, unknown> = {
    history: {
      since: 2024,
      seasons,
      records: records.map((held) => ({
        kind: held.kind,
        value: held.value,
        holders: [...(held.equals ? [holderOf({ ...held, season: 2024, week: 2 })] : []), holderOf(held)],
      })),
    },
    weekly: {
      weeks: [{ week: 6 }, { week: 7 }],
      edition: {
        season: 2025,
        week: 7,
        title: 'Week 7',
        games: games ?? [{ stage: null, teams: [1, 2].map(teamOf) }],
        odds: [...clinched.map((id) => row(id, 'clinched')), ...out.map((id) => row(id, 'out')), row(99, 'open')],
      },
    },
  }
  return (async (name: string) => {
    if (isOpenAgain && name === 'weekly') throw new DomainError('not-found', 'Week 7 has no edition.')
    return responses[name]
  }) as unknown as CallStored
}

const newsOf = (league: League, now = tuesday) =>
  listNews(key, { kinds: ['records', 'clinched', 'eliminated'], call: callOf(league), now })
const textsOf = async (league: League, now = tuesday) => (await newsOf(league, now)).map(({ text }) => text)

const highest: Held = { kind: 'highest-week', value: 190.24, by: 1 }

describe('a record', () => {
  it('is said with its figure once its week is final, for three days, with a link to the history', async () => {
    expect(await newsOf({ records: [highest] })).toEqual([
      {
        kind: 'records',
        week: 7,
        id: null,
        text: 'Week 7, a league record: Team 1’s 190.24 points, the most in one week since 2024.',
        path: '/leagues/espn/7/history',
        said: [{ name: 'highest-week', value: '1 190.24', text: 'Team 1’s 190.24 points, the most in one week' }],
      },
    ])
    expect(await newsOf({ records: [highest] }, new Date('2025-10-24T00:00:00Z'))).toEqual([])
  })

  it('is said of games, losses, wins, benches and streaks, in at most three lines', async () => {
    const three: Held[] = [
      { kind: 'widest-game', value: 90.1, by: 1, scores: [150.2, 60.1] },
      { kind: 'most-points-in-a-loss', value: 160, by: 2 },
      { kind: 'longest-winning-streak', value: 9, by: 1, since: 1 },
    ]
    expect((await textsOf({ records: three }))[0]?.split('\n')).toEqual([
      'Week 7, a league record: Team 1 vs. Team 2, 150.2–60.1, the widest margin since 2024.',
      'Week 7, a league record: Team 2’s 160.0 points, the most in a loss since 2024.',
      'Week 7, a league record: Team 1’s nine wins in a row, the longest winning streak since 2024.',
    ])
    const four = await textsOf({ records: [...three, highest] })
    expect(four[0]?.split('\n')).toHaveLength(3)
    expect(four[0]).toMatch(/And 2 more league records\.$/)
  })

  it('of a game names its opponent where a team plays twice a week', async () => {
    const held: Held = { kind: 'widest-game', value: 90.1, by: 1, scores: [150.2, 60.1] }
    const game = (other: number, points: [number, number]) => ({
      stage: null,
      teams: [teamOf(1), teamOf(other)],
      points,
    })
    const games = [game(2, [150.2, 99.5]), game(3, [150.2, 60.1])]
    expect(await textsOf({ records: [held], games })).toEqual([
      'Week 7, a league record: Team 1 vs. Team 3, 150.2–60.1, the widest margin since 2024.',
    ])
    expect(await textsOf({ records: [held], games: games.slice(0, 1).concat(games.slice(0, 1)) })).toEqual([
      'Week 7, a league record: Team 1, 150.2–60.1, the widest margin since 2024.',
    ])
  })

  it.each<[string, League]>([
    ['an earlier week has the same figure', { records: [{ ...highest, equals: true }] }],
    ['it is of another week', { records: [{ ...highest, week: 6 }] }],
    ['it is of another season', { records: [{ ...highest, season: 2024 }] }],
    ['it is of a whole season', { records: [{ kind: 'best-season', value: 80, by: 1 }] }],
    ['the league has no earlier season', { records: [highest], seasons: [season(2025)] }],
    ['an earlier season is missing', { records: [highest], seasons: [season(2023, 'missing', false), season(2024)] }],
    [
      'the scores of an earlier season are missing',
      { records: [highest], seasons: [season(2023, 'league'), season(2024), season(2025)] },
    ],
  ])('is none where %s', async (_, league) => {
    expect(await textsOf(league)).toEqual([])
  })

  it('that is a streak is news once, and not again while it grows', async () => {
    const streak: Held = { kind: 'longest-winning-streak', value: 10, by: 1, since: 1 }
    const said = [{ name: 'longest-winning-streak 2025-1', value: '1 9', text: '…' }]
    const announced = [
      { week: 6, target: 'slack HOOK records', state: 'sent', at: '2025-10-14T11:00:00Z', said },
    ] as const
    const options = { kinds: ['records'], call: callOf({ records: [streak] }), now: tuesday } as const
    const saidBefore = (kind: 'records' | 'clinched' | 'eliminated', week: number) => namesSaid(announced, kind, week)
    expect(await listNews(key, options)).toHaveLength(1)
    expect(await listNews(key, { ...options, saidBefore })).toEqual([])
  })
})

describe('a correction', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'records-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const webhook = { to: 'slack', address: 'HOOK' } as const
  const posts: string[] = []
  const posting = (now: Date) => ({
    store: openStore(folder),
    webhooks: [webhook],
    env: { HOOK: 'https://a.example/x' },
    now: () => now,
    retries: 0,
    fetch: async (_: unknown, init?: RequestInit) => {
      posts.push((JSON.parse(String(init?.body)) as { text: string }).text)
      return new Response(null, { status: 200 })
    },
  })

  /** What a run of the command posts: the news, then what has to be taken back. */
  async function run(league: League, now: Date): Promise<string[]> {
    posts.length = 0
    const news = league.isOpenAgain ? [] : await newsOf(league, now)
    for (const { kind, week, id, said, text } of news)
      await postOnce({ key, week, kind, id, said, compose: () => ({ text }) }, posting(now))
    const announced = await openStore(folder).announcements.list(key)
    for (const { kind, week, said, text } of await listNewsCorrections(key, webhook, {
      call: callOf(league),
      announced,
      now,
    }))
      await postOnce({ key, week, kind: 'correction', id: kind, said, compose: () => ({ text }) }, posting(now))
    return [...posts]
  }

  it('takes a record back that is none any more, once, and says it again if it is one after all', async () => {
    expect(await run({ records: [highest] }, tuesday)).toHaveLength(1)
    expect(await run({ records: [highest] }, tuesday)).toEqual([])
    const none: League = { records: [{ ...highest, season: 2024, week: 3 }] }
    expect(await run(none, thursday)).toEqual([
      'Correction to Week 7: Not a league record after all: Team 1’s 190.24 points, the most in one week.',
    ])
    expect(await run(none, thursday)).toEqual([])
    expect(await run({ records: [highest] }, thursday)).toEqual([
      'Correction to Week 7: A league record: Team 1’s 190.24 points, the most in one week.',
    ])
    expect(await run({ records: [highest] }, thursday)).toEqual([])
  })

  it('says the new figure of a record, or who has it instead', async () => {
    await run({ records: [highest] }, tuesday)
    expect(await run({ records: [{ ...highest, value: 189.9 }] }, thursday)).toEqual([
      'Correction to Week 7: A league record: Team 1’s 189.9 points, the most in one week.',
    ])
    expect(await run({ records: [{ ...highest, by: 2 }] }, thursday)).toEqual([
      'Correction to Week 7: A league record: Team 2’s 190.24 points, the most in one week.',
    ])
  })

  it.each<[string, League]>([
    ['a later week has broken it', { records: [{ ...highest, week: 8, value: 200 }] }],
    ['an earlier week equals it now', { records: [{ ...highest, equals: true }] }],
    ['the week is open again', { records: [], isOpenAgain: true }],
    ['a season went missing', { records: [], seasons: [season(2023, 'missing', false), season(2025)] }],
  ])('is silent where %s', async (_, league) => {
    await run({ records: [highest] }, tuesday)
    expect(await run(league, thursday)).toEqual([])
  })

  it('takes back who clinched and who is out', async () => {
    expect(await run({ records: [], clinched: [1], out: [5, 6] }, tuesday)).toEqual([
      'Week 7: Team 1 has clinched a playoff spot.',
      'Week 7: Team 5 and Team 6 are out of the playoff race.',
    ])
    expect(await run({ records: [], clinched: [2], out: [5] }, thursday)).toEqual([
      'Correction to Week 7: Team 1 hasn’t clinched a playoff spot after all.\nCorrection to Week 7: Team 2 has clinched a playoff spot.',
      'Correction to Week 7: Team 6 is back in the playoff race.',
    ])
    expect(await run({ records: [], clinched: [2], out: [5] }, thursday)).toEqual([])
  })

  it('is none a month later, or of what a webhook has never heard', async () => {
    await run({ records: [highest] }, tuesday)
    const announced = await openStore(folder).announcements.list(key)
    const options = { call: callOf({ records: [] }), announced }
    expect(await listNewsCorrections(key, webhook, { ...options, now: thursday })).toHaveLength(1)
    expect(await listNewsCorrections(key, webhook, { ...options, now: new Date('2025-11-21T00:00:00Z') })).toEqual([])
    const other = { ...webhook, address: 'OTHER' }
    expect(await listNewsCorrections(key, other, { ...options, now: thursday })).toEqual([])
  })
})
