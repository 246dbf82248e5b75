/** The server's log: what happened, and the story of what went wrong. Requests' headers and cookies are never in it. */

/** Writes one entry to the standard error. */
export function logFailure(message: string, error?: unknown): void {
  const story = error instanceof Error ? `: ${storyOf(error)}` : error === undefined ? '' : `: ${String(error)}`
  console.error(`${new Date().toISOString()} ${message}${story}`)
}

/** A named problem explains itself; anything else needs its stack. */
function storyOf(error: Error): string {
  const own = error.name === 'Problem' ? error.message : (error.stack ?? error.message)
  return error.cause instanceof Error ? `${own}\n  caused by ${error.cause.message}` : own
}
