/** Opens the configured store: a folder, which needs no set-up, or one that several servers share. */
import { join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { cacheReads } from './cache-reads.ts'
import { folderStorage } from './folder-storage.ts'
import { takeAnnounceLock, takeImportLock } from './import-lock.ts'
import { announcing, type LockLeague, leaseMilliseconds, lockByLease, type TakeLease } from './lease.ts'
import { createRedisClient } from './redis-client.ts'
import { redisLeases } from './redis-lease.ts'
import { redisStorage } from './redis-storage.ts'
import { openBucket } from './s3-bucket.ts'
import { s3Leases } from './s3-lease.ts'
import { s3Storage } from './s3-storage.ts'
import { openSeasonStore, type SeasonStore, type SeasonStoreOptions } from './season-store.ts'
import type { RedisStore, S3Store, SharedStore } from './shared-store.ts'

/** Milliseconds for which reads of a shared store are cached: one server sees another's import with that delay. */
const usualCacheTtl: Readonly<Record<SharedStore['kind'], number>> = { redis: 1000, s3: 10_000 }

export interface OpenStoreOptions extends Omit<SeasonStoreOptions, 'lockImport' | 'lockAnnouncing'> {
  /** A store that several servers share, in place of the folder. */
  shared?: SharedStore | null
  /** Milliseconds for which reads of a shared store are cached; by default a second of Redis, ten of S3. */
  readCacheTtl?: number
}

/** The store in `{dataDir}/store`, or the shared one. `openSeasonStore` accepts any other `DocumentStorage`. */
export function openStore(dataDir: string, { shared, readCacheTtl, ...options }: OpenStoreOptions = {}): SeasonStore {
  if (!shared) {
    const storage = folderStorage(join(dataDir, 'store'))
    const locks = join(dataDir, 'locks')
    const lockImport: LockLeague = (league, how) => takeImportLock(locks, league, how)
    const lockAnnouncing: LockLeague = (league, how) => takeAnnounceLock(locks, league, how)
    return openSeasonStore(storage, { ...options, lockImport, lockAnnouncing })
  }
  const store = shared.kind === 'redis' ? openRedis(shared, options) : openS3(shared, options)
  const ttl = readCacheTtl ?? usualCacheTtl[shared.kind]
  return ttl > 0 ? cacheReads(store, ttl) : store
}

function openRedis({ url }: RedisStore, options: SeasonStoreOptions): SeasonStore {
  const client = createRedisClient(url)
  const storage = redisStorage(client)
  return openSeasonStore(storage, { ...options, ...locksByLease(redisLeases(client)) })
}

function openS3(shared: S3Store, options: SeasonStoreOptions): SeasonStore {
  const bucket = openBucket(shared)
  const take = s3Leases(bucket, {
    onUnsupported: () => options.onDamage?.(new DomainError('storage', withoutConditions)),
  })
  return openSeasonStore(s3Storage(bucket), { ...options, ...locksByLease(take) })
}

function locksByLease(take: TakeLease) {
  return { lockImport: lockByLease(take), lockAnnouncing: lockByLease(take, leaseMilliseconds, announcing) }
}

const withoutConditions =
  'The S3 store knows no conditional writes (If-None-Match): two servers may import one league at the same time.'

/** The folder of saved responses, by season and league, beside the store. Each machine has its own. */
export const rawFolderOf = (dataDir: string) => join(dataDir, 'raw')
