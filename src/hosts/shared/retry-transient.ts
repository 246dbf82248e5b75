import pRetry from 'p-retry'
import { TransientError } from './transient-error.ts'

/** The longest pause; beyond it the error says when to try again. */
const longestWaitMs = 120_000
const longestBackoffMs = 30_000

/** Repeats an attempt after a `TransientError`, with a pause that doubles each time or the one that Retry-After demands. */
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
  /** Waits as long as Retry-After demands. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}
