/** Leases in Redis: a key that is set only if absent, and that expires. */
import { randomUUID } from 'node:crypto'
import type { TakeLease } from './lock.ts'
import type { RedisClient } from './redis-client.ts'
import { redisNamespace } from './redis-storage.ts'

/** Another holder may have it by now, so only our own value is changed. */
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
