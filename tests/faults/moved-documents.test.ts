/** Whole documents in places that are not theirs, as after a careless copy or a restored backup. */
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { rebuildDamaged } from '../../src/server/rebuild-damaged.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { writeAtomically } from '../../src/storage/write-atomically.ts'
import { detailOf } from '../server/support/demo-server.ts'
import { espnSeason } from '../support/league-keys.ts'
import { type ImportPlace, key, openImportPlace } from './support/import-place.ts'

const otherKey = espnSeason(815, 2025)
let place: ImportPlace
let logged: string[]
beforeEach(async () => {
  place = await openImportPlace()
  logged = []
  const season = await place.importNow()
  await place.store.write({ ...season, ...otherKey, name: 'Another league' }, { asOf: null, source: 'folder' })
})
afterEach(() => place.close())

const fileOf = (kind: 'seasons' | 'cards', { leagueId, season } = key) =>
  join(place.folder, 'store', kind, leagueId, `${season}.json`)

/** Asks a server that has read nothing yet. */
async function ask({ leagueId } = key) {
  const log = (message: string) => logged.push(message)
  const options = { dataDir: place.folder, log }
  const store = rebuildDamaged(openStore(place.folder, { listedFor: 0 }), options)
  const app = buildApp({ store, imports: null, siteDir: place.folder, apiToken: null, corsOrigins: [], log })
  return app.request(`/api/v1/leagues/espn/${leagueId}/teams`)
}

/** A document as it was written before its checksum covered the key. */
function writeUnkeyed(from: string, to: string): void {
  const rest = readFileSync(from, 'utf8').replace(/^\{"checksum":"\w+",/, '')
  writeFileSync(to, `{"checksum":"${createHash('sha256').update(rest).digest('hex')}",${rest}`)
}

describe('a document in the place of another', () => {
  it.each([
    ['as it is', copyFileSync],
    ['without a key in its checksum', writeUnkeyed],
  ])('is damage, and rebuilt from the saved answers: another season, %s', async (_, copy) => {
    const before = await (await ask()).text()
    copy(fileOf('seasons', otherKey), fileOf('seasons'))
    copy(fileOf('cards', otherKey), fileOf('cards'))
    const response = await ask()
    expect([response.status, await response.text()]).toEqual([200, before])
    expect(logged).toEqual([expect.stringMatching(/4711\/2025 is damaged.*It was rebuilt from ESPN's saved responses/)])
  })

  it.each([
    ['as it is', copyFileSync],
    ['without a key in its checksum', writeUnkeyed],
  ])('is made again from the season where it lay over the card, %s', async (_, copy) => {
    const before = await (await ask()).text()
    for (const from of [fileOf('seasons'), fileOf('cards', otherKey)]) {
      copy(from, fileOf('cards'))
      const response = await ask()
      expect([response.status, await response.text()]).toEqual([200, before])
    }
    expect(logged).toEqual([])
  })

  it('is said to be damaged where there is nothing to rebuild it from', async () => {
    copyFileSync(fileOf('seasons'), fileOf('seasons', otherKey))
    const response = await ask(otherKey)
    expect([response.status, await detailOf(response)]).toEqual([
      500,
      'The stored season seasons/815/2025 is damaged. Import it again: npm run import -- 815 --season 2025',
    ])
  })
})

it('reads documents that were written before the key was part of the checksum', async () => {
  const season = await place.store.read(key)
  for (const kind of ['seasons', 'cards'] as const) writeUnkeyed(fileOf(kind), fileOf(kind))
  expect((await ask()).status).toBe(200)
  expect(await openStore(place.folder).read(key)).toEqual(season)
  expect(logged).toEqual([])
})

it('finds a season under its own key wherever the data folder was moved to', async () => {
  const moved = join(place.folder, 'moved')
  for (const kind of ['seasons', 'cards'] as const) {
    const target = fileOf(kind).replace(join(place.folder, 'store'), join(moved, 'store'))
    expect(dirname(target)).toContain(moved)
    await writeAtomically(target, readFileSync(fileOf(kind)))
  }
  expect(await openStore(moved).read(key)).toEqual(await place.store.read(key))
})
