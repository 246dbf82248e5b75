import { useSyncExternalStore } from 'react'

/** The reader's time to the minute, in milliseconds; null in the HTML of a build, which is the same for all readers. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribeToMinutes, readMinute, unknownInHtml)
}

const minute = 60_000

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

const readMinute = () => Math.floor(Date.now() / minute) * minute
const unknownInHtml = () => null
