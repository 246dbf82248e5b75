import type { ImportProgress } from './progress.ts'
import { type Completed, readCompleted } from './read-completed.ts'

/** The import progress in a response of any server; `step` is the default for a response without one. */
export function readProgress(body: unknown, step = ''): ImportProgress['progress'] {
  const shape = { progress: { step: 's', week: 'n', done: 'n', total: 'n' } }
  const read = readCompleted(shape, body) as Completed<ImportProgress> | undefined
  const progress = read?.progress
  return {
    step: progress?.step ?? step,
    week: progress?.week ?? null,
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
  }
}
