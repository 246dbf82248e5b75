/** What a shell requested, or started, while its scripts were loading (`src/layouts/ShellHead.astro`). */
import type { EngineMessage } from '../engine/protocol.ts'

interface Early {
  earlyResponses?: Record<string, Promise<Response>>
  earlyWorker?: { worker: Worker; messages: EngineMessage[]; hasFailed: boolean }
}

/** The answer of an address, once: a second call is a request of its own. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const { earlyResponses } = globalThis as Early
  const response = earlyResponses?.[url]
  if (earlyResponses) delete earlyResponses[url]
  return response
}

/** The engine's worker with what it has said so far, once; undefined where none was started, or it failed. */
export function takeEarlyWorker(): { worker: Worker; messages: readonly EngineMessage[] } | undefined {
  const { earlyWorker } = globalThis as Early
  // From here on there is one: the shell starts no other.
  Object.assign(globalThis, { earlyWorker: undefined })
  if (earlyWorker) earlyWorker.worker.onmessage = null
  return earlyWorker?.hasFailed ? undefined : earlyWorker
}
