/** Addresses of the API, built from the table of endpoints. */
import { type CallParameters, type EndpointName, endpoints } from '../contract/endpoints.ts'

/** The address of a call on the configured server. */
export function apiUrl<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  return `${(import.meta.env.PUBLIC_API_BASE_URL ?? '').replace(/\/+$/, '')}${callUrl(name, parameters)}`
}

/** The path of a call: path parameters filled in, what is undefined left out. */
export function callUrl<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  const { path, pathParameters } = endpoints[name]
  const values = new Map<string, unknown>(Object.entries(parameters))
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values.get(key))))
  const query = new URLSearchParams()
  for (const [key, value] of values) {
    if (!(key in pathParameters) && value !== undefined && value !== null) query.set(key, String(value))
  }
  const search = query.toString()
  return `${filled}${search && `?${search}`}`
}
