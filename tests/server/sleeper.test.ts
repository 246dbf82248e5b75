/** Sleeper leagues that the server does not have, imported from a fake Sleeper in a real thread. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nameLeague } from '../../src/domain/identity.ts'
import { importInWorker } from '../../src/server/import-in-worker.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { middle, newest, oldest, sleeperWorld } from '../engine/support/sleeper-seasons.ts'
import { type FakeSleeper, startFakeSleeper } from '../hosts/sleeper/fake-sleeper.ts'
import { detailOf, emptyServer, type TestServer } from './support/demo-server.ts'

let fake: FakeSleeper
let server: TestServer

beforeEach(async () => {
  fake = await startFakeSleeper(sleeperWorld())
  server = emptyServer()
  const { apiUrl, unofficialApiUrl } = fake
  // The NFL's schedule is ESPN's, and not to be had here.
  const access = {
    espn: { baseUrl: `${apiUrl}/nothing`, retries: 0 },
    sleeper: { apiUrl, unofficialApiUrl, retries: 0, usesUnofficial: false },
  }
  const run = importInWorker({ store: server.store, dataDir: server.folder, access })
  server.app = server.build({ imports: { run }, access, dataDir: server.folder })
})

afterEach(async () => {
  await server.app.service.close()
  await fake.close()
  server.remove()
})

const ask = (path: string) => server.app.request(`/api/v1/${path}`)
const json = async (path: string) => (await ask(path)).json()
const pathOf = (league: typeof newest) => `leagues/sleeper/${league.leagueId}`

async function untilThere(path: string): Promise<Response> {
  expect((await ask(path)).status).toBe(202)
  await server.app.service.idle()
  return ask(path)
}

describe('a league at Sleeper', () => {
  it('is imported once, and found by its ids everywhere', async () => {
    const response = await untilThere(pathOf(newest))
    expect(response.status).toBe(200)
    const league = await response.json()
    expect(league).toMatchObject({
      host: 'sleeper',
      host_league_id: newest.leagueId,
      espn_league_id: null,
      season: 2025,
      seasons: [2025],
      season_league_ids: [{ season: 2025, host_league_id: newest.leagueId }],
    })
    const [team] = await json(`${pathOf(newest)}/teams`)
    expect(team.league).toMatchObject({ id: league.id, host: 'sleeper', espn_league_id: null })
    expect((await json(`teams/${team.id}`)).name).toBe(team.name)
    const [player] = await json(`players/?league_id=${league.id}&limit=1`)
    expect((await json(`players/${player.id}`)).league.host_league_id).toBe(newest.leagueId)
    expect((await json('leagues/')).map((one: { id: number }) => one.id)).toEqual([league.id])
    const requested = fake.takePaths()
    expect(new Set(requested).size).toBe(requested.length)
    // A process that starts later finds it by the same ids.
    const later = server.build({ store: openStore(server.folder) })
    expect((await later.request(`/api/v1/teams/${team.id}`)).status).toBe(200)
  })

  it('has its older seasons by its newest id, each under its own', async () => {
    await untilThere(pathOf(newest))
    const found = await untilThere(`${pathOf(newest)}?season=2023`)
    expect((await found.json()).host_league_id).toBe(oldest.leagueId)
    await untilThere(pathOf(middle))
    for (const key of [newest, middle, oldest]) {
      expect((await json(pathOf(key))).seasons).toEqual([2025, 2024, 2023])
      expect((await json(`${pathOf(newest)}?season=${key.season}`)).host_league_id).toBe(key.leagueId)
    }
    // The host has no season before.
    const missing = await untilThere(`${pathOf(newest)}?season=2019`)
    expect([missing.status, await detailOf(missing)]).toEqual([
      404,
      `Sleeper has league ${newest.leagueId}, but not its season 2019; from there it has 2025, 2024, 2023.`,
    ])
  })

  it('is found by a user of the host, who is looked up once', async () => {
    const found = await json('users/sleeper/ann')
    expect(found).toMatchObject({ host: 'sleeper', user: 'ann' })
    expect(found.leagues.map(({ seasons }: { seasons: unknown }) => seasons)).toEqual([
      [newest, middle, oldest].map(({ season, leagueId }) => ({ season, host_league_id: leagueId })),
    ])
    fake.takePaths()
    await json('users/sleeper/ann')
    expect(fake.takePaths()).toEqual([])
    const nobody = await ask('users/sleeper/nobody')
    expect([nobody.status, await detailOf(nobody)]).toEqual([404, expect.stringContaining('no user nobody')])
    expect((await ask('users/espn/ann')).status).toBe(422)
  })

  it('reports ids that no host has', async () => {
    expect((await ask('leagues/nowhere/1')).status).toBe(404)
    expect((await ask('leagues/sleeper/0')).status).toBe(404)
    const missing = await untilThere('leagues/sleeper/910000000000000999')
    expect([missing.status, await detailOf(missing)]).toEqual([
      404,
      'Sleeper has no league 910000000000000999; check the league ID.',
    ])
  })
})

describe('the history of a league', () => {
  it('covers its stored seasons, and those of its book', async () => {
    const path = `${pathOf(newest)}/history`
    await untilThere(path)
    const alone = await json(path)
    expect(alone.seasons.map(({ season, known }: { season: number; known: string }) => [season, known])).toEqual([
      [2024, 'missing'],
      [2025, 'whole'],
    ])
    await untilThere(`${pathOf(newest)}?season=2024`)
    const [first] = alone.managers
    mkdirSync(join(server.folder, 'book'))
    const book = join(server.folder, 'book', `sleeper-${middle.leagueId}.yml`)
    writeFileSync(book, `aliases:\n  ${first.key}: Someone Else\n`)
    // A server looks for books four times a second.
    const named = async () => (await json(path)).managers.map(({ name }: { name: string }) => name)
    await expect.poll(named, { timeout: 30_000 }).toContain('Someone Else')
    const both = await json(path)
    expect(both.seasons.map(({ known }: { known: string }) => known)).toEqual(['missing', 'scores', 'whole'])
    expect(both.managers.find(({ key }: { key: string }) => key === first.key)).toMatchObject({
      name: 'Someone Else',
      seasons: 2,
    })
    expect((await json(`${path}/${first.key}`)).total).toMatchObject({ key: first.key, seasons: 2 })
    const [met] = both.head_to_head
    expect((await json(`${path}/${met.key}/${met.other_key}`)).games.length).toBeGreaterThan(0)
    // A reader opens a lineup of the earlier season, which is then imported completely.
    await untilThere(`leagues/sleeper/${middle.leagueId}/managers`)
    expect((await json(path)).seasons.map(({ known }: { known: string }) => known)).toEqual([
      'missing',
      'whole',
      'whole',
    ])
    expect((await ask(`${path}/nobody`)).status).toBe(404)
    writeFileSync(join(server.folder, 'book', 'old.csv'), 'Season,Manager,Record\n2019,Ann,8-5\n2019,Bo,5-8\n')
    writeFileSync(book, 'seasons_from_file: [old.csv]\n')
    await expect.poll(async () => (await json(path)).seasons[0].season, { timeout: 30_000 }).toBe(2019)
    const ofFile = await untilThere(`${pathOf(newest)}?season=2019`)
    expect([ofFile.status, await detailOf(ofFile)]).toEqual([
      404,
      'Of 2019 only what a file of the league book tells is known: the history shows it, and it has no other pages.',
    ])
    writeFileSync(book, 'alias: {}\n')
    await expect.poll(async () => (await ask(path)).status).toBe(422)
    expect(await detailOf(await ask(path))).toContain(`${nameLeague(middle)}.yml, line 1`)
  })
})
