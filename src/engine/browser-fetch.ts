/** `fetch` as the engine asks ESPN: without cookies, and with words where a browser says only that it failed. */
import { Problem } from '../domain/errors.ts'

export interface Network {
  fetch: typeof fetch
  /** False where the device knows that it has no connection. */
  isOnline: () => boolean
}

/**
 * Sends no cookies and no page address. Throws `Problem('espn-unavailable')` where the device is offline, or where ESPN
 * is there but does not let this site read its answers (CORS); whatever else failed is thrown as it came.
 */
export function fetchFromBrowser({ fetch: send, isOnline }: Network): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' })
    } catch (cause) {
      if (init?.signal?.aborted) throw cause
      if (!isOnline()) throw new Problem('espn-unavailable', offline)
      if (await answersUnread(input, send)) throw new Problem('espn-unavailable', refused)
      throw cause
    }
  }
}

/** Whether the address answers at all: without CORS a browser sends the question and hides the answer. */
async function answersUnread(input: RequestInfo | URL, send: typeof fetch): Promise<boolean> {
  try {
    await send(input, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
    return true
  } catch {
    return false
  }
}

const offline = 'This device is offline. What is kept on it can be read; other leagues once it is online again.'
const refused =
  'ESPN does not let this site read its answers in a browser any more. A server of your own may ask it: install the project and run npm start.'
