import pRetry from 'p-retry'
import { TransientError } from './transient-error.ts'

/** Longer than this is not waited for: the reader is told when to come back instead. */
const longestWaitMs = 120_000
const longestBackoffMs = 30_000

/**
 * Tries again where that can help: after a `TransientError`, with a pause that doubles each time or the one that
 * Retry-After asked for.
 */
export function retryTransient<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { retries, backoffMs, signal, sleep } = options
  return pRetry(attempt, {
    retries,
    minTimeout: backoffMs,
    maxTimeout: longestBackoffMs,
    randomize: true,
    signal,
    shouldRetry: ({ error }) => error instanceof TransientError && (error.retryAfterMs ?? 0) <= longestWaitMs,
    onFailedAttempt: async ({ error, retriesLeft }) => {
      const wait = error instanceof TransientError ? error.retryAfterMs : null
      if (wait !== null && wait <= longestWaitMs && retriesLeft > 0) await sleep(wait, signal)
    },
  })
}

export interface RetryOptions {
  /** Further attempts after the first. */
  retries: number
  /** Milliseconds before the first further attempt. */
  backoffMs: number
  signal: AbortSignal | undefined
  /** Waits for what Retry-After says. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}
