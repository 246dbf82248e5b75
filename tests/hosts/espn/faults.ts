/** Faults of a response in transit: ESPN, a proxy or the network at its worst. */
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export type Fault =
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Another file's response, as from a proxy that mixes up two requests. */
  | { instead: string }
  | FaultName

export type FaultName = keyof typeof faults

/** Each receives the proper response's text and sends its faulty version. */
export const faults = {
  /** Never responds. */
  hang: () => {},
  /** Sends half of the response and closes the connection. */
  cut: (response, text) => {
    begin(response, text)
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  },
  /** Sends half of the response, and then nothing more. */
  stall: (response, text) => {
    begin(response, text)
    response.write(text.slice(0, text.length / 2))
  },
  /** Closes the connection without a word. */
  close: (response) => {
    response.destroy()
  },
  /** Promises more than it sends, and ends. */
  short: (response, text) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${2 * Buffer.byteLength(text)}\r\n\r\n`
    response.socket?.end(head + text)
  },
  /** Announces less than it sends: the rest takes the place of the next response. */
  long: (response, text) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Math.floor(text.length / 2)}\r\n\r\n`
    response.socket?.write(head + text)
  },
  /** The same response twice, one after the other, in one body. */
  twice: (response, text) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(text + text)
  },
  /** The same response twice, the second one unrequested. */
  unasked: (response, text) => {
    const bytes = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    response.socket?.write(bytes + bytes)
  },
  /** Packed, and half of that. */
  'half-packed': (response, text) => {
    const packed = gzipSync(text)
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(packed.subarray(0, packed.length / 2))
  },
  /** Announces compression, but sends plain text. */
  'not-packed': (response, text) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(text)
  },
  /** Headers without end. */
  headers: (response) => {
    const { socket } = response
    socket?.write('HTTP/1.1 200 OK\r\n')
    pour(response, () => socket?.write(`x-more: ${'x'.repeat(1000)}\r\n`) ?? false)
  },
  /** A body without end. */
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('[')
    const chunk = `${' '.repeat(2 ** 16)}`
    pour(response, () => response.write(chunk))
  },
  /** A body that unpacks to a gigabyte. */
  bomb: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipBomb())
  },
  /** JSON as deep as no league is. */
  deep: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
  },
} satisfies Record<string, (response: ServerResponse, text: string) => void>

function begin(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
}

/** Writes on and on, as fast as it is taken, until the other side has had enough. */
function pour(response: ServerResponse, write: () => boolean): void {
  const { socket } = response
  let isOpen = true
  response.on('close', () => {
    isOpen = false
  })
  const more = () => {
    if (!isOpen || socket?.destroyed) return
    if (write()) setImmediate(more)
    else (socket ?? response).once('drain', more)
  }
  more()
}

let bomb: Buffer | undefined

/** Members of a gzip file may stand one after the other. */
function gzipBomb(): Buffer {
  if (bomb) return bomb
  const member = gzipSync(' '.repeat(2 ** 24))
  bomb = Buffer.concat(Array.from({ length: 64 }, () => member))
  return bomb
}
