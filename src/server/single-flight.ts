/** One run of a task however many ask for it at the same time. */

/** Runs `task`, or joins the run of the same name that has not ended yet; all get its result or its failure. */
export type SingleFlight<T> = (name: string, task: () => Promise<T>) => Promise<T>

export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>()
  return (name, task) => {
    const joined = running.get(name)
    if (joined) return joined
    const run = task().finally(() => running.delete(name))
    running.set(name, run)
    return run
  }
}
