/** Whole documents in places that are not theirs, as after a careless copy or a restored backup. */
import { copyFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { rebuildStored } from '../../src/server/open-service.ts'
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

/** Sends a request to a server that has read nothing yet. */
async function ask({ leagueId } = key) {
  const log = (message: string) => logged.push(message)
  const options = { log }
  const store = rebuildStored(openStore(place.folder, { cachedFor: 0 }), options)
  const app = buildApp({ store, imports: null, siteDir: place.folder, apiToken: null, corsOrigins: [], log })
  return app.request(`/api/v1/leagues/espn/${leagueId}/teams`)
}

describe('a document in the place of another', () => {
  it('is damaged, and rebuilt from the saved responses: another season', async () => {
    const before = await (await ask()).text()
    copyFileSync(fileOf('seasons', otherKey), fileOf('seasons'))
    copyFileSync(fileOf('cards', otherKey), fileOf('cards'))
    const response = await ask()
    expect([response.status, await response.text()]).toEqual([200, before])
    expect(logged).toEqual([expect.stringMatching(/4711\/2025 is damaged.*It was rebuilt from ESPN's saved responses/)])
  })

  it('is rebuilt from the season if it replaced the card', async () => {
    const before = await (await ask()).text()
    for (const from of [fileOf('seasons'), fileOf('cards', otherKey)]) {
      copyFileSync(from, fileOf('cards'))
      const response = await ask()
      expect([response.status, await response.text()]).toEqual([200, before])
    }
    expect(logged).toEqual([])
  })

  it('is reported as damaged if nothing can rebuild it', async () => {
    copyFileSync(fileOf('seasons'), fileOf('seasons', otherKey))
    const response = await ask(otherKey)
    expect([response.status, await detailOf(response)]).toEqual([
      500,
      'The stored season seasons/815/2025 is damaged. Import it again: npm run import -- 815 --season 2025',
    ])
  })
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
