/** The contract of every document storage and its lock: folder, memory, IndexedDB, S3, and Redis if installed. */
import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentStorage } from '../../src/storage/document-storage.ts'
import { folderLock } from '../../src/storage/folder-lock.ts'
import { folderStorage } from '../../src/storage/folder-storage.ts'
import { openIndexedStorage } from '../../src/storage/indexed-storage.ts'
import { lockByLease, memoryLock, type TakeLock } from '../../src/storage/lock.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { createRedisClient } from '../../src/storage/redis-client.ts'
import { redisLeases, redisStorage } from '../../src/storage/redis-storage.ts'
import { openBucket } from '../../src/storage/s3-bucket.ts'
import { s3Leases } from '../../src/storage/s3-lock.ts'
import { s3Storage } from '../../src/storage/s3-storage.ts'
import { readSharedStore } from '../../src/storage/shared-store.ts'
import { webLock } from '../../src/storage/web-lock.ts'
import { sharedStores } from './support/shared-stores.ts'

interface Opened {
  storage: DocumentStorage
  /** Its lock, as two processes, servers or tabs have it. */
  locks: [TakeLock, TakeLock]
  stop(): unknown
}

const kinds: { name: string; open(): Promise<Opened> }[] = [
  {
    name: 'a folder',
    async open() {
      const folder = mkdtempSync(join(tmpdir(), 'storage-'))
      const stop = () => rmSync(folder, { recursive: true, force: true })
      return { storage: folderStorage(join(folder, 'store')), locks: [folderLock(folder), folderLock(folder)], stop }
    },
  },
  {
    name: 'memory',
    async open() {
      const lock = memoryLock()
      return { storage: memoryStorage(), locks: [lock, lock], stop: () => {} }
    },
  },
  {
    name: 'IndexedDB',
    async open() {
      const storage = await openIndexedStorage({ name: `test-${Math.random()}` })
      return { storage, locks: [webLock(navigator.locks), webLock(navigator.locks)], stop: storage.close }
    },
  },
  ...sharedStores.map(({ name, start }) => ({
    name,
    async open() {
      const server = await start()
      const shared = readSharedStore(server.env)
      if (shared?.kind === 's3') {
        const bucket = openBucket(shared)
        const lock = () => lockByLease(s3Leases(bucket))
        return { storage: s3Storage(bucket), locks: [lock(), lock()] as Opened['locks'], stop: server.stop }
      }
      const client = createRedisClient(shared?.url ?? '')
      const lock = () => lockByLease(redisLeases(client))
      const stop = async () => {
        await client.close()
        await server.stop()
      }
      return { storage: redisStorage(client), locks: [lock(), lock()] as Opened['locks'], stop }
    },
  })),
]

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe.each(kinds)('documents in $name', ({ open }) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.stop())

  const textOf = async (key: string) => {
    const bytes = await opened.storage.read(key)
    return bytes && new TextDecoder().decode(bytes)
  }

  it('are read as written, and replaced as a whole', async () => {
    const { storage } = opened
    expect(await textOf('seasons:7:2024')).toBeNull()
    await storage.write('seasons:7:2024', bytesOf('a longer text 🏈'))
    await storage.write('seasons:7:2024', bytesOf('short'))
    expect(await textOf('seasons:7:2024')).toBe('short')
    await storage.write('raw:7:2024:league', new Uint8Array())
    expect(await textOf('raw:7:2024:league')).toBe('')
  })

  it('are listed below complete segments of their key, each with its size', async () => {
    const { storage } = opened
    for (const key of ['cards:7:2024', 'cards:7:2023', 'cards:70:2024', 'cards:sleeper-7:2024', 'raw:7:2024:week-01'])
      await storage.write(key, bytesOf(key.repeat(100)))
    expect((await storage.keys('cards')).sort()).toEqual([
      'cards:70:2024',
      'cards:7:2023',
      'cards:7:2024',
      'cards:sleeper-7:2024',
    ])
    expect((await storage.keys('cards:7')).sort()).toEqual(['cards:7:2023', 'cards:7:2024'])
    expect(await storage.keys('raw:7:2024')).toContain('raw:7:2024:week-01')
    expect(await storage.keys('nothing')).toEqual([])
    expect(await storage.keys('')).toContain('raw:7:2024:week-01')
    const sizes = await storage.sizes('cards:70')
    expect([...sizes.keys()]).toEqual(['cards:70:2024'])
    expect(sizes.get('cards:70:2024')).toBeGreaterThan(10)
  })

  it('are absent once removed; removing a missing one is allowed', async () => {
    const { storage } = opened
    await storage.write('uses:7:2024', bytesOf('x'))
    await storage.remove('uses:7:2024')
    await storage.remove('uses:7:2024')
    expect([await textOf('uses:7:2024'), await storage.keys('uses'), [...(await storage.sizes('uses'))]]).toEqual([
      null,
      [],
      [],
    ])
  })

  it('have locks that one holds at a time, each by its name', async () => {
    const [ours, theirs] = opened.locks
    const release = await ours('import-7', 'It is imported.', { wait: false })
    await expect(theirs('import-7', 'It is imported.', { wait: false })).rejects.toMatchObject({
      kind: 'busy',
      message: 'It is imported. Try again in a minute.',
    })
    await (await theirs('import-8', '', { wait: false }))()
    await release()
    await (await theirs('import-7', '', { wait: false }))()
  })

  it('have locks with a wait that is reported once, until the caller aborts', async () => {
    const [ours, theirs] = opened.locks
    const release = await ours('waited', '', { wait: true })
    const stop = new AbortController()
    const onWait = () => stop.abort(new Error('enough'))
    await expect(theirs('waited', '', { wait: true, signal: stop.signal, onWait })).rejects.toThrow()
    let said = 0
    const next = theirs('waited', '', {
      wait: true,
      onWait: () => {
        said++
        void release()
      },
    })
    await (await next)()
    expect(said).toBe(1)
    await (await ours('waited', '', { wait: false }))()
  })

  it('have locks that many can want at once', async () => {
    let running = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const release = await (opened.locks[index % 2] as TakeLock)('wanted', '', { wait: true })
        most = Math.max(most, ++running)
        await opened.storage.keys('seasons')
        running--
        await release()
      }),
    )
    expect(most).toBe(1)
  })
})
