/** Handles requests that Node cannot parse and that never reach the app: responds and closes the connection. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '../contract/progress.ts'
import { longestUrl } from './refuse.ts'
import { apiHeaders } from './security-headers.ts'

const lingerMilliseconds = 500

interface Unreadable extends Error {
  code?: string
  /** The bytes that could not be parsed. */
  rawPacket?: Buffer
}

/** For the server's `clientError`. */
export function refuseConnection(error: Unreadable, socket: Duplex): void {
  // The connection is closed, or in the middle of another response, to which a second one would be appended.
  const isResponding = Boolean((socket as { _httpMessage?: unknown })._httpMessage)
  if (!socket.writable || error.code === 'ECONNRESET' || isResponding) {
    socket.destroy()
    return
  }
  const { status, detail, headers } = refusalOf(error)
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

interface Refusal {
  status: number
  detail: string
  headers?: Record<string, string>
}

function refusalOf({ code, rawPacket }: Unreadable): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return isLongAddress(rawPacket)
        ? { status: 414, detail: `The URL is longer than ${longestUrl} characters.` }
        : { status: 431, detail: 'The headers of the request are too long or too many.' }
    case 'HPE_INVALID_METHOD':
      return {
        status: 405,
        detail: 'The API is read-only. Use GET.',
        headers: { Allow: 'GET, HEAD, OPTIONS' },
      }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, detail: 'The request took too long to arrive.' }
    default:
      return { status: 400, detail: 'The request cannot be read.' }
  }
}

/** Node counts the request line with the headers. */
function isLongAddress(packet: Buffer | undefined): boolean {
  if (!packet) return false
  const end = packet.indexOf('\r\n')
  return /^[A-Z]+ \//.test(packet.toString('latin1', 0, 20)) && (end < 0 || end > longestUrl)
}
