/** Documents in S3, compressed: key `a:b:c` is the object `{prefix}a/b/c.json.zst`, its version the object's ETag. */
import { type DocumentStorage, partsOf } from './document-storage.ts'
import { packDocument, unpackDocument } from './packed-document.ts'
import type { S3Bucket } from './s3-bucket.ts'

const extension = '.json.zst'

export function s3Storage(bucket: S3Bucket): DocumentStorage {
  return {
    async read(key) {
      const found = await bucket.get(objectOf(key))
      return found && unpackDocument(found.body)
    },
    async write(key, text) {
      await bucket.put(objectOf(key), packDocument(text))
    },
    remove: (key) => bucket.remove(objectOf(key)),
    async keys(prefix) {
      const folder = partsOf(prefix).join('/')
      const objects = await bucket.list(folder && `${folder}/`)
      const ours = objects.filter((object) => object.endsWith(extension))
      return ours.map((object) => object.slice(0, -extension.length).replaceAll('/', ':'))
    },
    versionOf: (key) => bucket.etagOf(objectOf(key)),
    close: async () => {},
  }
}

const objectOf = (key: string) => partsOf(key).join('/') + extension
