/** `fetch` for ESPN in a browser: without cookies, and with an explanation where the browser only says that it failed. */
import { DomainError } from '../domain/errors.ts'
import { TransientError } from '../hosts/shared/transient-error.ts'

export interface Network {
  fetch: typeof fetch
  /** False where the device is known to be offline. */
  isOnline: () => boolean
  /** An ESPN address that responds to everybody: tells a browser that may read nothing from a single refusal. */
  always: string
}

/**
 * Sends no cookies and no referrer. Throws `DomainError('espn-unavailable')` where the device is offline, or where ESPN is
 * reachable but does not let this site read its responses (CORS); `TransientError` where that is so of this response only.
 * Other errors are rethrown.
 */
export function fetchFromBrowser({ fetch: send, isOnline, always }: Network): typeof fetch {
  const plain: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' }
  const arrives = (input: RequestInfo | URL, init: RequestInit = {}) =>
    send(input, { ...plain, ...init }).then(
      () => true,
      () => false,
    )

  return async (input, init) => {
    try {
      return await send(input, { ...init, ...plain })
    } catch (cause) {
      if (init?.signal?.aborted) throw cause
      if (!isOnline()) throw new DomainError('espn-unavailable', offline)
      const signal = init?.signal ?? null
      // Without CORS the browser sends the request and hides the response.
      if (!(await arrives(input, { mode: 'no-cors', signal }))) throw cause
      const isReadable = await arrives(always, { signal })
      if (signal?.aborted) throw cause
      throw isReadable ? new TransientError('espn-unavailable', hidden) : new DomainError('espn-unavailable', refused)
    }
  }
}

const offline = 'This device is offline. What is kept on it can be read; other leagues once it is online again.'
const refused =
  'ESPN does not let this site read its answers in a browser any more. A server of your own may ask it: install the project and run npm start.'
const hidden =
  'ESPN answered with something that it does not show to other sites. It may have trouble: try again in a minute. A league that is private opens by a file instead: see “Open a private league”.'
