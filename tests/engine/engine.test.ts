/** The engine without a browser: leagues of a fake ESPN, read onto a device of memory. */
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import {
  engineAtHosts,
  fakeLeagues,
  finished,
  finishedLeague,
  running,
  runningLeague,
} from './support/engine-at-hosts.ts'

const espnId = finished.leagueId

describe('a league that was never seen', () => {
  it('shows standings after one response of ESPN, and requests each week once', async () => {
    const { engine, espn, takeRequests, told } = engineAtHosts()
    const response = espn.response
    const rest = Promise.withResolvers<void>()
    let asked = 0
    espn.response = async (request) => {
      if (++asked > 1) await rest.promise
      return response(request)
    }
    const league = JSON.parse((await engine.call('hostLeague', { ...finishedLeague, season: '2025' })).json)
    expect(league).toMatchObject({ espnLeagueId: Number(finished.leagueId), isPartial: true, warnings: [] })
    const standings = await engine.call('standings', { leagueId: String(league.id) })
    expect(JSON.parse(standings.json).standings).toHaveLength(league.teamCount)
    expect(standings.origin).toMatchObject({ source: 'host', asOf: '2026-11-22T12:00:00.000Z' })

    const awards = engine.call('superlatives', { leagueId: String(league.id) })
    rest.resolve()
    expect(JSON.parse((await awards).json).superlatives.length).toBeGreaterThan(5)
    const whole = await engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    expect(JSON.parse(whole.json)).toMatchObject({ isPartial: false })
    expect((await engine.call('standings', { leagueId: String(league.id) })).json).toBe(standings.json)
    // The league, three weeks, the NFL schedule, the players.
    expect(takeRequests()).toHaveLength(6)
    expect(told.filter(({ kind }) => kind === 'changed')).toHaveLength(2)
  })

  it('defaults to its newest season, and is requested once for all callers', async () => {
    const { engine, takeRequests } = engineAtHosts()
    const calls = await Promise.all([
      engine.call('hostLeague', finishedLeague),
      engine.call('hostLeagueTeams', finishedLeague),
      engine.call('draftComplete', finishedLeague),
    ])
    expect(JSON.parse(calls[0]?.json ?? '').season).toBe(2025)
    expect(takeRequests()).toHaveLength(7)
  })

  it('is read to its scores if a later season is stored, and completely when a call needs more', async () => {
    const leagues = fakeLeagues()
    const files = buildEspnLeague({ season: 2024, espnLeagueId: Number(espnId) })
    leagues.set(`2024/${espnId}`, { read: async (name: string) => files[name] ?? null })
    const { engine, takeRequests } = engineAtHosts({ leagues })
    await engine.call('draftComplete', finishedLeague)
    takeRequests()
    const earlier = { ...finishedLeague, season: '2024' }
    const league = JSON.parse((await engine.call('hostLeague', earlier)).json)
    expect(league).toMatchObject({ season: 2024, isPartial: false, warnings: [] })
    expect(takeRequests()).toHaveLength(1)
    const knownSeasons = async () => {
      const { seasons } = JSON.parse((await engine.call('history', finishedLeague)).json)
      return seasons.map(({ known }: { known: string }) => known).filter((known: string) => known !== 'missing')
    }
    expect(await knownSeasons()).toEqual(['scores', 'whole'])
    await engine.call('superlatives', { leagueId: String(league.id) })
    expect(takeRequests().length).toBeGreaterThan(3)
    expect(await knownSeasons()).toEqual(['whole', 'whole'])
  })

  it('responds with its progress to a caller whose patience ends, and is read on', async () => {
    const { engine, espn, told, takeRequests } = engineAtHosts()
    const { response } = espn
    const rest = Promise.withResolvers<void>()
    espn.response = async (request) => {
      await rest.promise
      return response(request)
    }
    const early = await engine.call('draftComplete', finishedLeague, { patience: 0 })
    expect(early).toMatchObject({ status: 202, origin: null })
    expect(JSON.parse(early.json)).toMatchObject({ status: 'importing', progress: { done: 0, week: null } })
    rest.resolve()
    expect(await engine.call('draftComplete', finishedLeague)).toMatchObject({ status: 200 })
    expect(takeRequests()).toHaveLength(7)
    const steps = told.map((event) => event.kind === 'progress' && event.progress?.step)
    expect(steps).toEqual(expect.arrayContaining(['Week 2: lineups', 'NFL schedule']))
  })

  it('fails for a caller with patience as for others', async () => {
    const { engine, espn } = engineAtHosts()
    espn.response = async () => new Response(null, { status: 500 })
    await expect(engine.call('draftComplete', finishedLeague, { patience: 60_000 })).rejects.toMatchObject({
      kind: 'host-unavailable',
    })
  })

  it('reports the error, retries later, and keeps saved responses', async () => {
    const { engine, espn, clock, takeRequests } = engineAtHosts()
    const response = espn.response
    espn.response = async (request) =>
      request.url.includes('scoringPeriodId=3&') ? new Response('', { status: 500 }) : response(request)
    await expect(engine.call('draftComplete', finishedLeague)).rejects.toMatchObject({ kind: 'host-unavailable' })
    const before = takeRequests().length
    await expect(engine.call('draftComplete', finishedLeague)).rejects.toThrow('ESPN failed with status 500')
    expect(takeRequests()).toEqual([])
    espn.response = response
    clock.now = new Date(clock.now.getTime() + 5000)
    await engine.call('draftComplete', finishedLeague)
    expect(before).toBeGreaterThan(3)
    expect(takeRequests().length).toBeLessThan(before)
  })

  it('distinguishes a private league from an unknown one', async () => {
    const leagues = fakeLeagues()
    const league = leagues.get(`2025/${espnId}`)
    if (league) league.isPrivate = true
    const { engine } = engineAtHosts({ leagues })
    await expect(engine.call('hostLeague', { ...finishedLeague, season: '2025' })).rejects.toMatchObject({
      kind: 'private-league',
    })
    await expect(engine.call('hostLeague', { host: 'espn', leagueId: '5', season: '2025' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(engine.call('hostLeague', { host: 'espn', leagueId: 'x' })).rejects.toMatchObject({
      kind: 'bad-request',
    })
    await expect(engine.call('team', { id: '7' })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a league on the device', () => {
  it('is not requested again once finished, even by the next visit, where a call names the season', async () => {
    const files = memoryStorage()
    const first = engineAtHosts({ files })
    const named = { ...finishedLeague, season: '2025' }
    const draft = await first.engine.call('draftComplete', named)
    const next = engineAtHosts({ files })
    next.clock.now = new Date('2027-03-01')
    expect((await next.engine.call('draftComplete', named)).json).toBe(draft.json)
    const { id } = JSON.parse((await next.engine.call('hostLeague', named)).json)
    await next.engine.call('standings', { leagueId: String(id) })
    await next.engine.idle()
    expect(next.takeRequests()).toEqual([])
  })

  describe('between two seasons', () => {
    const at = (day: number) => ({ now: new Date(Date.UTC(2026, 10, day, 13)) })
    const seasonOf = ({ json }: { json: string }) => JSON.parse(json).season

    /** A device with a season of last year that was read on November 22, and a page that asks for the newest one on another day. */
    async function withFinished() {
      const files = memoryStorage()
      const leagues = fakeLeagues()
      await engineAtHosts({ files, leagues }).engine.call('draftComplete', { ...finishedLeague, season: '2025' })
      const visit = async (day: number, { status = 200 } = {}) => {
        const tab = engineAtHosts({ files, leagues, clock: at(day), locks: navigator.locks })
        if (status !== 200) tab.espn.response = async () => new Response('', { status })
        const shown = await tab.engine.call('hostLeague', finishedLeague)
        await tab.engine.idle()
        return { ...tab, shown, requests: tab.takeRequests() }
      }
      const begin = () => {
        const files = buildEspnLeague({ season: 2026, espnLeagueId: Number(espnId), latestWeek: 2 })
        leagues.set(`2026/${espnId}`, { read: async (name) => files[name] ?? null })
      }
      return { visit, begin, files, leagues }
    }
    const onlyNewest = [expect.stringContaining('/seasons/2026/')]

    it('shows the finished one, and the next one once ESPN has it', async () => {
      const { visit, begin } = await withFinished()
      begin()
      const { shown, engine, told } = await visit(24)
      expect(seasonOf(shown)).toBe(2025)
      const { season, seasons } = JSON.parse((await engine.call('hostLeague', finishedLeague)).json)
      expect([season, seasons]).toEqual([2026, [2026, 2025]])
      expect(seasonOf(await engine.call('hostLeague', { ...finishedLeague, season: '2025' }))).toBe(2025)
      expect(told.at(-2)).toEqual({ kind: 'changed', ...finished, season: 2026, known: 'whole' })
    })

    it('asks ESPN once a day, on all pages and tabs, and reads nothing of the finished one again', async () => {
      const { visit, begin } = await withFinished()
      const same = await visit(23)
      expect(same.requests).toEqual(onlyNewest)
      expect(same.told.filter(({ kind }) => kind === 'changed')).toEqual([])
      const [one, other] = await Promise.all([visit(25), visit(25)])
      expect([...one.requests, ...other.requests]).toEqual(onlyNewest)
      expect(one.shown).toEqual(same.shown)
      begin()
      expect((await visit(25)).requests).toEqual([])
      expect((await visit(26)).requests.length).toBeGreaterThan(1)
      expect(seasonOf((await visit(26)).shown)).toBe(2026)
    })

    it.each([401, 429, 500])(
      'shows the finished one without a note where ESPN responds with %i, and asks again the next day',
      async (status) => {
        const { visit, begin } = await withFinished()
        begin()
        const { shown, requests, notes } = await visit(24, { status })
        expect([seasonOf(shown), requests, notes]).toEqual([2025, onlyNewest, []])
        expect((await visit(24)).requests).toEqual([])
        await visit(25)
        expect(seasonOf((await visit(25)).shown)).toBe(2026)
      },
    )

    it('leaves nothing of a league that is removed while ESPN is about to be asked', async () => {
      const { visit, begin, files, leagues } = await withFinished()
      await visit(23)
      begin()
      const { engine, store } = engineAtHosts({ files, leagues, clock: at(25), locks: navigator.locks })
      const waiting = async () => (await navigator.locks.query()).pending?.length
      const release = await store.lockImport(finishedLeague, { wait: true })
      const removing = engine.remove(finishedLeague)
      await expect.poll(waiting).toBe(1)
      await engine.call('hostLeague', finishedLeague)
      await expect.poll(waiting).toBe(2)
      await release()
      await removing
      await engine.idle()
      const kinds = ['seasons', 'cards', 'raw']
      expect((await Promise.all(kinds.map((kind) => files.keys(kind)))).flat()).toEqual([])
    })
  })

  it('is read again with its last week and its players where a reader wants it, though its season is closed', async () => {
    const { engine, clock, takeRequests } = engineAtHosts()
    await engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    await engine.idle()
    takeRequests()
    clock.now = new Date('2027-03-01')
    await engine.refresh(finished)
    expect(takeRequests()).toHaveLength(3)
    const { origin } = await engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    expect(origin?.asOf).toBe('2027-03-01T00:00:00.000Z')
  })

  it('continues where the previous visit was cut off', async () => {
    const files = memoryStorage()
    const first = engineAtHosts({ files })
    const response = first.espn.response
    let asked = 0
    first.espn.response = (request) => (++asked > 4 ? new Promise(() => {}) : response(request))
    expect(JSON.parse((await first.engine.call('hostLeague', finishedLeague)).json).isPartial).toBe(true)
    await expect.poll(() => asked).toBeGreaterThan(4)
    const next = engineAtHosts({ files })
    await next.engine.call('hostLeague', finishedLeague)
    await next.engine.call('draftComplete', finishedLeague)
    const urls = next.takeRequests()
    expect(urls.filter((url) => url.includes('mMatchupScore')).length).toBeLessThan(3)
    expect(urls.some((url) => url.includes('mSettings'))).toBe(false)
  })

  it('is read again, once, if a clock that was wrong then says that it was read tomorrow', async () => {
    const files = memoryStorage()
    const first = engineAtHosts({ files, clock: { now: new Date('2026-11-23T12:00:00Z') } })
    await first.engine.call('draftComplete', runningLeague)
    await first.engine.idle()
    const next = engineAtHosts({ files })
    for (const requests of [expect.arrayContaining([expect.stringContaining('mSettings')]), []]) {
      await next.engine.call('draftComplete', runningLeague)
      await next.engine.idle()
      expect(next.takeRequests()).toEqual(requests)
    }
    expect((await next.engine.call('hostLeague', runningLeague)).origin?.asOf).toBe(next.clock.now.toISOString())
  })

  it('is read again while its season runs, when it is looked at after a minute', async () => {
    const { engine, clock, takeRequests, told } = engineAtHosts()
    const call = async () => JSON.parse((await engine.call('hostLeague', runningLeague)).json)
    await call()
    await engine.idle()
    takeRequests()
    clock.now = new Date('2026-11-22T12:00:40Z')
    await call()
    await engine.idle()
    expect(takeRequests()).toEqual([])
    clock.now = new Date('2026-11-22T12:01:00Z')
    expect(await call()).toMatchObject({ asOf: '2026-11-22T12:00:00.000Z', isPartial: false })
    await engine.idle()
    expect(takeRequests().length).toBeGreaterThan(0)
    expect(await call()).toMatchObject({ asOf: '2026-11-22T12:01:00.000Z' })
    expect(told.filter(({ kind }) => kind === 'changed').at(-1)).toEqual({
      kind: 'changed',
      ...running,
      known: 'whole',
    })
  })

  it('is read again before an embed has it that is ten minutes old', async () => {
    const { engine, clock } = engineAtHosts()
    const asOf = async () => {
      const { json } = await engine.call('hostLeague', runningLeague, { waitsForRefresh: true })
      return JSON.parse(json).asOf
    }
    await asOf()
    await engine.idle()
    clock.now = new Date('2026-11-22T12:11:00Z')
    expect(await asOf()).toBe('2026-11-22T12:11:00.000Z')
  })

  it('stays as it is if a refresh fails', async () => {
    const { engine, espn, clock, notes } = engineAtHosts()
    const call = () => engine.call('hostLeague', runningLeague)
    await call()
    await engine.idle()
    const before = (await call()).json
    espn.response = async () => Response.json({ id: 1 })
    clock.now = new Date('2026-11-22T13:00:00Z')
    await call()
    await engine.idle()
    expect((await call()).json).toBe(before)
    expect(notes).toEqual([
      expect.stringMatching(
        /^The Small League couldn’t be refreshed. Your saved copy is safe. ESPN sent data in an unexpected format\. .* code ESPN-\w{4}\.$/,
      ),
    ])
    await expect(engine.refresh(running)).rejects.toThrow()
  })

  it('is listed with its size, and can be removed', async () => {
    const { engine } = engineAtHosts()
    await engine.call('draftComplete', finishedLeague)
    const [league, ...others] = await engine.list()
    expect(league).toMatchObject({ ...finishedLeague, source: 'host', seasons: [2025] })
    expect(league?.bytes).toBeGreaterThan(1000)
    expect(others).toEqual([])
    expect(JSON.parse((await engine.call('leagues', {})).json)).toMatchObject([{ season: 2025, seasons: [2025] }])
    await engine.remove(finishedLeague)
    expect(await engine.list()).toEqual([])
    expect((await engine.call('leagues', {})).json).toBe('[]')
  })
})

describe('the demo', () => {
  it('is simulated without a request to ESPN', async () => {
    const { engine, takeRequests } = engineAtHosts()
    const { json, origin } = await engine.call('hostLeague', { host: 'espn', leagueId: '104' })
    expect(JSON.parse(json)).toMatchObject({ espnLeagueId: 104, isPartial: false })
    expect(origin).toMatchObject({ source: 'demo', asOf: '2026-08-20T12:00:00.000Z' })
    await expect(engine.call('hostLeague', { host: 'espn', leagueId: '199' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(takeRequests()).toEqual([])
  })
})
