/** Calls the API of a running server. */
import { endpoints } from '../contract/endpoints.ts'
import { errorStatuses } from '../contract/error-statuses.ts'
import { fillPath } from '../contract/fill-path.ts'
import type { ErrorBody, ImportProgress } from '../contract/progress.ts'
import { DomainError, type ErrorKind } from '../domain/errors.ts'
import type { CallEndpoint } from './run-tool.ts'

const timeoutMs = 30_000

/** `baseUrl`: the server's URL without `/api/v1`. Errors have the server's own text. */
export function callApi(baseUrl: string, token: string | null): CallEndpoint {
  return async (name, parameters) => {
    const response = await fetch(`${baseUrl}${fillPath(endpoints[name].path, parameters)}`, {
      headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw new DomainError('host-unavailable', 'The server of the API cannot be reached.', { cause })
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 202) return { kind: 'importing', body: body as ImportProgress }
    if (response.ok && body !== null) return { kind: 'response', response: body }
    const detail = (body as ErrorBody | null)?.detail
    throw new DomainError(kindOf(response.status), detail ?? `The server responded with status ${response.status}.`)
  }
}

function kindOf(status: number): ErrorKind {
  const kinds = Object.keys(errorStatuses) as ErrorKind[]
  return kinds.find((kind) => errorStatuses[kind] === status) ?? 'bad-request'
}
