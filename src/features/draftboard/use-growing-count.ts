import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * How many of a long list to draw: some at once, as many more in each slice of time that follows, so that none of them keeps
 * the reader waiting. A page that was built with its content has all of them from the start.
 */
export function useGrowingCount(step: number, total: number): number {
  const isBuilt = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [count, setCount] = useState(isBuilt ? Number.POSITIVE_INFINITY : step)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + step)))
    return () => clearTimeout(timer)
  }, [count, step, total])
  return count
}

function neverChanges() {
  return () => {}
}
