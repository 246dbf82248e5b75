/**
 * `unstorage` driver for S3: key `a:b:c` is the object `{prefix}a/b/c.json.zst`. The library's own driver lists the first
 * thousand keys of the whole bucket, whatever is asked for, and cannot live below a prefix.
 */
import type { Driver } from 'unstorage'
import { packDocument, unpackDocument } from './packed-document.ts'
import type { S3Bucket } from './s3-bucket.ts'

const extension = '.json.zst'

/** Documents as objects, compressed. Their meta's version is the object's ETag. */
export function s3Driver(bucket: S3Bucket): Driver {
  const write = async (key: string, value: string | Uint8Array) => {
    await bucket.put(objectOf(key), packDocument(value))
  }
  const read = async (key: string) => {
    const found = await bucket.get(objectOf(key))
    return found && unpackDocument(found.body)
  }
  return {
    name: 's3-objects',
    hasItem: async (key) => (await bucket.etagOf(objectOf(key))) !== null,
    getItem: async (key) => {
      const bytes = await read(key)
      return bytes && Buffer.from(bytes).toString('utf8')
    },
    getItemRaw: read,
    setItem: write,
    setItemRaw: write,
    removeItem: (key) => bucket.remove(objectOf(key)),
    getMeta: async (key) => {
      const etag = await bucket.etagOf(objectOf(key))
      return etag === null ? null : { etag }
    },
    getKeys: async (prefix) => {
      const folder = partsOf(prefix).join('/')
      const objects = await bucket.list(folder && `${folder}/`)
      const ours = objects.filter((object) => object.endsWith(extension))
      return ours.map((object) => object.slice(0, -extension.length).replaceAll('/', ':'))
    },
  }
}

const partsOf = (key: string) => key.split(':').filter((part) => part !== '')
const objectOf = (key: string) => partsOf(key).join('/') + extension
