/** Sends a body: not modified, compressed or plain. */
import type { Context } from 'hono'
import { type ResponseAge, versionHeader, writeAge } from '../contract/response-headers.ts'
import { bytesIn, chooseEncoding, type EncodedBody, encodedBody } from './encoded-body.ts'

export interface Representation {
  body: EncodedBody
  contentType: string
  cacheControl: string
  /** How old the results are; absent where they have no age. */
  age?: ResponseAge
  /** Of the schema, see `responseVersion`. */
  version?: string
}

const noBytes = new Uint8Array()

/**
 * 304 where the client has it already, otherwise the body in the best encoding that the client accepts. Throws
 * `DomainError` where too much of what was sent before is unread.
 */
export async function respond(
  context: Context,
  { body, contentType, cacheControl, age, version }: Representation,
  status = 200,
): Promise<Response> {
  const headers = new Headers({ ETag: body.etag, 'Cache-Control': cacheControl })
  if (version !== undefined) headers.set(versionHeader, version)
  if (age) writeAge(headers, age)
  if (age?.asOf) headers.set('Last-Modified', new Date(age.asOf).toUTCString())
  headers.set('Vary', 'Accept-Encoding')
  if (status === 200 && isKnown(context.req.header('If-None-Match'), body.etag)) {
    context.set('replayable', noBytes)
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'), body)
  const bytes = await bytesIn(body, encoding)
  context.get('holdUnread')?.(bytes)
  if (status === 200) context.set('replayable', bytes)
  headers.set('Content-Type', contentType)
  headers.set('Content-Length', String(bytes.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers })
}

/** Sends a text, as `respond` does a body. */
export function respondWithText(
  context: Context,
  text: string,
  about: Pick<Representation, 'contentType' | 'cacheControl'>,
): Promise<Response> {
  return respond(context, { body: encodedBody(new TextEncoder().encode(text)), ...about })
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
