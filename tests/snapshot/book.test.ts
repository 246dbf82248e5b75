/** The part of a league's book in a snapshot: everything but private money, and no names if managers are numbered. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeDrawLink } from '../../src/contract/draw-link.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { leagueOfSnapshot } from '../../src/contract/snapshot.ts'
import { writeDrawRule } from '../../src/domain/draft-draw.ts'
import { serve } from '../../src/server/serve.ts'
import { createApiHttp } from '../../src/snapshot/api-http.ts'
import { snapshotFromApi } from '../../src/snapshot/api-source.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { emptyServer } from '../server/support/demo-server.ts'
import { knownRule } from '../support/known-draw.ts'
import { firstOf } from '../support/runs.ts'
import { newer, older, writeSleeperSeasons } from './support/sleeper-seasons.ts'
import { filesIn, take, temporaryFolders } from './support/snapshots.ts'

const newFolder = temporaryFolders()
const dataDir = newFolder()
const store = openStore(dataDir, { cachedFor: 0 })
const leagues = [newer, older]
const token = 'a-token-of-the-test'

beforeAll(() => writeSleeperSeasons(store), 60_000)

const linkOfWanda = writeDrawLink({
  text: writeDrawRule({ ...knownRule, league: 'Wanda’s league' }),
  signature: null,
})

function writeBook(isPublic: boolean): void {
  mkdirSync(join(dataDir, 'book'), { recursive: true })
  writeFileSync(
    join(dataDir, 'book', `sleeper-${newer.leagueId}.yml`),
    `name: Wanda’s league
motto: Motto of Wanda
rules: Rules of Wanda
last_place: {task: Task of Wanda}
rivalries: [{managers: [Wanda, Wilma], name: Game of Wanda}]
trophies: {places: {1: Cup of Wanda}}
draws: {2023: ${linkOfWanda}}
money:
  public: ${isPublic}
  currency: USD
  buy_in: 71.37
  payouts: {places: {1: 100}}
  side_pots: [{name: Pot of Wanda, buy_in: 5, managers: [Wanda, Wilma], best: points}]
`,
  )
}

async function bookIn(folder: string) {
  const { manifest, responseFor } = await openSnapshots(folder)
  const [newest] = manifest.seasons
  if (!newest) throw new Error('Nothing was taken')
  return responseSchemas.leagueBook.parse(await responseFor(newest, 'leagueBook', leagueOfSnapshot(newest)))
}

const textIn = (folder: string) => [...filesIn(folder).values()].join('\n')

async function takeFromServer(folder: string, apiToken: string | null): Promise<void> {
  const server = emptyServer()
  const { url, close } = await serve(server.build({ store, dataDir, apiToken }), { host: '127.0.0.1', port: 0 })
  try {
    const http = createApiHttp({ baseUrl: url, token: apiToken, backoffMs: 1 })
    const shown = await http.get(`/api/v1/leagues/sleeper/${newer.leagueId}/book`)
    expect(JSON.stringify(shown?.json).includes('7137')).toBe(apiToken !== null)
    await take({ folder, source: snapshotFromApi(http), leagues })
  } finally {
    await close()
    server.remove()
  }
}

describe('the book of a league in a snapshot', () => {
  it('has no private money, be it from the store or from a server that shows it with the token', async () => {
    writeBook(false)
    const fromStore = newFolder()
    await take({ folder: fromStore, source: storeSource(store, { dataDir }), leagues })
    const fromServers = firstOf(1, [token, null]).map((apiToken) => ({ apiToken, folder: newFolder() }))
    for (const { folder, apiToken } of fromServers) await takeFromServer(folder, apiToken)
    for (const folder of [fromStore, ...fromServers.map(({ folder }) => folder)]) {
      expect(await bookIn(folder)).toMatchObject({ name: 'Wanda’s league', motto: 'Motto of Wanda', money: null })
      expect((await bookIn(folder)).draws).toMatchObject([{ season: 2023, link: linkOfWanda }])
      expect(textIn(folder)).not.toMatch(/7137|71\.37|Pot of Wanda|side_pots/)
    }
  })

  it('has money that the book makes public, until it does not any more', async () => {
    writeBook(true)
    const folder = newFolder()
    await take({ folder, source: storeSource(store, { dataDir }), leagues })
    expect((await bookIn(folder)).money?.seasons[0]?.buyIn).toBe(7137)
    writeBook(false)
    await take({ folder, source: storeSource(store, { dataDir }), leagues })
    expect((await bookIn(folder)).money).toBeNull()
    expect(textIn(folder)).not.toContain('7137')
  })

  it('has none of its texts if managers are numbered', async () => {
    writeBook(true)
    const folder = newFolder()
    await take({ folder, source: storeSource(store, { dataDir }), leagues, anonymize: true })
    expect((await bookIn(folder)).money?.seasons[0]?.buyIn).toBe(7137)
    expect((await bookIn(folder)).draws).toEqual([])
    expect(textIn(folder)).not.toContain('Wanda')
    expect(textIn(folder)).not.toContain(linkOfWanda)
  })
})
