/** What a browser still has of a league after its removal; the engine runs in this process. */
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveLeagueJoin } from '../../../src/client/league-joins.ts'
import { cacheFileLeagues, notePrivateOnServer } from '../../../src/client/private-leagues.ts'
import { rememberLeague } from '../../../src/client/recent-leagues.ts'
import { saveResponse } from '../../../src/client/saved-responses.ts'
import { cacheNames } from '../../../src/client/site-caches.ts'
import { createSealedLink } from '../../../src/contract/sealed-link.ts'
import type { LeagueRef } from '../../../src/domain/identity.ts'
import { exposeEngine } from '../../../src/engine/expose-engine.ts'
import { openSealedLinks } from '../../../src/engine/sealed-links.ts'
import { rememberOpened } from '../../../src/offline/opened.ts'
import { redirectedEntry } from '../../../src/parts/league/back-trap.ts'
import { forgetLeague, forgetPages } from '../../../src/screens/device/forget-league.ts'
import { sealLeague } from '../../../src/sealed/sealed-league.ts'
import { memoryStorage } from '../../../src/storage/memory-storage.ts'
import { $myTeams, storeTeam } from '../../../src/stores/my-team.ts'
import { buildHostSeason } from '../../build-season.ts'
import { pageWithWorkers } from '../../client/support/page-with-workers.ts'
import { engineAtHosts } from '../../engine/support/engine-at-hosts.ts'
import { engineResponse } from '../../support/api-response.ts'

const site = 'https://leagues.test'
const texts = { local: new Map<string, string>(), session: new Map<string, string>() }
const stored = new Map<string, Map<string, Response>>()

function textStorage(entries: Map<string, string>) {
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  }
  return new Proxy(storage, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

function openCache(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  const urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, site).href
  return {
    put: async (url: string, response: Response) => void entries.set(urlOf(url), response),
    delete: async (request: string | { url: string }) => entries.delete(urlOf(request)),
    match: async (request: string | { url: string }) => entries.get(urlOf(request))?.clone(),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  }
}

beforeEach(() => {
  for (const entries of [texts.local, texts.session, stored]) entries.clear()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', new URL('/device', site))
  vi.stubGlobal('localStorage', textStorage(texts.local))
  vi.stubGlobal('sessionStorage', textStorage(texts.session))
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  })
})

// They listen to the page.
afterEach(() => cleanStores($myTeams))

/** Everything that the browser has, as one text. */
async function dumpBrowser(): Promise<string> {
  const cached = [...stored].flatMap(([name, entries]) => [...entries].map(([url, body]) => ({ name, url, body })))
  const bodies = await Promise.all(cached.map(async ({ url, body }) => `${url} ${await body.clone().text()}`))
  return [...texts.local, ...texts.session, ...bodies].flat().join('\n')
}

/** What pages save while a reader looks at a league. */
async function look(league: LeagueRef, name: string): Promise<void> {
  const { host, leagueId } = league
  const path = `/leagues/${host}/${leagueId}/overview`
  rememberLeague({ ...league, name, season: 2025, phase: 'in-season' })
  storeTeam(league, { id: Number(`${leagueId}250001`), name, managers: [name] })
  texts.local.set(`moments ${host === 'espn' ? leagueId : `${host}-${leagueId}`} 2025 odds`, JSON.stringify([name]))
  texts.session.set(redirectedEntry, JSON.stringify([site + path, '']))
  await saveResponse('hostLeague', league, engineResponse({ name }, { source: 'sealed' }))
  await rememberOpened(new URL(path, site), name)
  await openCache(cacheNames.pages).put(path, new Response(name))
  await openCache(cacheNames.responses).put(`/api/v1/leagues/${host}/${leagueId}`, new Response(name))
  if (host !== 'espn') return
  await rememberOpened(new URL(`/teams/${leagueId}250001`, site), name)
}

const sealed: LeagueRef = { host: 'espn', leagueId: '770001' }
const joined: LeagueRef = { host: 'sleeper', leagueId: '910000000000000888' }
const ofServer: LeagueRef = { host: 'espn', leagueId: '770003' }
const other: LeagueRef = { host: 'espn', leagueId: '770004' }

it('leaves nothing of a sealed league and of the league that it is joined with, and all of another one', async () => {
  const files = memoryStorage()
  const linkFiles = memoryStorage()
  const { ofPages: engine } = engineAtHosts({
    files,
    sealed: { links: openSealedLinks(linkFiles), fetchFile: async () => null },
  })
  pageWithWorkers((port) => exposeEngine(Promise.resolve(engine), port))
  const seasonOf = (league: LeagueRef, leagueNumber: number, season: number) => ({
    asOf: null,
    season: buildHostSeason({ ...league, leagueNumber, season, name: 'Secret League' }),
  })
  const link = createSealedLink()
  const content = { seasons: [seasonOf(sealed, 770001, 2025)], joined: [seasonOf(joined, 5_000_000_888, 2024)] }
  const extras = { sealedAt: '2026-11-20T12:00:00.000Z', book: null, pictures: {} }
  await engine.openSealed(link, await sealLeague({ ...content, ...extras }, link))
  await engine.seal(sealed, { also: [joined], same: [], years: [] })
  cacheFileLeagues(await engine.list())
  saveLeagueJoin(other, { also: [joined], same: [], years: [], apart: [] })
  for (const league of [sealed, joined]) await look(league, 'Secret League')
  await look(other, 'Open League')
  // A server's ids of a season, which only its response tells, and a page of another league that shows this one.
  const responses = openCache(cacheNames.responses)
  await responses.put(`/api/v1/leagues/sleeper/${joined.leagueId}`, Response.json({ id: 500000077724 }))
  await responses.put('/api/v1/analytics/standings?league_id=500000077724', new Response('Secret standings'))
  await openCache(cacheNames.engine).put(
    `/leagues/espn/770004/history?also=espn:${sealed.leagueId}&page-league=770004`,
    new Response('Secret history'),
  )
  const [league] = (await engine.list()).filter(({ leagueId }) => leagueId === sealed.leagueId)
  if (!league) throw new Error('The league is not on the device')

  expect(await dumpBrowser()).toMatch(/770001.*Secret League/)
  expect((await linkFiles.keys('')).length).toBeGreaterThan(0)
  await forgetLeague(league)
  cacheFileLeagues(await engine.list())
  const left = await dumpBrowser()
  expect(left).not.toMatch(/770001|910000000000000888|Secret/)
  expect(left).toMatch(/770004.*Open League/)
  for (const name of [cacheNames.responses, cacheNames.engine])
    expect([...(stored.get(name)?.keys() ?? [])], name).toEqual([expect.stringMatching(/770004/)])
  expect([await files.keys(''), await linkFiles.keys('')]).toEqual([[], []])
})

it('leaves nothing of a server’s private league once saved pages are removed, and the team in another one', async () => {
  notePrivateOnServer([ofServer])
  saveLeagueJoin(ofServer, { also: [joined], same: [], years: [], apart: [] })
  await look(ofServer, 'Secret League')
  await look(other, 'Open League')
  await forgetPages()
  const left = await dumpBrowser()
  expect(left).not.toMatch(/770003|910000000000000888|Secret/)
  expect(texts.local.get('my-teams')).toContain('Open League')
})
