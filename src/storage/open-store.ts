/** Opens the configured store: a folder, which needs no set-up, or one that several servers share. */
import { join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import type { DocumentStorage } from './document-storage.ts'
import { folderLock } from './folder-lock.ts'
import { folderStorage } from './folder-storage.ts'
import { type LeagueStore, type LeagueStoreOptions, openLeagueStore } from './league-store.ts'
import { lockByLease, type TakeLock } from './lock.ts'
import { openRawFiles } from './raw-folder.ts'
import { createRedisClient } from './redis-client.ts'
import { redisLeases, redisStorage } from './redis-storage.ts'
import { openBucket } from './s3-bucket.ts'
import { s3Leases } from './s3-lock.ts'
import { s3Storage } from './s3-storage.ts'
import type { SharedStore } from './shared-store.ts'

/** Milliseconds for which reads are cached: one process sees what another one imports with that delay. */
const usualCacheTtl: Readonly<Record<SharedStore['kind'] | 'folder', number>> = { folder: 250, redis: 1000, s3: 10_000 }

interface OpenStoreOptions extends Pick<LeagueStoreOptions, 'onDamage'> {
  /** A store that several servers share, in place of the folder. */
  shared?: SharedStore | null
  /** Milliseconds for which reads are cached; by default a quarter of a second of a folder, a second of Redis, ten of S3. */
  cachedFor?: number
}

/** The store in `{dataDir}/store`, or the shared one. `openLeagueStore` accepts any other `DocumentStorage`. */
export function openStore(
  dataDir: string,
  { shared, cachedFor = usualCacheTtl[shared?.kind ?? 'folder'], onDamage }: OpenStoreOptions = {},
): LeagueStore {
  const { storage, lock } = shared ? openShared(shared, onDamage) : openFolder(dataDir, onDamage)
  // Saved responses, by season and league: each machine has its own.
  const raw = openRawFiles(join(dataDir, 'raw'))
  return openLeagueStore(storage, { onDamage, lock, raw, cachedFor })
}

interface Opened {
  storage: DocumentStorage
  lock: TakeLock
}

function openFolder(dataDir: string, onDamage: OpenStoreOptions['onDamage']): Opened {
  const storage = folderStorage(join(dataDir, 'store'), { onUnreadable: onDamage })
  const onTakeOver = (message: string) => onDamage?.(new DomainError('storage', message))
  return { storage, lock: folderLock(join(dataDir, 'locks'), { onTakeOver }) }
}

function openShared(shared: SharedStore, onDamage: OpenStoreOptions['onDamage']): Opened {
  if (shared.kind === 'redis') {
    const client = createRedisClient(shared.url)
    return { storage: redisStorage(client), lock: lockByLease(redisLeases(client)) }
  }
  const bucket = openBucket(shared)
  const onUnsupported = () => onDamage?.(new DomainError('storage', withoutConditions))
  return { storage: s3Storage(bucket), lock: lockByLease(s3Leases(bucket, { onUnsupported })) }
}

const withoutConditions =
  'The S3 store knows no conditional writes (If-None-Match): two servers may import one league at the same time.'
