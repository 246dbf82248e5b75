/** Requests as bytes on a socket, which no well-behaved client sends. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Everything that came so far. */
  received(): string
  /** Resolves to everything that came, once the other side has ended the connection. */
  ended: Promise<string>
}

export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  // Being cut off is one of the ways to end.
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  await once(socket, 'connect')
  return { socket, received: () => text, ended }
}

export interface RawResponse {
  status: number
  headers: Headers
  body: string
}

/** Sends bytes and reads the one response before the connection closes. */
export async function sendRaw(url: string, bytes: string): Promise<RawResponse> {
  const { socket, ended } = await openConnection(url)
  socket.write(bytes, 'latin1')
  return readRaw(await ended)
}

export function readRaw(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) }
}
