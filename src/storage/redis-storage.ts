/** Documents in Redis, compressed: key `seasons:7:2025` is the field `2025` of the hash `fantasy:seasons:7`; and leases. */
import { randomUUID } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Redis } from 'ioredis'
import { type DocumentStorage, partsOf } from './document-storage.ts'
import type { TakeLease } from './lock.ts'
import type { RedisClient } from './redis-client.ts'

/** Prefix of all keys, as the database may be shared. */
export const redisNamespace = 'fantasy'
const scannedAtOnce = 1000

/** A season's keys are listed with one command this way, without a scan of the database. */
export function redisStorage(client: RedisClient): DocumentStorage {
  return {
    async read(key) {
      const { hash, field } = hashFieldOf(key)
      const packed = await client.run((redis) => redis.hgetBuffer(hash, field))
      return packed && unpackDocument(packed)
    },
    async write(key, bytes) {
      const { hash, field } = hashFieldOf(key)
      await client.run((redis) => redis.hset(hash, field, packDocument(bytes)))
    },
    async remove(key) {
      const { hash, field } = hashFieldOf(key)
      await client.run((redis) => redis.hdel(hash, field))
    },
    keys: (prefix) => client.run((redis) => keysBelow(redis, partsOf(prefix))),
    sizes: (prefix) =>
      client.run(async (redis) => {
        const keys = await keysBelow(redis, partsOf(prefix))
        const sizes = keys.map(async (key) => {
          const { hash, field } = hashFieldOf(key)
          return [key, await redis.hstrlen(hash, field)] as const
        })
        return new Map(await Promise.all(sizes))
      }),
    close: () => client.close(),
  }
}

/** About 1 ms for a season, which shrinks to a ninth: less than the round trip to the store. */
export const packDocument = (bytes: Uint8Array): Buffer => zstdCompressSync(bytes)

/** The document, or the stored bytes where they are damaged, which the checksum then reveals. */
export function unpackDocument(packed: Uint8Array): Uint8Array {
  try {
    return zstdDecompressSync(packed)
  } catch {
    return packed
  }
}

function hashFieldOf(key: string): { hash: string; field: string } {
  const [kind, league, ...field] = partsOf(key)
  if (!kind || !league || field.length === 0) {
    throw new Error(`A key of the store has three parts, unlike ${JSON.stringify(key)}`)
  }
  return { hash: `${redisNamespace}:${kind}:${league}`, field: field.join(':') }
}

async function keysBelow(redis: Redis, [kind, league]: string[]): Promise<string[]> {
  if (kind && league) return keysOf(redis, `${redisNamespace}:${kind}:${league}`)
  const hashes = new Set<string>()
  const match = `${redisNamespace}:${kind ?? '*'}:*`
  for await (const found of redis.scanStream({ match, count: scannedAtOnce, type: 'hash' }))
    for (const hash of found as string[]) hashes.add(hash)
  return (await Promise.all([...hashes].map((hash) => keysOf(redis, hash)))).flat()
}

async function keysOf(redis: Redis, hash: string): Promise<string[]> {
  const fields = await redis.hkeys(hash)
  return fields.map((field) => `${hash.slice(redisNamespace.length + 1)}:${field}`)
}

/** Leases: a key that is set only if absent, and that expires. Another holder may have it by now, so only our own value is changed. */
const renewOurs = `return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0`
const releaseOurs = `return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0`

export function redisLeases(client: RedisClient): TakeLease {
  return async (name, milliseconds) => {
    const key = `${redisNamespace}-lock:${name}`
    const token = randomUUID()
    const taken = await client.run((redis) => redis.set(key, token, 'PX', milliseconds, 'NX'))
    if (taken === null) return null
    return {
      renew: () => client.run((redis) => redis.eval(renewOurs, 1, key, token, milliseconds)),
      release: () => client.run((redis) => redis.eval(releaseOurs, 1, key, token)),
    }
  }
}
