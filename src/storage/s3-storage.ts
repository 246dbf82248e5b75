/** Documents in S3, compressed: key `a:b:c` is the object `{prefix}a/b/c.json.zst`. */
import { type DocumentStorage, partsOf } from './document-storage.ts'
import { packDocument, unpackDocument } from './redis-storage.ts'
import type { S3Bucket } from './s3-bucket.ts'

const extension = '.json.zst'

export function s3Storage(bucket: S3Bucket): DocumentStorage {
  return {
    async read(key) {
      const found = await bucket.get(objectOf(key))
      return found && unpackDocument(found.body)
    },
    async write(key, bytes) {
      await bucket.put(objectOf(key), packDocument(bytes))
    },
    remove: (key) => bucket.remove(objectOf(key)),
    keys: async (prefix) => [...(await sizesBelow(bucket, prefix)).keys()],
    sizes: (prefix) => sizesBelow(bucket, prefix),
    close: async () => {},
  }
}

const objectOf = (key: string) => partsOf(key).join('/') + extension

async function sizesBelow(bucket: S3Bucket, prefix: string): Promise<Map<string, number>> {
  const folder = partsOf(prefix).join('/')
  const objects = await bucket.list(folder && `${folder}/`)
  const ours = objects.filter(({ key }) => key.endsWith(extension))
  return new Map(ours.map(({ key, size }) => [key.slice(0, -extension.length).replaceAll('/', ':'), size]))
}
