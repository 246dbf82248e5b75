import { useEffect } from 'react'
import type { Loadable } from '../../stores/resource.ts'

/**
 * What is shown while something loads: the answer itself, or the one before it of the same owner, marked as such, so
 * that going through the weeks does not flash. `kind` names what is kept, of which only the last is.
 */
export function useKept<T>(kind: string, owner: number, state: Loadable<T>): { data: T | null; isBefore: boolean } {
  const data = state.status === 'ready' ? state.data : null
  useEffect(() => {
    if (data !== null) kept.set(kind, { owner, data })
  }, [kind, owner, data])
  if (data !== null || state.status === 'failed') return { data, isBefore: false }
  const before = kept.get(kind)
  return before?.owner === owner ? { data: before.data as T, isBefore: true } : { data: null, isBefore: false }
}

/** Outside of the component, so that going to another tab and back does not flash either. */
const kept = new Map<string, { owner: number; data: unknown }>()
