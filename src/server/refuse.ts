/** Refuses requests before any work is done for them: those that cannot be valid, and those that Node cannot even parse. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'
import type { ErrorBody } from '../contract/progress.ts'
import { incomingOf } from './client.ts'
import { errorResponse } from './errors.ts'
import { isFileImport } from './import-file.ts'
import { isMcp } from './mcp.ts'
import { isPushRequest } from './push-routes.ts'
import { apiHeaders } from './security-headers.ts'

/** The longest valid address has some 300 characters. Node itself stops reading far later, at its header limit. */
const longestUrl = 4096
const lingerMilliseconds = 500

interface Refusal {
  status: number
  detail: string
  headers?: Record<string, string>
}

const tooLong: Refusal = { status: 414, detail: `The URL is longer than ${longestUrl} characters.` }
const readOnly: Refusal = {
  status: 405,
  detail: 'The API is read-only. Use GET.',
  headers: { Allow: 'GET, HEAD, OPTIONS' },
}

/** 400, 405, 413 or 414 for a request that this server never accepts. */
export function refuseOddRequests({ takesFiles = false, takesSubscriptions = false } = {}): MiddlewareHandler {
  const takesBody = (context: Context) =>
    isMcp(context) || (takesFiles && isFileImport(context)) || (takesSubscriptions && isPushRequest(context))
  return async (context, next) => {
    const refusal = refusalOf(context, takesBody)
    if (!refusal) return next()
    // The rest of a request with a body is not read: the connection ends with the response.
    const ends = refusal.status === 400 || hasBody(context)
    return errorResponse(refusal.status, refusal.detail, { ...refusal.headers, ...(ends && { Connection: 'close' }) })
  }
}

function refusalOf(context: Context, takesBody: (context: Context) => boolean): Refusal | null {
  const { method, url } = context.req
  const incoming = incomingOf(context)
  if (incoming && incoming.httpVersion === '1.1' && incoming.headers.host === undefined)
    return { status: 400, detail: 'The request has no Host header.' }
  // The only requests with a body: its size is bounded where it is read.
  if (method === 'POST' && takesBody(context)) return null
  if (method !== 'GET' && method !== 'HEAD') return readOnly
  if (hasBody(context)) return { status: 413, detail: "GET requests can't have a body. Use query parameters." }
  return url.length > longestUrl ? tooLong : null
}

function hasBody({ req }: Context): boolean {
  return req.header('Transfer-Encoding') !== undefined || (req.header('Content-Length') ?? '0') !== '0'
}

interface Unreadable extends Error {
  code?: string
  /** The bytes that could not be parsed. */
  rawPacket?: Buffer
}

/** For the server's `clientError`: responds to a request that never reaches the app, and closes the connection. */
export function refuseConnection(error: Unreadable, socket: Duplex): void {
  // The connection is closed, or in the middle of another response, to which a second one would be appended.
  const isResponding = Boolean((socket as { _httpMessage?: unknown })._httpMessage)
  if (!socket.writable || error.code === 'ECONNRESET' || isResponding) {
    socket.destroy()
    return
  }
  const { status, detail, headers } = describeUnreadable(error)
  const body = JSON.stringify({ detail } satisfies ErrorBody)
  const lines = Object.entries({
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...apiHeaders,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  linger(socket)
}

/** Further data is discarded for a moment: closing at once would take the response away from the client. */
function linger(socket: Duplex): void {
  socket.removeAllListeners('data')
  socket.on('error', () => {})
  socket.resume()
  const late = setTimeout(() => socket.destroy(), lingerMilliseconds).unref()
  socket.once('close', () => clearTimeout(late))
}

function describeUnreadable({ code, rawPacket }: Unreadable): Refusal {
  if (code === 'HPE_INVALID_METHOD') return readOnly
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, detail: 'The request took too long to arrive.' }
  if (code !== 'HPE_HEADER_OVERFLOW') return { status: 400, detail: 'The request cannot be read.' }
  // Node counts the request line with the headers.
  const line = rawPacket?.toString('latin1', 0, longestUrl) ?? ''
  const isLongAddress = /^[A-Z]+ \//.test(line) && !line.includes('\r\n')
  return isLongAddress ? tooLong : { status: 431, detail: 'The headers of the request are too long or too many.' }
}
