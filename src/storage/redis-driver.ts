/**
 * `unstorage` driver for Redis: key `seasons:7:2025` is the field `2025` of the hash `fantasy:seasons:7`. The library's own
 * driver keeps every key by itself, and scans all of them to list the seasons of one league.
 */
import type { Redis } from 'ioredis'
import type { Driver } from 'unstorage'
import { packDocument, unpackDocument } from './packed-document.ts'
import type { RedisClient } from './redis-client.ts'

/** What all our keys start with: a database may be shared with others. */
export const redisNamespace = 'fantasy'
const scannedAtOnce = 1000

/** Documents in Redis, compressed. Keys have three parts. There is no meta: opening a card costs as much as asking. */
export function redisDriver(client: RedisClient): Driver {
  const write = async (key: string, value: string | Uint8Array) => {
    const { hash, field } = placeOf(key)
    await client.run((redis) => redis.hset(hash, field, packDocument(value)))
  }
  const read = async (key: string) => {
    const { hash, field } = placeOf(key)
    const packed = await client.run((redis) => redis.hgetBuffer(hash, field))
    return packed && unpackDocument(packed)
  }
  return {
    name: 'redis-hashes',
    hasItem: async (key) => (await read(key)) !== null,
    getItem: async (key) => {
      const bytes = await read(key)
      return bytes && Buffer.from(bytes).toString('utf8')
    },
    getItemRaw: read,
    setItem: write,
    setItemRaw: write,
    async removeItem(key) {
      const { hash, field } = placeOf(key)
      await client.run((redis) => redis.hdel(hash, field))
    },
    getKeys: (prefix) => client.run((redis) => keysBelow(redis, partsOf(prefix))),
    dispose: () => client.close(),
  }
}

function placeOf(key: string): { hash: string; field: string } {
  const [kind, league, field, ...rest] = partsOf(key)
  if (!kind || !league || !field || rest.length > 0) {
    throw new Error(`A key of the store has three parts, unlike ${JSON.stringify(key)}`)
  }
  return { hash: `${redisNamespace}:${kind}:${league}`, field }
}

const partsOf = (key: string) => key.split(':').filter((part) => part !== '')

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
