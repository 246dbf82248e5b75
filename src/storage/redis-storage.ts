/** Documents in Redis, compressed: key `seasons:7:2025` is the field `2025` of the hash `fantasy:seasons:7`. */
import type { Redis } from 'ioredis'
import { type DocumentStorage, partsOf } from './document-storage.ts'
import { packDocument, unpackDocument } from './packed-document.ts'
import type { RedisClient } from './redis-client.ts'

/** Prefix of all keys, as the database may be shared. */
export const redisNamespace = 'fantasy'
const scannedAtOnce = 1000

/** A season's keys are listed with one command this way, without a scan of the database. */
export function redisStorage(client: RedisClient): DocumentStorage {
  return {
    async read(key) {
      const { hash, field } = placeOf(key)
      const packed = await client.run((redis) => redis.hgetBuffer(hash, field))
      return packed && unpackDocument(packed)
    },
    async write(key, text) {
      const { hash, field } = placeOf(key)
      await client.run((redis) => redis.hset(hash, field, packDocument(text)))
    },
    async remove(key) {
      const { hash, field } = placeOf(key)
      await client.run((redis) => redis.hdel(hash, field))
    },
    keys: (prefix) => client.run((redis) => keysBelow(redis, partsOf(prefix))),
    // Reading a card costs as much as reading its version.
    versionOf: async () => null,
    close: () => client.close(),
  }
}

function placeOf(key: string): { hash: string; field: string } {
  const [kind, league, field, ...rest] = partsOf(key)
  if (!kind || !league || !field || rest.length > 0) {
    throw new Error(`A key of the store has three parts, unlike ${JSON.stringify(key)}`)
  }
  return { hash: `${redisNamespace}:${kind}:${league}`, field }
}

async function keysBelow(redis: Redis, [kind, league]: string[]): Promise<string[]> {
  if (kind && league) return keysOf(redis, `${redisNamespace}:${kind}:${league}`)
  const hashes = new Set<string>()
  for (let cursor = '0'; ; ) {
    const pattern = `${redisNamespace}:${kind ?? '*'}:*`
    const [next, found] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', scannedAtOnce, 'TYPE', 'hash')
    for (const hash of found) hashes.add(hash)
    if (next === '0') break
    cursor = next
  }
  return (await Promise.all([...hashes].map((hash) => keysOf(redis, hash)))).flat()
}

async function keysOf(redis: Redis, hash: string): Promise<string[]> {
  const fields = await redis.hkeys(hash)
  return fields.map((field) => `${hash.slice(redisNamespace.length + 1)}:${field}`)
}
