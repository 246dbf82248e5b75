import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { findRedis, startRedis } from '../../scripts/lib/dev-servers/start-redis.ts'
import { startS3 } from '../../scripts/lib/dev-servers/start-s3.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { readSharedStore } from '../../src/storage/shared-store.ts'
import { failureReason, storeFailure } from '../../src/storage/store-unavailable.ts'
import { buildHostSeason } from '../build-season.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

function open(env: NodeJS.ProcessEnv): LeagueStore {
  const store = openStore('/nowhere', { shared: readSharedStore(env), cachedFor: 0 })
  stops.push(store.close)
  return store
}

const planted = ['planted-password', 'planted-user', 'planted-secret', 'planted-host']
const keys = { AWS_ACCESS_KEY_ID: 'planted-user', AWS_SECRET_ACCESS_KEY: 'planted-secret' }

/** Every operation fails in the same way, without private details. */
async function expectAway(store: LeagueStore, reason: RegExp): Promise<void> {
  const season = buildHostSeason(espnSeason(7, 2025))
  const asks = [
    store.seasonsOf(espnLeague(7)),
    store.card(season),
    store.read(season),
    store.keys(),
    store.list({ limit: 5, offset: 0 }),
    store.lockImport(espnLeague(7), { wait: true }),
    store.write(season, { asOf: null, source: 'host' }),
  ]
  for (const outcome of await Promise.allSettled(asks)) {
    const error: unknown = outcome.status === 'rejected' ? outcome.reason : 'an answer'
    expect(error).toMatchObject({ kind: 'store-away', message: expect.stringMatching(/Try again/) })
    expect((error as Error).message).toMatch(reason)
    expect(planted.filter((secret) => inspect(error, { depth: 9, showHidden: true }).includes(secret))).toEqual([])
  }
}

describe('a shared store that is away', () => {
  it('is reported as unreachable, without its URL or password', async () => {
    // A port this low has no listener.
    await expectAway(open({ STORAGE_URL: 'redis://planted-user:planted-password@127.0.0.1:4/0' }), /ECONNREFUSED/)
    await expectAway(open({ STORAGE_URL: 's3://leagues?endpoint=http://127.0.0.1:4', ...keys }), /ECONNREFUSED/)
  })

  it('is reported as unreachable if it refuses our login', async () => {
    const s3 = await startS3()
    stops.push(s3.stop)
    await expectAway(open({ ...s3.env, ...keys }), /\(403\b/)
    const program = findRedis()
    if (!program) return
    const redis = await startRedis(program)
    stops.push(redis.stop)
    const url = new URL(redis.env.STORAGE_URL ?? '')
    url.password = 'planted-password'
    await expectAway(open({ STORAGE_URL: url.href }), /WRONGPASS/)
  })
})

describe('a shared store that is full', () => {
  const full = { kind: 'storage', message: expect.stringMatching(/is full/), cause: { code: 'ENOSPC' } }

  it('is reported as full, like a disk: Redis in its own words', () => {
    const reply = Object.assign(new Error("OOM command not allowed when used memory > 'maxmemory'."), {
      name: 'ReplyError',
    })
    expect(failureReason(reply)).toBe('OOM')
    expect(storeFailure(failureReason(reply))).toMatchObject(full)
  })

  it.each(['507 InsufficientStorage', '507', '403 QuotaExceeded', '507 XMinioStorageFull'])('S3: %s', (reason) => {
    expect(storeFailure(reason)).toMatchObject(full)
  })

  it('is reported so by a Redis without memory, to imports as well', async () => {
    const program = findRedis()
    if (!program) return
    const redis = await startRedis(program)
    stops.push(redis.stop)
    const store = open(redis.env)
    await store.write(buildHostSeason(espnSeason(7, 2025)), { asOf: null, source: 'host' })
    const { Redis } = await import('ioredis')
    const client = new Redis(redis.env.STORAGE_URL ?? '')
    await client.config('SET', 'maxmemory', '1')
    client.disconnect()
    await expect(
      store.write(buildHostSeason(espnSeason(8, 2025)), { asOf: null, source: 'host' }),
    ).rejects.toMatchObject(full)
    await expect(store.lockImport(espnLeague(8), { wait: true })).rejects.toMatchObject(full)
    expect(await store.seasonsOf(espnLeague(7))).toHaveLength(1)
  })
})
