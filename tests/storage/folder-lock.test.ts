import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { folderLock } from '../../src/storage/folder-lock.ts'
import type { LockOptions } from '../../src/storage/lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-lock-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const lockOf = (pid: number, host = hostname()) => JSON.stringify({ pid, host, token: 'somebody' })
const path = () => join(folder, '7.lock')
const take = (name: string, options: LockOptions) => folderLock(folder)(name, 'It is held.', options)

describe('the lock of a folder', () => {
  it('is held by one at a time, beside others of other names', async () => {
    const release = await take('7', { wait: false })
    await expect(take('7', { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    await (await take('8', { wait: false }))()
    await release()
    await (await take('7', { wait: false }))()
    expect(readdirSync(folder)).toEqual([])
  })

  it('takes over from a process that has ended', async () => {
    writeFileSync(path(), lockOf(spawnSync(process.execPath, ['-e', '']).pid))
    const release = await take('7', { wait: false })
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  })

  it('respects a process that is running, here or on another machine', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      writeFileSync(path(), lockOf(Number(other.pid)))
      await expect(take('7', { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    } finally {
      other.kill()
      await once(other, 'exit')
    }
    writeFileSync(path(), lockOf(Number(other.pid), 'another-machine'))
    await expect(take('7', { wait: false })).rejects.toMatchObject({ kind: 'busy' })
  })

  it('takes over a stale lock of any owner, and one that is older than this process', async () => {
    writeFileSync(path(), lockOf(process.pid, 'another-machine'))
    const longAgo = Date.now() / 1000 - 3600
    utimesSync(path(), longAgo, longAgo)
    await (await take('7', { wait: false }))()

    writeFileSync(path(), lockOf(process.pid))
    const beforeUs = Date.now() / 1000 - process.uptime() - 2
    utimesSync(path(), beforeUs, beforeUs)
    await (await take('7', { wait: false }))()
  })

  it.each(['another-machine', null])('takes over a lock from the future of %s that nobody renews', async (host) => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    writeFileSync(path(), host ? lockOf(4711, host) : '')
    const inAYear = Date.now() / 1000 + 365 * 24 * 3600
    utimesSync(path(), inAYear, inAYear)
    const said: string[] = []
    const takeLock = folderLock(folder, { onTakeOver: (message) => said.push(message) })
    const take = () => takeLock('7', 'It is held.', { wait: false })
    const lasts = host ? 60_000 : 5000
    await expect(take()).rejects.toMatchObject({ kind: 'busy' })
    vi.advanceTimersByTime(lasts - 1)
    await expect(take()).rejects.toMatchObject({ kind: 'busy' })
    // Its holder is alive: it has renewed it.
    utimesSync(path(), inAYear + 1, inAYear + 1)
    vi.advanceTimersByTime(1)
    await expect(take()).rejects.toMatchObject({ kind: 'busy' })
    vi.advanceTimersByTime(lasts)
    await (await take())()
    expect(said).toEqual(
      host ? ['Took over the lock 7.lock of machine another-machine, which has not renewed it.'] : [],
    )
  })

  it('leaves a lock of this process alone, whichever way the clock steps', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    for (const step of [50_000, -50_000, 3_600_000, -3_600_000]) {
      const release = await take('7', { wait: false })
      vi.setSystemTime(Date.now() + step)
      await expect(take('7', { wait: false })).rejects.toMatchObject({ kind: 'busy' })
      await release()
    }
  })

  it('takes over a lock without an owner, except while it may still be written', async () => {
    writeFileSync(path(), '')
    await expect(take('7', { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    const justBefore = Date.now() / 1000 - 6
    utimesSync(path(), justBefore, justBefore)
    await (await take('7', { wait: false }))()
  })

  it.each([true, false])(
    'names a lock that cannot be read, and neither waits for it nor takes it for gone (wait: %s)',
    async (wait) => {
      mkdirSync(path())
      await expect(take('7', { wait })).rejects.toMatchObject({
        kind: 'storage',
        message: expect.stringContaining(path()),
        readerMessage: expect.not.stringContaining(folder),
      })
    },
  )

  it('leaves a lock alone that was taken over meanwhile', async () => {
    const release = await take('7', { wait: false })
    writeFileSync(path(), lockOf(process.pid))
    await release()
    expect(readdirSync(folder)).toEqual(['7.lock'])
  })
})
