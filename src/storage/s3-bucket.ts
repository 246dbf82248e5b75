/** The few S3 calls that a store needs, signed; they also work with proxies and other vendors. */
import type { AwsClient } from 'aws4fetch'
import pRetry, { AbortError } from 'p-retry'
import type { S3Store } from './shared-store.ts'
import { failureReason, storeFailure } from './store-unavailable.ts'

const timeoutMilliseconds = 10_000
const retries = 3

/** Write only if absent, or if unchanged since it was read. */
export type Condition = { 'If-None-Match': '*' } | { 'If-Match': string }

interface S3Response {
  status: number
  headers: Headers
  body: Uint8Array
}

export type S3Bucket = ReturnType<typeof openBucket>

/** Opens a bucket without a request. Every call throws `DomainError('store-away')` where S3 cannot be reached. */
export function openBucket({ bucketUrl, prefix, region, sessionToken, ...keys }: S3Store) {
  const { accessKeyId, secretAccessKey } = keys
  const options = { accessKeyId, secretAccessKey, sessionToken: sessionToken ?? undefined, region, service: 's3' }
  let client: Promise<AwsClient> | null = null
  const urlOf = (key: string) => `${bucketUrl}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`

  /** `expected`: status codes that count as a response, besides success. */
  async function request(url: string, init: RequestInit = {}, expected: number[] = []): Promise<S3Response> {
    client ??= import('aws4fetch').then(({ AwsClient }) => new AwsClient({ ...options, retries: 0 }))
    const aws = await client
    try {
      return await pRetry(() => requestOnce(aws, url, init, expected), {
        retries,
        minTimeout: 50,
        // A broken connection or a busy store: all requests here are idempotent and may be repeated.
        shouldRetry: ({ error }) => error.name !== 'TimeoutError',
      })
    } catch (error) {
      throw storeFailure(failureReason(error))
    }
  }

  return {
    /** Null where there is none. `age`: milliseconds since it was written, by the store's own clock. */
    async get(key: string): Promise<{ body: Uint8Array; etag: string; age: number } | null> {
      const { status, headers, body } = await request(urlOf(key), {}, [404])
      if (status === 404) return null
      const [written, now] = ['Last-Modified', 'Date'].map((name) => Date.parse(headers.get(name) ?? ''))
      return { body, etag: headers.get('ETag') ?? '', age: Number(now) - Number(written) }
    },
    /** ETag of the new version; null where the condition does not hold. */
    async put(key: string, body: Uint8Array, condition?: Condition): Promise<string | null> {
      const init = { method: 'PUT', body: body as Uint8Array<ArrayBuffer>, headers: { ...condition } }
      const { status, headers } = await request(urlOf(key), init, condition ? [404, 409, 412] : [])
      return status < 300 ? (headers.get('ETag') ?? '') : null
    },
    async remove(key: string): Promise<void> {
      await request(urlOf(key), { method: 'DELETE' }, [404])
    },
    /** Every object whose key starts with the prefix; sizes in bytes. */
    async list(below: string) {
      const objects: { key: string; size: number }[] = []
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below })
        if (token) query.set('continuation-token', token)
        const xml = Buffer.from((await request(`${bucketUrl}?${query}`)).body).toString('utf8')
        for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [, key = ''] = /<Key>([^<]*)<\/Key>/.exec(content) ?? []
          const [, size = ''] = /<Size>(\d+)<\/Size>/.exec(content) ?? []
          objects.push({ key: key.slice(prefix.length), size: Number(size) })
        }
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
      }
      return objects
    },
  }
}

async function requestOnce(aws: AwsClient, url: string, init: RequestInit, expected: number[]): Promise<S3Response> {
  const response = await aws.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) })
  const body = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  const [, code = ''] = response.ok ? [] : (/<Code>(\w+)<\/Code>/.exec(Buffer.from(body).toString('utf8')) ?? [])
  // A missing bucket must not be mistaken for a missing document.
  if (response.ok || (expected.includes(status) && code !== 'NoSuchBucket')) return { status, headers, body }
  const refusal = Object.assign(new Error(), { code: `${status} ${code}`.trim() })
  throw status >= 500 || status === 429 ? refusal : new AbortError(refusal)
}
