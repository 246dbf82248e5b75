import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3 } from '../../scripts/lib/dev-servers/start-s3.ts'
import type { StoreServer } from '../../scripts/lib/dev-servers/store-server.ts'
import { lockByLease, type TakeLease } from '../../src/storage/lock.ts'
import { createRedisClient } from '../../src/storage/redis-client.ts'
import { redisLeases } from '../../src/storage/redis-storage.ts'
import { openBucket, type S3Bucket } from '../../src/storage/s3-bucket.ts'
import { s3Leases } from '../../src/storage/s3-lock.ts'
import { readSharedStore, type SharedStore } from '../../src/storage/shared-store.ts'
import { sharedStores } from './support/shared-stores.ts'

const long = 60_000

function openLeases(shared: SharedStore | null): { take: TakeLease; close: () => unknown } {
  if (shared?.kind !== 'redis') return { take: s3Leases(openBucket(shared as never)), close: () => {} }
  const client = createRedisClient(shared.url)
  return { take: redisLeases(client), close: client.close }
}

describe.each(sharedStores)('leases in $name', ({ start }) => {
  let server: StoreServer
  let ours: ReturnType<typeof openLeases>
  let theirs: ReturnType<typeof openLeases>
  beforeAll(async () => {
    server = await start()
    ours = openLeases(readSharedStore(server.env))
    theirs = openLeases(readSharedStore(server.env))
  })
  afterAll(async () => {
    await ours.close()
    await theirs.close()
    await server.stop()
  })

  it('have one holder, until released', async () => {
    const lease = await ours.take('held', long)
    expect(lease).not.toBeNull()
    expect(await theirs.take('held', long)).toBeNull()
    expect(await ours.take('held', long)).toBeNull()
    expect(await theirs.take('another', long)).not.toBeNull()
    await lease?.release()
    expect(await theirs.take('held', long)).not.toBeNull()
  })

  it('are held by one of many who want them at once', async () => {
    const takes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? ours : theirs).take('wanted', long)),
    )
    expect(takes.filter((lease) => lease !== null)).toHaveLength(1)
  })

  it('expire if their holder was killed, who then loses them', async () => {
    const killed = await ours.take('killed', 1)
    // Waits until it has expired: S3 has a resolution of seconds.
    const release = await lockByLease((_, milliseconds) => theirs.take('killed', milliseconds))('killed', '', {
      wait: true,
    })
    await killed?.renew()
    await killed?.release()
    expect(await ours.take('killed', long)).toBeNull()
    await release()
  })

  it('last as long as they are renewed', async () => {
    const lease = await ours.take('renewed', long)
    await lease?.renew()
    expect(await theirs.take('renewed', long)).toBeNull()
    await lease?.release()
    expect(await theirs.take('renewed', long)).not.toBeNull()
  })
})

describe('leases in an S3 store without conditional writes', () => {
  it('are granted to all callers, with one warning', async () => {
    const server = await startS3()
    const shared = readSharedStore(server.env)
    if (shared?.kind !== 's3') throw new Error('The server is one of S3')
    const bucket = openBucket(shared)
    const careless: S3Bucket = { ...bucket, put: (key, body) => bucket.put(key, body) }
    let told = 0
    const take = s3Leases(careless, { onUnsupported: () => told++ })
    const leases = [await take('league', long), await take('league', long)]
    expect(leases.every((lease) => lease !== null)).toBe(true)
    for (const lease of leases) await Promise.all([lease?.renew(), lease?.release()])
    expect(told).toBe(1)
    expect(await bucket.list('')).toEqual([])
    await server.stop()
  })
})
