import pRetry from 'p-retry'
import { TransientError } from './transient-error.ts'

/** The longest pause; beyond it the error says when to retry. */
const longestWaitMs = 120_000
const longestBackoffMs = 30_000

/** Retries after a `TransientError`, with a pause that doubles each time or that of Retry-After. */
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
  retries: number
  /** Milliseconds before the first retry. */
  backoffMs: number
  signal: AbortSignal | undefined
  /** Waits for the time in Retry-After. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}
