import type { ImportProgress } from './progress.ts'
import { readPartial } from './read-partial.ts'

/** The import progress in a response of any server; `step` is the default for a response without one. */
export function readProgress(body: unknown, step = ''): ImportProgress['progress'] {
  const read = readPartial({ progress: { step: 's', week: 'n', done: 'n', total: 'n' } }, body)
  const { progress } = (read ?? {}) as Partial<ImportProgress>
  return { week: null, done: 0, total: 0, ...progress, step: progress?.step || step }
}
