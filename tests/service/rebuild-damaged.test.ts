/** A stored season that is damaged, while the server runs. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { type App, buildApp } from '../../src/server/app.ts'
import { rebuildStored } from '../../src/server/open-service.ts'
import type { RunImport } from '../../src/service/import-season.ts'
import { encodeDocument } from '../../src/storage/document.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { seasonKey } from '../../src/storage/stored-keys.ts'
import { type ImportPlace, key, openImportPlace } from '../faults/support/import-place.ts'
import { detailOf } from '../server/support/demo-server.ts'
import { copyDemoInto } from '../support/demo-store.ts'

let place: ImportPlace
let logged: string[]
let now: number
beforeEach(async () => {
  place = await openImportPlace()
  logged = []
  now = 0
})
afterEach(() => place.close())

const fileOf = (kind: 'seasons' | 'cards', { leagueId, season } = key) =>
  join(place.folder, 'store', kind, leagueId, `${season}.json`)
const rawFolder = () => join(place.folder, 'raw/2025/4711')

/** A separate server that has read nothing yet; without `run` it imports nothing. */
function startApp(run?: RunImport): App {
  const log = (message: string, error?: unknown) =>
    logged.push([message, error instanceof Error ? error.message : ''].join(' ').trim())
  const store = rebuildStored(openStore(place.folder, { cachedFor: 0 }), {
    log,
    elapsed: () => now,
  })
  return buildApp({ store, imports: run ? { run } : null, siteDir: place.folder, apiToken: null, corsOrigins: [], log })
}

const ask = (app: App, path = '/api/v1/leagues/471125/teams') => app.request(path)

describe('a damaged season', () => {
  it.each([
    ['cut off', () => truncateSync(fileOf('seasons'), 5000)],
    ['empty', () => writeFileSync(fileOf('seasons'), '')],
    ['of another version', () => writeFileSync(fileOf('seasons'), '{"checksum":"…"}')],
    [
      'damaged with its card',
      () => {
        writeFileSync(fileOf('cards'), 'x')
        truncateSync(fileOf('seasons'), 5000)
      },
    ],
  ])('is rebuilt from the saved responses, once and without a request to ESPN: %s', async (_, damage) => {
    await place.importNow()
    const before = readFileSync(fileOf('seasons'), 'utf8')
    const text = await (await ask(startApp())).text()
    place.espn.takeFiles()
    damage()
    const app = startApp()
    const responses = await Promise.all([ask(app), ask(app), ask(app)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await responses[0]?.text()).toBe(text)
    expect(place.espn.takeFiles()).toEqual([])
    expect(logged).toEqual([expect.stringMatching(/^The stored season seasons\/4711\/2025 is damaged.*It was rebuilt/)])
    // Byte by byte, except for the time if nothing records it.
    const withoutTime = (text: string) => text.replace(/^.*?"season":/, '')
    expect(withoutTime(readFileSync(fileOf('seasons'), 'utf8'))).toBe(withoutTime(before))
  })

  it('keeps the origin and time of its card', async () => {
    await place.importNow()
    const { asOf, source } = (await place.store.card(key)) ?? {}
    truncateSync(fileOf('seasons'), 5000)
    await ask(startApp())
    expect(await openStore(place.folder).card(key)).toMatchObject({ asOf, source })
  })

  it.each([
    ['missing', () => rmSync(join(rawFolder(), 'league.json.gz')), /league\.json is missing/],
    ['damaged', () => truncateSync(join(rawFolder(), 'scoring-period-02.json.gz'), 99), /scoring-period-02.*truncated/],
    [
      'fewer',
      () => rmSync(join(rawFolder(), 'players.json.gz')),
      /responses are incomplete: We only have a drafted player’s points/,
    ],
  ])('is reported as damaged if saved responses are %s', async (_, damage, why) => {
    await place.importNow()
    truncateSync(fileOf('seasons'), 5000)
    damage()
    const app = startApp()
    for (const response of [await ask(app), await ask(app)]) {
      expect([response.status, await detailOf(response)]).toEqual([
        500,
        'The stored season seasons/4711/2025 is damaged. Import it again: npm run import -- 4711 --season 2025',
      ])
    }
    const attempts = logged.filter((line) => line.includes('It cannot be rebuilt here.'))
    expect(attempts).toEqual([expect.stringMatching(why)])
    // A repair in between is found a minute later.
    rmSync(rawFolder(), { recursive: true })
    await place.importNow()
    truncateSync(fileOf('seasons'), 5000)
    now = 61_000
    expect((await ask(app)).status).toBe(200)
  })

  it.each(['folder', 'host'] as const)(
    'of an older version, without its responses: one from a %s is requested from its host only where it came from there',
    async (source) => {
      const season = await place.importNow()
      await place.store.write({ ...season, asOf: null }, { asOf: null, source })
      rmSync(rawFolder(), { recursive: true })
      rmSync(fileOf('cards'))
      const name = seasonKey('seasons', key)
      const [, content] = readFileSync(fileOf('seasons'), 'utf8').split(/(?<=^\{"checksum":"[^"]*"),/)
      const older = { ...(JSON.parse(`{${content}`) as object), format: 1 }
      writeFileSync(fileOf('seasons'), encodeDocument(name, older).bytes)
      let requests = 0
      const app = startApp(() => {
        requests++
        return Promise.reject(new DomainError('not-found', 'ESPN has no such league.'))
      })
      const response = await ask(app, '/api/v1/leagues/espn/4711/teams?season=2025')
      await app.service.idle()
      const again =
        'The stored season seasons/4711/2025 was written by another version. Import it again: npm run import -- 4711 --season 2025'
      const isFolder = source === 'folder'
      const detail = `${again} --from FILE, with the file or folder that it came from`
      expect([response.status, requests]).toEqual(isFolder ? [500, 0] : [202, 1])
      if (isFolder) expect(await detailOf(response)).toBe(detail)
      expect(logged[0]).toContain(isFolder ? detail : again)
    },
  )

  it('is rebuilt by the command, which requests only damaged responses', async () => {
    const season = await place.importNow()
    truncateSync(fileOf('seasons'), 5000)
    truncateSync(join(rawFolder(), 'transactions-02.json.gz'), 20)
    place.espn.takeFiles()
    expect(await place.importNow()).toEqual(season)
    expect(place.espn.takeFiles()).toEqual(['transactions-02.json'])
    expect(await openStore(place.folder).read(key)).toMatchObject(season)
  })

  it('is rebuilt from the simulation for a demo league', async () => {
    const [demo] = demoLeagues
    if (!demo) throw new Error('There is no demo league')
    await copyDemoInto(place.folder)
    const before = readFileSync(fileOf('seasons', demo), 'utf8')
    truncateSync(fileOf('seasons', demo), 5000)
    const { status } = await ask(startApp(), `/api/v1/leagues/espn/${demo.leagueId}/teams?season=${demo.season}`)
    expect([status, readFileSync(fileOf('seasons', demo), 'utf8') === before]).toEqual([200, true])
  }, 60_000)
})

it('names a damaged saved response if nothing else is left', async () => {
  await place.importNow()
  truncateSync(join(rawFolder(), 'scoring-period-02.json.gz'), 99)
  await expect(openRawFolder(rawFolder()).read('scoring-period-02.json')).rejects.toMatchObject({
    kind: 'unreadable-answer',
    message: '4711/scoring-period-02.json.gz is truncated or not JSON; delete it and import again to download it.',
  })
})
