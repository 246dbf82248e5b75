import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * What is below the first screen. Where the page has it in its HTML it is there at once; otherwise it is rendered after what is above it is
 * shown, in slices, so that the first row need not wait for it.
 */
export function Later({ children }: { children: ReactNode }) {
  const isInHtml = useSyncExternalStore(neverChanges, isOnClient, isInServersHtml)
  const [isShown, setIsShown] = useState(isInHtml)
  useEffect(() => startTransition(() => setIsShown(true)), [])
  // Its place: the foot of the page stays out of sight.
  return isShown ? children : <div className="min-h-dvh" />
}

const neverChanges = () => () => {}
const isOnClient = () => false
const isInServersHtml = () => true
