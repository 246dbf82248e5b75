/** Requests and the worker that a shell started while its scripts were loading (`src/layouts/ShellHead.astro`). */

interface Early {
  earlyResponses?: Record<string, Promise<Response> | undefined>
  earlyWorker?: Worker | null
}

/** The early response for a URL, once: a second call sends its own request. The shell requests no URL after its entry is there. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const { earlyResponses } = globalThis as Early
  const response = earlyResponses?.[url]
  if (earlyResponses) earlyResponses[url] = undefined
  return response
}

/** The engine's worker, once; null if none was started, or it failed. */
export function takeEarlyWorker(): Worker | null {
  const { earlyWorker = null } = globalThis as Early
  // Always set: the property keeps the shell from starting another worker.
  Object.assign(globalThis, { earlyWorker: null })
  return earlyWorker
}
