import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * How many of a long list to draw: the first few at once, all of them in the slices of time that follow. A page that
 * was built with its content has all of them from the start.
 */
export function useFirstThenAll(first: number): number {
  const atOnce = useSyncExternalStore(
    neverChanges,
    () => first,
    () => Number.POSITIVE_INFINITY,
  )
  return useDeferredValue(Number.POSITIVE_INFINITY, atOnce)
}

function neverChanges() {
  return () => {}
}
