/** Leases in S3: an object that is written only if absent. It expires by its age, on the store's own clock. */
import { randomUUID } from 'node:crypto'
import { monotonic } from '../domain/ages.ts'
import type { Lease, TakeLease } from './lock.ts'
import type { S3Bucket } from './s3-bucket.ts'

export interface S3LeaseOptions {
  /** Called once where the store ignores conditions: then its servers do not exclude each other. */
  onUnsupported?: () => void
}

export function s3Leases(bucket: S3Bucket, { onUnsupported }: S3LeaseOptions = {}): TakeLease {
  let isSupported: boolean | null = null

  async function write(key: string, body: Buffer): Promise<string | null> {
    const etag = await bucket.put(key, body, { 'If-None-Match': '*' })
    if (etag !== null) return etag
    const held = await bucket.get(key)
    if (!held) return null
    // The response to our own request was lost: the lease is ours already.
    if (Buffer.from(held.body).equals(body)) return held.etag
    return held.age > heldFor(held.body) ? bucket.put(key, body, { 'If-Match': held.etag }) : null
  }

  return async (name, milliseconds) => {
    if (isSupported === false) return unlocked
    const key = `locks/${name}`
    const body = Buffer.from(`${milliseconds} ${randomUUID()}`)
    let heldUntil = monotonic() + milliseconds
    let etag = await write(key, body)
    if (etag === null) return null
    isSupported ??= (await bucket.put(key, body, { 'If-None-Match': '*' })) === null
    if (!isSupported) {
      onUnsupported?.()
      await bucket.remove(key)
      return unlocked
    }
    return {
      async renew() {
        if (etag === null) return
        const until = monotonic() + milliseconds
        etag = await bucket.put(key, body, { 'If-Match': etag })
        if (etag !== null) heldUntil = until
      },
      // Not every store supports conditional removal: an expired lease may be another holder's, and is left to expire.
      release: async () => {
        if (etag !== null && monotonic() < heldUntil) await bucket.remove(key)
      },
    }
  }
}

/** Milliseconds that the holder requested; none where the object is not a lease of ours. */
const heldFor = (body: Uint8Array) => Number.parseInt(Buffer.from(body).toString('utf8'), 10) || 0
const unlocked: Lease = { renew: async () => {}, release: async () => {} }
