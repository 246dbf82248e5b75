/** The disk fills up at any step: the command reports it, and stored data stays intact. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { readSteps, readTraces } from './support/frail-import.ts'
import { expectFullDisk, openFrailImports } from './support/full-disk.ts'
import { key, listFiles, readStored } from './support/import-place.ts'

const { makeFolder, setLatestWeek, importInto } = openFrailImports()
const sizeOf = (folder: string, kind: string) => statSync(join(folder, kind, '4711/2025.json')).size
/** A folder in which the league was imported while it was played, and again after its end. */
async function importTwice(): Promise<string> {
  const folder = makeFolder()
  setLatestWeek(2)
  await importInto(folder)
  setLatestWeek(5)
  await importInto(folder)
  return folder
}

describe('an import on a full disk', () => {
  it('reports it and leaves the stored season unchanged, at any step, and continues once there is room', async () => {
    const whole = await importTwice()
    const { written } = readSteps(whole)
    const documents = sizeOf(whole, 'store/seasons') + sizeOf(whole, 'store/cards')
    for (const fullAfter of [0, 200, Math.floor(written / 3), written - documents - 1, written - documents + 5000]) {
      const folder = makeFolder()
      setLatestWeek(2)
      await importInto(folder)
      const stored = readStored(folder)
      setLatestWeek(5)
      expectFullDisk(await importInto(folder, fullAfter), folder)
      expect(readStored(folder)).toEqual(stored)
      expect(listFiles(folder).filter((name) => /aside|lock/.test(name))).toEqual([])
      expect((await importInto(folder)).code).toBe(0)
      expect(readTraces(folder)).toEqual(readTraces(whole))
    }
  }, 240_000)

  it('never shows a card that contradicts its season', async () => {
    const { written } = readSteps(await importTwice())
    const folder = makeFolder()
    setLatestWeek(2)
    await importInto(folder)
    setLatestWeek(5)
    // The card is written last.
    expectFullDisk(await importInto(folder, written - 1), folder)
    const store = openStore(folder)
    const card = await store.card(key)
    const season = await store.read(key)
    expect([season && judgeSeason(season).status.phase, card?.summary.status.phase]).toEqual(['complete', 'complete'])
  }, 120_000)
})
