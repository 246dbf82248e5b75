/** A connection to Redis that opens when it is first needed, and reopens when it breaks. */
import type { Redis } from 'ioredis'
import { failureReason, storeFailure } from './store-unavailable.ts'

/** A call that takes longer than this is given up. */
const timeoutMilliseconds = 5000

export type RedisClient = ReturnType<typeof createRedisClient>

export function createRedisClient(url: string) {
  let opened: Promise<Redis> | null = null
  let lastFailure: unknown = null

  // Loaded on demand: a store in a folder starts without it.
  async function open(): Promise<Redis> {
    const { Redis } = await import('ioredis')
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: timeoutMilliseconds,
      commandTimeout: timeoutMilliseconds,
      maxRetriesPerRequest: 1,
      enableAutoPipelining: true,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    })
    redis.on('error', (error) => {
      lastFailure = error
    })
    redis.on('ready', () => {
      lastFailure = null
    })
    return redis
  }

  return {
    /** Runs commands. Throws `DomainError('store-away')` where Redis cannot be reached. */
    async run<T>(commands: (redis: Redis) => Promise<T>): Promise<T> {
      opened ??= open()
      const redis = await opened
      try {
        return await commands(redis)
      } catch (error) {
        throw storeFailure(failureReason(lastFailure ?? error))
      }
    },
    /** Closes the connection, which would keep a command from ending. */
    async close(): Promise<void> {
      const redis = await opened
      opened = null
      redis?.disconnect()
    },
  }
}
