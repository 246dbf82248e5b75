/** Reads the text of a server's response. What a device has saved mostly equals what it receives on a second visit: it is read once. */
import type { EndpointName } from '../contract/endpoints.ts'
import { fromWire } from '../contract/wire.ts'
import { withServerLogos } from './logo-addresses.ts'
import { type ReadResponse, readResponse } from './read-response.ts'

const lastRead = new Map<string, { text: string; data: unknown }>()

/** Undefined if it is no JSON, or unreadable. Throws as `readResponse` does. */
export function readText<N extends EndpointName>(name: N, url: string, text: string): ReadResponse<N> | undefined {
  const last = lastRead.get(url)
  if (last?.text === text) return last.data as ReadResponse<N>
  const body = parseJson(text)
  const data = body === undefined ? undefined : readResponse(name, fromWire(body))
  if (data === undefined) return undefined
  const withLogos = withServerLogos(name, data)
  lastRead.set(url, { text, data: withLogos })
  return withLogos
}

/** Undefined for another text, such as a host's HTML page for an unknown path. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
