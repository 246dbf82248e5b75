/** Every available shared store: S3 always, Redis if its server is installed. */
import { findRedis, startRedis } from '../../../scripts/lib/dev-servers/start-redis.ts'
import { startS3 } from '../../../scripts/lib/dev-servers/start-s3.ts'
import type { StoreServer } from '../../../scripts/lib/dev-servers/store-server.ts'

export interface SharedStoreKind {
  name: string
  start(): Promise<StoreServer>
}

const redis = findRedis()

export const sharedStores: SharedStoreKind[] = [
  { name: 'S3', start: startS3 },
  ...(redis ? [{ name: 'Redis', start: () => startRedis(redis) }] : []),
]
