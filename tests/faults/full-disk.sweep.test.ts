/** The disk fills up at any step: the command reports it, and stored data stays intact. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildEspnLeague, openMemoryFolder } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { readSteps, readTraces, runFrailImport, temporaryFolders } from './support/frail-import.ts'
import { key, listFiles } from './support/import-place.ts'

const leagues: FakeEspnOptions['leagues'] = new Map()
const folders = temporaryFolders()
let espn: FakeEspn
beforeAll(async () => {
  espn = await startFakeEspn({ leagues })
})
afterEach(() => folders.remove())
afterAll(() => espn.close())

const setLeague = (latestWeek: number) =>
  leagues.set(`${key.season}/${key.leagueId}`, openMemoryFolder(buildEspnLeague({ latestWeek })))
const importInto = (folder: string, fullAfter?: number) =>
  runFrailImport({ baseUrl: espn.baseUrl, folder, league: key, fullAfter })
const sizeOf = (folder: string, kind: string) => statSync(join(folder, kind, '4711/2025.json')).size
/** A folder in which the league was imported while it was played, and again after its end. */
async function importTwice(): Promise<string> {
  const folder = folders.make()
  setLeague(2)
  await importInto(folder)
  setLeague(5)
  await importInto(folder)
  return folder
}
const storedIn = (folder: string) =>
  Object.fromEntries(
    listFiles(join(folder, 'store')).map((name) => [name, readFileSync(join(folder, 'store', name), 'latin1')]),
  )

function expectSaidInOneLine({ code, stderr }: { code: number | null; stderr: string }, folder: string): void {
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Cannot write [^\n]+: the disk is full; free some space and try again\.\n$/),
  ])
  expect(stderr).not.toContain(folder)
}

describe('an import on a full disk', () => {
  it('reports it and leaves the stored season unchanged, at any step, and continues once there is room', async () => {
    const whole = await importTwice()
    const { written } = readSteps(whole)
    const documents = sizeOf(whole, 'store/seasons') + sizeOf(whole, 'store/cards')
    for (const fullAfter of [0, 200, Math.floor(written / 3), written - documents - 1, written - documents + 5000]) {
      const folder = folders.make()
      setLeague(2)
      await importInto(folder)
      const stored = storedIn(folder)
      setLeague(5)
      expectSaidInOneLine(await importInto(folder, fullAfter), folder)
      expect(storedIn(folder)).toEqual(stored)
      expect(listFiles(folder).filter((name) => /aside|lock/.test(name))).toEqual([])
      expect((await importInto(folder)).code).toBe(0)
      expect(readTraces(folder)).toEqual(readTraces(whole))
    }
  }, 240_000)

  it('never shows a card that contradicts its season', async () => {
    const { written } = readSteps(await importTwice())
    const folder = folders.make()
    setLeague(2)
    await importInto(folder)
    setLeague(5)
    // The card is written last.
    expectSaidInOneLine(await importInto(folder, written - 1), folder)
    const store = openStore(folder)
    const card = await store.card(key)
    const season = await store.read(key)
    expect([season && judgeSeason(season).status.phase, card?.summary.status.phase]).toEqual(['complete', 'complete'])
  }, 120_000)
})
