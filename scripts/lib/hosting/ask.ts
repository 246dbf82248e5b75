/** One request as it is written, without what `fetch` would tidy up in its address. */
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Asked {
  status: number
  headers: IncomingHttpHeaders
  /** As it came, compressed where the host compresses. */
  bytes: Buffer
}

/** Asks a host, e.g. `ask('http://127.0.0.1:8080', '/../secret')`. It may answer with gzip. */
export async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Asked> {
  const { hostname, port } = new URL(origin)
  const asking = request({ hostname, port, path, headers: { Host: hostname, ...headers }, agent: false })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) }
}
