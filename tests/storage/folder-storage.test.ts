import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { folderStorage } from '../../src/storage/folder-storage.ts'
import { createAtomically, toStorageError, writeAtomically } from '../../src/storage/write-atomically.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-storage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('folderStorage', () => {
  it('stores documents as files that other tools can read', async () => {
    const storage = folderStorage(folder)
    await storage.write('seasons:7:2024', Buffer.from('{"a":1}'))

    expect(readFileSync(join(folder, 'seasons/7/2024.json'), 'utf8')).toBe('{"a":1}')
  })

  it('leaves out a folder that cannot be listed, and reports it once', async () => {
    const storage = folderStorage(folder)
    for (const key of ['seasons:7:2024', 'seasons:8:2024']) await storage.write(key, Buffer.from('{}'))
    // The superuser may list any folder, so another user does.
    for (const path of [folder, join(folder, 'seasons')]) chmodSync(path, 0o755)
    chmodSync(join(folder, 'seasons/8'), 0)
    const source = `
      import { folderStorage } from ${JSON.stringify(new URL('../../src/storage/folder-storage.ts', import.meta.url).href)}
      if (process.getuid() === 0) process.setuid(65534)
      const errors = []
      const storage = folderStorage(${JSON.stringify(folder)}, { onUnreadable: ({ message }) => errors.push(message) })
      const lists = [await storage.keys('seasons'), await storage.keys('')]
      console.log(JSON.stringify({ lists, errors, own: await storage.keys('seasons:8').catch(({ message }) => message) }))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })
    chmodSync(join(folder, 'seasons/8'), 0o755)
    expect(stderr).toBe('')
    const denied = 'Cannot read 8 of the store (EACCES); check the data folder (DATA_DIR) and its permissions.'
    expect(JSON.parse(stdout)).toEqual({
      lists: [['seasons:7:2024'], ['seasons:7:2024']],
      errors: [denied],
      own: denied,
    })
  })

  it('refuses keys that lead out of its folder', async () => {
    const storage = folderStorage(folder)
    await expect(storage.read('seasons:..:..:secret')).rejects.toThrow('cannot hold')
    await expect(storage.write('a:b/../../c', new Uint8Array())).rejects.toThrow('cannot hold')
  })
})

describe('writeAtomically', () => {
  it('shows a reader the old or the new file, never a part', async () => {
    const path = join(folder, 'document')
    const short = 'a'.repeat(10)
    const long = 'b'.repeat(3_000_000)
    await writeAtomically(path, short)
    let writing = true
    const writes = (async () => {
      for (let turn = 0; turn < 6; turn++) await writeAtomically(path, turn % 2 ? short : long)
      writing = false
    })()
    const seen = new Set<string>()
    while (writing) {
      seen.add(readFileSync(path, 'utf8'))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await writes
    expect([...seen].filter((text) => text !== short && text !== long)).toEqual([])
    expect(readdirSync(folder)).toEqual(['document'])
  })

  it('creates a file that must not be there yet, whole or not at all', async () => {
    const path = join(folder, 'new')
    expect(await createAtomically(path, 'first')).toBe(true)
    expect(await createAtomically(path, 'second')).toBe(false)
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['first', ['new']])
  })

  it('leaves the old file and no leftovers when it cannot put the new one in place', async () => {
    const path = join(folder, 'taken')
    await writeAtomically(join(path, 'inside'), 'old')
    await expect(writeAtomically(path, 'new')).rejects.toBeInstanceOf(DomainError)
    expect(readdirSync(folder)).toEqual(['taken'])
    expect(readFileSync(join(path, 'inside'), 'utf8')).toBe('old')
  })

  it('removes the remains of a killed process, even with our own process id, and nothing of a running one', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']).pid
    const left = `.document.${ended}.0123456789ab.aside`
    const running = `.document.${process.ppid}.0123456789ab.aside`
    const ours = `.document.${process.pid}.0123456789ab.aside`
    const sameNumber = `.document.${process.pid}.ba9876543210.aside`
    for (const name of [left, running, ours, sameNumber]) writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, sameNumber), 0, 0)
    await writeAtomically(join(folder, 'document'), 'whole')
    expect(readdirSync(folder).sort()).toEqual([running, ours, 'document'].sort())
  })

  it('reports how to fix a full disk, without a local path', () => {
    const error = toStorageError(
      Object.assign(new Error('ENOSPC: no space, /secret/path'), { code: 'ENOSPC' }),
      'seasons/1',
    )
    expect(error).toMatchObject({ kind: 'storage', message: expect.stringMatching(/disk is full/) })
    expect((error as DomainError).message).not.toContain('/secret')
  })

  it('reports a file in place of the folder', async () => {
    writeFileSync(join(folder, 'data'), '')
    await expect(writeAtomically(join(folder, 'data', 'document'), '')).rejects.toThrow(
      'a file is where a folder should be',
    )
  })
})
