import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeImportLock } from '../../src/storage/import-lock.ts'
import { espnLeague } from '../support/league-keys.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockOf = (pid: number, host = hostname()) => JSON.stringify({ pid, host, token: 'somebody' })
const path = () => join(folder, '7.lock')

describe('takeImportLock', () => {
  it('lets one import of a league run, and others of other leagues', async () => {
    const release = await takeImportLock(folder, espnLeague(7), { wait: false })
    await expect(takeImportLock(folder, espnLeague(7), { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    await (await takeImportLock(folder, espnLeague(8), { wait: false }))()
    await release()
    await (await takeImportLock(folder, espnLeague(7), { wait: false }))()
    expect(readdirSync(folder)).toEqual([])
  })

  it('waits for the other import, says so once, and stops waiting when told to', async () => {
    const release = await takeImportLock(folder, espnLeague(7), { wait: true })
    const stop = new AbortController()
    const stopped = takeImportLock(folder, espnLeague(7), {
      wait: true,
      signal: stop.signal,
      onWait: ({ pid }) => stop.abort(new Error(`waited for ${pid}`)),
    })
    await expect(stopped).rejects.toThrow()
    expect(String(stop.signal.reason)).toContain(`waited for ${process.pid}`)

    const next = takeImportLock(folder, espnLeague(7), { wait: true, onWait: () => void release() })
    await (await next)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('gives the lock to one of many at a time', async () => {
    let [running, most] = [0, 0]
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const release = await takeImportLock(folder, espnLeague(7), { wait: true })
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        await release()
      }),
    )
    expect(most).toBe(1)
  })

  it('takes over from a process that has ended', async () => {
    writeFileSync(path(), lockOf(spawnSync(process.execPath, ['-e', '']).pid))
    const release = await takeImportLock(folder, espnLeague(7), { wait: false })
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  })

  it('respects a process that is running, here or on another machine', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      writeFileSync(path(), lockOf(Number(other.pid)))
      await expect(takeImportLock(folder, espnLeague(7), { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    } finally {
      other.kill()
      await once(other, 'exit')
    }
    writeFileSync(path(), lockOf(Number(other.pid), 'another-machine'))
    await expect(takeImportLock(folder, espnLeague(7), { wait: false })).rejects.toMatchObject({ kind: 'busy' })
  })

  it('takes over a lock that nobody has touched for long, whoever holds it, and one that is older than this process', async () => {
    writeFileSync(path(), lockOf(process.pid, 'another-machine'))
    const longAgo = Date.now() / 1000 - 3600
    utimesSync(path(), longAgo, longAgo)
    await (await takeImportLock(folder, espnLeague(7), { wait: false }))()

    writeFileSync(path(), lockOf(process.pid))
    const beforeUs = Date.now() / 1000 - process.uptime() - 2
    utimesSync(path(), beforeUs, beforeUs)
    await (await takeImportLock(folder, espnLeague(7), { wait: false }))()
  })

  it('takes over a lock that does not say whose it is, but not while that may still be written', async () => {
    writeFileSync(path(), '')
    await expect(takeImportLock(folder, espnLeague(7), { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    const justBefore = Date.now() / 1000 - 6
    utimesSync(path(), justBefore, justBefore)
    await (await takeImportLock(folder, espnLeague(7), { wait: false }))()
  })

  it.each([true, false])(
    'names a lock that cannot be read, and neither waits for it nor takes it for gone (wait: %s)',
    async (wait) => {
      mkdirSync(path())
      await expect(takeImportLock(folder, espnLeague(7), { wait })).rejects.toMatchObject({
        kind: 'storage',
        message: expect.stringContaining(path()),
      })
    },
  )

  it('leaves a lock alone that was taken over meanwhile', async () => {
    const release = await takeImportLock(folder, espnLeague(7), { wait: false })
    writeFileSync(path(), lockOf(process.pid))
    await release()
    expect(readdirSync(folder)).toEqual(['7.lock'])
  })
})
