/** What has happened in a league: trades, and teams that clinched or are out of the race. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listNews } from '../../src/announce/news.ts'
import { postOnce } from '../../src/announce/post-once.ts'
import { announcedKinds } from '../../src/book/webhook-schema.ts'
import type { CallStored } from '../../src/server/open-service.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { espnSeason } from '../support/league-keys.ts'

const key = espnSeason(7, 2025)
/** The week's last day is Monday, October 20. */
const week = 7

const asset = (more: object) => ({ kind: 'player', player: null, pick: null, dollars: null, ...more })
const named = (name: string) => asset({ player: { id: 1, name } })
const trade = (id: string, more: object = {}) => ({
  id,
  season: 2025,
  week,
  date: '2025-10-15T12:00:00Z',
  state: 'open',
  sides: [
    {
      team: { id: 1, name: 'A' },
      assets: [named('Joe Runner'), asset({ kind: 'pick', pick: { season: 2026, round: 1 } })],
    },
    { team: { id: 2, name: 'B' }, assets: [named('Kit Kicker'), asset({ kind: 'dollars', dollars: 20 })] },
  ],
  ...more,
})

type Row = [name: string, status: string, before: string | null]

const edition = (rows: Row[], stage: string | null = null) => ({
  season: 2025,
  week,
  title: 'Week 7',
  games: [{ stage, teams: [] }],
  odds: rows.map(([name, status, before]) => ({ team: { id: 1, name }, status, playoffs: { before } })),
})

function news(now: string, responses: { trades?: object[]; edition?: object | null }, kinds = announcedKinds) {
  const all: Record<string, unknown> = {
    trades: { trades: responses.trades ?? [] },
    weekly: { edition: responses.edition ?? null, weeks: [{ week: 6 }, { week: 7 }] },
    history: { records: [], seasons: [], since: null },
  }
  const call = (async (name: string) => all[name]) as unknown as CallStored
  return listNews(key, { kinds, call, now: new Date(now) })
}

describe('a trade', () => {
  it('is news for three days, with what each side got and a link to its page', async () => {
    const trades = [trade('x-1')]
    expect(await news('2025-10-15T13:00:00Z', { trades })).toEqual([
      {
        kind: 'trades',
        week,
        id: 'x-1',
        text: 'Trade: A gets Joe Runner and 2026 round 1 pick; B gets Kit Kicker and $20 in FAAB.',
        path: '/leagues/espn/7/moves/x-1',
      },
    ])
    expect(await news('2025-10-18T11:59:00Z', { trades })).toHaveLength(1)
    expect(await news('2025-10-18T12:00:00Z', { trades })).toEqual([])
  })

  it('is none where it was undone, has no date, is of another season, or the book wants none', async () => {
    const now = '2025-10-15T13:00:00Z'
    const trades = [trade('a', { state: 'undone' }), trade('b', { date: null }), trade('c', { season: 2024 })]
    expect(await news(now, { trades })).toEqual([])
    expect(await news(now, { trades: [trade('d')] }, ['weekly'] as unknown as typeof announcedKinds)).toEqual([])
  })
})

describe('the race', () => {
  const texts = async (now: string, of: object) => (await news(now, { edition: of })).map(({ text }) => text)

  it('says who clinched in the week that is final, and who is out, until Thursday', async () => {
    const decided = edition([
      ['A', 'clinched', '98%'],
      ['B', 'clinched', '100%'],
      ['C', 'open', '50%'],
      ['D', 'out', '3%'],
      ['E', 'out', '<1%'],
      ['F', 'out', '0%'],
    ])
    const said = ['Week 7: A has clinched a playoff spot.', 'Week 7: D and E are out of the playoff race.']
    expect(await texts('2025-10-21T11:00:00Z', decided)).toEqual(said)
    expect(await texts('2025-10-23T23:59:00Z', decided)).toEqual(said)
    expect(await texts('2025-10-24T00:00:00Z', decided)).toEqual([])
  })

  it('is silent in the playoffs, before the second week, and while nothing is decided', async () => {
    const now = '2025-10-21T11:00:00Z'
    expect(await texts(now, edition([['A', 'clinched', '98%']], 'Semifinal 1'))).toEqual([])
    expect(await texts(now, edition([['A', 'clinched', null]]))).toEqual([])
    expect(await texts(now, edition([['A', 'open', '98%']]))).toEqual([])
    // A league without playoffs has no odds of them.
    expect(await texts(now, edition([]))).toEqual([])
  })
})

it('two trades of one week are posted once each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'news-'))
  const sent: string[] = []
  const announce = async (id: string) => {
    const post = { key, week, kind: 'trades', id, compose: () => ({ text: id }) } as const
    const [outcome] = await postOnce(post, {
      store: openStore(folder),
      webhooks: [{ to: 'json', address: 'HOOK' }],
      env: { HOOK: 'https://a.example/x' },
      fetch: async (_, init) => {
        sent.push(new Headers(init?.headers).get('webhook-id') ?? '')
        return new Response(null, { status: 204 })
      },
    })
    return outcome?.kind
  }
  expect([await announce('a'), await announce('b'), await announce('a')]).toEqual(['posted', 'posted', 'posted-before'])
  expect(sent).toEqual(['trades-7-2025-7-a', 'trades-7-2025-7-b'])
  rmSync(folder, { recursive: true, force: true })
})
