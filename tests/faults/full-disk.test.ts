/** An import on a full disk reports it. Full at any step: full-disk.sweep.test.ts. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/open-store.ts'
import { expectFullDisk, openFrailImports } from './support/full-disk.ts'

const { setLatestWeek, importInto } = openFrailImports()

describe('an import on a full disk', () => {
  it('reports a really full disk', async () => {
    setLatestWeek(5)
    const { folder, fullAfter, remove } = smallDisk()
    try {
      expectFullDisk(await importInto(folder, fullAfter), folder)
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
