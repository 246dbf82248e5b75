/** `fetch` for a host in a browser: without cookies, and with an explanation where the browser only says that it failed. */

import { DomainError } from '../domain/errors.ts'
import { hostFacts } from '../domain/host-facts.ts'
import { type HostName, hostTitles } from '../domain/identity.ts'
import { TransientError } from '../hosts/shared/transient-error.ts'

export interface Network {
  host: HostName
  fetch: typeof fetch
  /** False where the device is known to be offline. */
  isOnline: () => boolean
  /** An address of the host that responds to everybody: tells a browser that may read nothing from a single refusal. */
  always: () => Promise<string> | string
}

/** No host learns who the reader is, or on which site. */
export const plain = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const

/**
 * Sends no cookies and no referrer. Throws `DomainError('host-unavailable')` where the device is offline, or where what responds does not
 * let this site read its responses (CORS): the host, or a captive portal in its place, which a browser cannot tell apart; `TransientError`
 * where that is so of this response only.
 * Other errors are rethrown.
 */
export function fetchFromBrowser({ host, fetch: send, isOnline, always }: Network): typeof fetch {
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
      if (!isOnline()) throw new DomainError('host-unavailable', offline)
      const signal = init?.signal ?? null
      // Without CORS the browser sends the request and hides the response.
      if (!(await arrives(input, { mode: 'no-cors', signal }))) throw cause
      const isReadable = await arrives(await always(), { signal })
      if (signal?.aborted) throw cause
      throw isReadable
        ? new TransientError('host-unavailable', hiddenBy(host))
        : new DomainError('host-unavailable', refusedBy(host))
    }
  }
}

const offline = 'You’re offline. Leagues saved on this device still work.'
const refusedBy = (host: HostName) =>
  `This browser can’t read ${hostTitles[host]}’s responses. Your network may want you to sign in first, or ${hostTitles[host]} no longer allows this site to load leagues. You can still run your own copy: install the project and run npm start.`
const hiddenBy = (host: HostName) =>
  `${hostTitles[host]} blocked this request. It may be having trouble, so try again in a minute.${hostFacts[host].privateHint}`
