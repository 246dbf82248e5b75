/** What the page's head has requested from a league's host while the worker was loading, in place of requests of its own. */
import type { EarlyResponse } from './protocol.ts'

/** The engine may wait for its turn to import: a response that is older is requested again. */
const validMilliseconds = 20_000

/** Each response is taken once. `page`: sends an `EarlyResponse` for each of the URLs. */
export function fetchWithEarly(
  urls: readonly string[],
  page: Pick<EventTarget, 'addEventListener'>,
  send: typeof fetch,
): typeof fetch {
  const awaited = new Map(urls.map((url) => [url, Promise.withResolvers<Response | null>()]))
  const untaken = new Set<unknown>(urls)
  if (urls.length > 0) setTimeout(() => untaken.clear(), validMilliseconds)
  page.addEventListener('message', (event) => {
    const { url, sent } = (event as MessageEvent<Partial<EarlyResponse> | null>).data ?? {}
    awaited.get(url ?? '')?.resolve(sent ? toResponse(sent) : null)
  })

  return async (input, init) => {
    const early = untaken.delete(input) ? awaited.get(String(input)) : undefined
    if (!early) return send(input, init)
    const { signal } = init ?? {}
    signal?.throwIfAborted()
    const left = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    return (await Promise.race([early.promise, left])) ?? send(input, init)
  }
}

/** Null for a redirect, which has no status: the worker's own request says what is wrong. */
const toResponse = ([body, init]: NonNullable<EarlyResponse['sent']>): Response | null =>
  init.status === 0 ? null : new Response(body, init)
