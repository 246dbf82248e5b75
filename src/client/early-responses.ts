/** Requests and worker that a shell started while its scripts were loading (`src/layouts/ShellHead.astro`). */
import type { EngineMessage } from '../engine/protocol.ts'

interface Early {
  earlyResponses?: Record<string, Promise<Response>>
  earlyWorker?: { worker: Worker; messages: EngineMessage[]; hasFailed: boolean }
}

/** The early response of an address, once: a second call sends its own request. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const { earlyResponses } = globalThis as Early
  const response = earlyResponses?.[url]
  if (earlyResponses) delete earlyResponses[url]
  return response
}

/** The engine's worker with the messages it has posted so far, once; undefined where none was started, or it failed. */
export function takeEarlyWorker(): { worker: Worker; messages: readonly EngineMessage[] } | undefined {
  const { earlyWorker } = globalThis as Early
  // Set in any case: the property keeps the shell from starting another worker.
  Object.assign(globalThis, { earlyWorker: undefined })
  if (earlyWorker) earlyWorker.worker.onmessage = null
  return earlyWorker?.hasFailed ? undefined : earlyWorker
}
