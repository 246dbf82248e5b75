/** Runs all at once; the HTTP client limits how many requests do. The first failure stops the others, and is thrown once they have stopped. */
export async function runAll<Task>(
  tasks: readonly Task[],
  signal: AbortSignal | undefined,
  run: (task: Task, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  const failures: unknown[] = []
  await Promise.all(
    tasks.map(async (task) => {
      try {
        await run(task, both)
      } catch (cause) {
        failures.push(cause)
        stop.abort()
      }
    }),
  )
  if (failures.length > 0) throw failures[0]
}
