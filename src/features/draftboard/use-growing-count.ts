import { startTransition, useEffect, useState } from 'react'
import { useIsWhole } from '../../stores/drawing.ts'

/**
 * How many of a long list to draw: some at once, as many more in each slice of time that follows, so that none of them keeps
 * the reader waiting. A page that was built with its content has all of them from the start.
 */
export function useGrowingCount(step: number, total: number): number {
  const [count, setCount] = useState(useIsWhole() ? Number.POSITIVE_INFINITY : step)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + step)))
    return () => clearTimeout(timer)
  }, [count, step, total])
  return count
}
