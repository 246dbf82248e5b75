/**
 * Who answered: a host's API sends JSON, also where it refuses, and its refusals have their own form. A web page, or another error, is from
 * a firewall or a gateway before it, or says that the host is down.
 */
import { TransientError } from './transient-error.ts'

type Head = Pick<Response, 'status' | 'headers'>

const contentTypeOf = ({ headers }: Head) => headers.get('content-type') ?? ''

export const isJson = (response: Head): boolean => /\bjson\b/i.test(contentTypeOf(response))

/** Whether a refusal is not the host's. Statuses for trouble mean the same on a page. */
export const isRefusedByOthers = (response: Head): boolean => hasRefusalStatus(response) && isWebPage(response)

/** Whether the status says that the request was understood and refused. */
export const hasRefusalStatus = ({ status }: Head): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

export function notJson(host: string, what: string, response: Head): TransientError {
  const found = isWebPage(response) ? 'a web page' : contentTypeOf(response) || 'something without a type'
  return notFromHost(host, `${host} responded with ${found} instead of JSON (${what})`)
}

/** Of an error without the host's own form. */
export function notItsError(host: string, what: string, { status }: Head): TransientError {
  return notFromHost(host, `Status ${status} came in place of ${host}'s response (${what})`)
}

function notFromHost(host: string, what: string): TransientError {
  return new TransientError(
    'host-unavailable',
    `${what}; it may be down for maintenance, so try again later.`,
    null,
    `We can’t reach ${host}: another response came in its place. ${host} may be down, or your network may block it. Try again later.`,
  )
}

const isWebPage = (response: Head) => /html/i.test(contentTypeOf(response))
