/** Imports of the small league by the command, as long as the disk has room. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Ended } from '../../scripts/support/run-script.ts'
import { runFrailImport, temporaryFolders } from './frail-import.ts'
import { type ImportPlace, key, openImportPlace } from './import-place.ts'

export interface FrailImports {
  makeFolder(): string
  setLatestWeek(latestWeek: number): void
  /** `fullAfter`: bytes that the disk still takes. */
  importInto(folder: string, fullAfter?: number): Promise<Ended>
}

export function openFrailImports(): FrailImports {
  const folders = temporaryFolders()
  let place: ImportPlace
  beforeAll(async () => {
    place = await openImportPlace()
  })
  afterEach(() => folders.remove())
  afterAll(() => place.close())
  return {
    makeFolder: folders.make,
    setLatestWeek: (latestWeek) => place.setLeague({ latestWeek }),
    importInto: (folder, fullAfter) => runFrailImport({ baseUrl: place.espn.baseUrl, folder, league: key, fullAfter }),
  }
}

export function expectFullDisk({ code, stderr }: Ended, folder: string): void {
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Cannot write [^\n]+: the disk is full; free some space and try again\.\n$/),
  ])
  expect(stderr).not.toContain(folder)
}
