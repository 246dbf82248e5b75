/** An import on a full disk reports it. Full at any step: full-disk.sweep.test.ts. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/open-store.ts'
import { buildEspnLeague, openMemoryFolder } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { runFrailImport, temporaryFolders } from './support/frail-import.ts'
import { key } from './support/import-place.ts'

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
function expectSaidInOneLine({ code, stderr }: { code: number | null; stderr: string }, folder: string): void {
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Cannot write [^\n]+: the disk is full; free some space and try again\.\n$/),
  ])
  expect(stderr).not.toContain(folder)
}

describe('an import on a full disk', () => {
  it('reports a really full disk', async () => {
    setLeague(5)
    const { folder, fullAfter, remove } = smallDisk()
    try {
      expectSaidInOneLine(await importInto(folder, fullAfter), folder)
      expect(await openStore(folder).keys()).toEqual([])
    } finally {
      remove()
    }
  }, 120_000)
})

/** A file system of 16 kB if this machine can mount one; elsewhere a folder with a simulated full disk. */
function smallDisk(): { folder: string; fullAfter?: number; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return { folder, fullAfter: 2000, remove }
  }
  const unmount = () => {
    execFileSync('umount', [folder])
    remove()
  }
  return { folder, remove: unmount }
}
