/** A host's API sends JSON, also where it refuses: a web page is from a firewall before it, or says that the host is down. */
import { TransientError } from './transient-error.ts'

type Head = Pick<Response, 'status' | 'headers'>

const contentTypeOf = ({ headers }: Head) => headers.get('content-type') ?? ''

export const isJson = (response: Head): boolean => /\bjson\b/i.test(contentTypeOf(response))

/** Whether a refusal is not the host's. Statuses for trouble mean the same on a page. */
export function isRefusedByOthers(response: Head): boolean {
  const { status } = response
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && isWebPage(response)
}

export function notJson(host: string, what: string, response: Head): TransientError {
  const found = isWebPage(response) ? 'a web page' : contentTypeOf(response) || 'something without a type'
  return new TransientError(
    'host-unavailable',
    `${host} responded with ${found} instead of JSON (${what}); it may be down for maintenance, so try again later.`,
    null,
    `We can’t reach ${host}: another response came in its place. ${host} may be down, or your network may block it. Try again later.`,
  )
}

const isWebPage = (response: Head) => /html/i.test(contentTypeOf(response))
