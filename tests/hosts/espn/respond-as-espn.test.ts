/** The fake ESPN is as strict as the real one, by recordings and notes. */
import { expect, it } from 'vitest'
import { buildEspnLeague, openMemoryFolder } from './build-espn-league.ts'
import { type FakeLeague, respondAsEspn } from './respond-as-espn.ts'

const base = 'https://espn.test/apis/v3/games/ffl'
const path = '/seasons/2025/segments/0/leagues/4711'

async function ask(address: string, headers: Record<string, string> = {}, league: Partial<FakeLeague> = {}) {
  const leagues = new Map([['2025/4711', { ...openMemoryFolder(buildEspnLeague()), ...league }]])
  const response = await respondAsEspn(new Request(base + address, { headers }), leagues)
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : null }
}
const filtered = (players: object) => ({ 'x-fantasy-filter': JSON.stringify({ players }) })
const bareKeys = ['draftDetail', 'gameId', 'id', 'scoringPeriodId', 'seasonId', 'segmentId', 'status']

it.each(['view=mNothing', 'view=mSettings,mTeam', ''])('answers %j with the bare league', async (query) => {
  const { status, json } = await ask(`${path}?${query}`)
  expect([status, Object.keys(json).sort()]).toEqual([200, bareKeys])
})

it('shows the purpose of each view', async () => {
  expect(Object.keys((await ask(`${path}?view=mSettings`)).json)).toContain('settings')
  const together = `${path}?scoringPeriodId=1&view=mMatchupScore&view=mScoreboard&view=mTransactions2`
  const { json } = await ask(together)
  expect([json.scoringPeriodId, json.schedule.length, json.transactions.length]).toEqual([1, 2, 4])
  const nameless = await ask(`${path}?scoringPeriodId=1&view=mMatchupScore`)
  expect(JSON.stringify(nameless.json)).not.toContain('playerId')
})

it('refuses a limit without a sort, in its own words', async () => {
  const view = `${path}?view=kona_player_info`
  const { status, json } = await ask(view, filtered({ limit: 5 }))
  expect([status, json.details[0].type]).toEqual([400, 'FILTER_LIMIT_MISSING_SORT'])
  const sorted = await ask(view, filtered({ limit: 5, sortPercOwned: { sortPriority: 1, sortAsc: false } }))
  expect([sorted.json.players.length, sorted.headers.get('x-fantasy-filter-player-count')]).toEqual([5, '24'])
  const rows = sorted.json.players[0].player.stats.map(
    (row: { statSourceId: number; statSplitTypeId: number }) => `${row.statSourceId}${row.statSplitTypeId}`,
  )
  expect(new Set(rows)).toEqual(new Set(['00', '11']))
})

it('hides private data and lacks what is in the other archive', async () => {
  const typeOf = async (...args: Parameters<typeof ask>) => {
    const { status, json } = await ask(...args)
    return [status, json.details?.[0].type]
  }
  const view = '?view=mSettings'
  expect(await typeOf(path + view, {}, { isPrivate: true })).toEqual([401, 'AUTH_LEAGUE_NOT_VISIBLE'])
  expect(await typeOf(path + view, { cookie: 'espn_s2=x; SWID={y}' }, { isPrivate: true })).toEqual([200, undefined])
  const history = '/leagueHistory/4711?seasonId=2025&view=mSettings'
  expect(await typeOf(history)).toEqual([404, 'GENERAL_NOT_FOUND'])
  expect(await typeOf(history, {}, { archive: 'history', isPrivate: true })).toEqual([404, 'GENERAL_NOT_FOUND'])
  expect((await ask(history, {}, { archive: 'history' })).json).toHaveLength(1)
})

it('tags a response, and reports that it has not changed', async () => {
  const first = await ask(`${path}?view=mSettings`)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"/)
  expect((await ask(`${path}?view=mSettings`, { 'if-none-match': tag })).status).toBe(304)
  expect((await ask(`${path}?view=mTeam`, { 'if-none-match': tag })).status).toBe(200)
})

it('allows scripts of any site, with a filter', async () => {
  const origin = 'https://site.test'
  expect((await ask(`${path}?view=mSettings`, { origin })).headers.get('access-control-allow-origin')).toBe(origin)
  const preflight = await respondAsEspn(new Request(base + path, { method: 'OPTIONS', headers: { origin } }), new Map())
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-fantasy-filter')
  expect(preflight.headers.get('access-control-max-age')).toBe('600')
})
