/** Reads the text of a server's response. */
import type { EndpointName } from '../contract/endpoints.ts'
import { fromWire } from '../contract/wire.ts'
import { withServerLogos } from './logo-addresses.ts'
import { createReadOnce } from './read-once.ts'
import { canBeLenient, type ReadResponse, readResponse } from './read-response.ts'

const readOnce = createReadOnce()

/** Undefined if it is no JSON, or no response of this endpoint. Throws as `readResponse` does. */
export function readText<N extends EndpointName>(name: N, url: string, text: string): ReadResponse<N> | undefined {
  return readOnce(url, text, () => {
    const body = fromWire(parseJson(text))
    if (body === undefined || !canBeLenient(name, body)) return undefined
    const data = readResponse(name, body)
    return data === undefined ? undefined : withServerLogos(name, data)
  })
}

/** Undefined for another text, such as a host's HTML page for an unknown path. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
