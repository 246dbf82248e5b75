/** Sends one request as written, without the normalization of addresses by `fetch`. */
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface HostResponse {
  status: number
  headers: IncomingHttpHeaders
  /** As received, compressed if the host compresses. */
  bytes: Buffer
}

/** Requests a path of a host, e.g. `sendRequest('http://127.0.0.1:8080', '/../secret')`. The response may be gzipped. */
export async function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, path, headers: { Host: hostname, ...headers }, agent: false })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) }
}
