/** The bytes of a body in every requested encoding; each is computed once. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import pLimit from 'p-limit'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Plain data until it is compressed, so that it can be passed from another thread. */
export interface EncodedBody {
  plain: Uint8Array
  /** Weak, as it is the same for every encoding of the content. */
  etag: string
  /** Compressed bytes, or their promise while they are computed. */
  compressed: Partial<Record<'br' | 'gzip', Promise<Uint8Array>>>
  /** Brotli's quality, 1 to 11; null where the bytes are compressed already. */
  effort: number | null
  /** A higher quality for later requests, computed in the background: the first request does not wait for it. */
  later?: number
}

/** Below this, compression costs more than it saves. */
const smallestCompressed = 512
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Node reads files with the same few threads: all scripts of a new site at once would make its first visitors wait for seconds. */
const oneAtATime = pLimit(1)

export function encodedBody(plain: Uint8Array, effort: number | null = 5, later?: number): EncodedBody {
  return { plain, etag: etagOf(plain), compressed: {}, effort, ...(later !== undefined && { later }) }
}

export function etagOf(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The encoding of the response: brotli, then gzip, where the client accepts it and it is worth it. */
export function chooseEncoding(acceptEncoding: string | undefined, { plain, effort }: EncodedBody): Encoding {
  if (!acceptEncoding || effort === null || plain.byteLength < smallestCompressed) return 'identity'
  const accepted = parseAccept(acceptEncoding.toLowerCase())
  const weightOf = (name: string) => accepted.find(({ type }) => type === name)?.q
  const takes = (name: string) => (weightOf(name) ?? weightOf('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** The bytes in an encoding; compressed off the main thread on the first request, cached afterwards. */
export function bytesIn(body: EncodedBody, encoding: Encoding): Promise<Uint8Array> | Uint8Array {
  if (encoding === 'identity') return body.plain
  const known = body.compressed[encoding]
  if (known) return known
  const made = encoding === 'gzip' ? zip(body.plain).then(inOwnMemory) : brotliOf(body.plain, body.effort)
  body.compressed[encoding] = made
  const { later } = body
  if (encoding === 'br' && later !== undefined) made.then(() => compressAgain(body, later)).catch(() => {})
  return made
}

/** In the background; if it fails, the previous bytes stay. */
async function compressAgain(body: EncodedBody, effort: number): Promise<void> {
  const better = await oneAtATime(() => brotliOf(body.plain, effort))
  body.compressed.br = Promise.resolve(better)
}

async function brotliOf(plain: Uint8Array, effort: number | null): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: effort ?? 5,
    [BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    // With a window of 64 kB a small response takes half the time, and is no larger.
    [BROTLI_PARAM_LGWIN]: plain.byteLength <= 2 ** 16 ? 16 : constants.BROTLI_DEFAULT_WINDOW,
  }
  return inOwnMemory(await brotli(plain, { params }))
}

/** A copy: small buffers share 64 kB of memory with others, which would stay as long as this one is cached. */
const inOwnMemory = (bytes: Uint8Array) => new Uint8Array(bytes)
