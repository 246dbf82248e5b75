import { apiMark, currentAge, type DeviceSeason, writeAge } from '../../src/contract/response-headers.ts'

/** A JSON response as our API sends it: with its mark. */
export function apiResponse(body: unknown, init: ResponseInit = {}): Response {
  return marked(Response.json(body, init))
}

/** The response with the mark of our API. */
export function marked(response: Response): Response {
  response.headers.set(apiMark.name, apiMark.value)
  return response
}

/** A response as this browser's engine makes it, about a season that the device has. */
export function engineResponse(body: unknown, device: DeviceSeason, asOf: string | null = null): Response {
  const headers = new Headers()
  writeAge(headers, { ...currentAge('engine', asOf), device })
  return Response.json(body, { headers })
}
