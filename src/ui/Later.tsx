import { type ReactNode, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * What is below the first screen. Where the page has it in its HTML it is there at once; otherwise it is rendered after what is above it is
 * shown, in slices, so that the first row need not wait for it. It may be lazy.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isInHtml] = useState(useSyncExternalStore(neverChanges, isOnClient, isInServersHtml))
  const [isShown, setIsShown] = useState(isInHtml)
  useEffect(() => startTransition(() => setIsShown(true)), [])
  // A build's page is whole without a boundary (`docs/decisions/pages.md`).
  if (isInHtml) return children
  // Its place: the foot of the page stays out of sight.
  const place = <div className="min-h-dvh" />
  return <Suspense fallback={place}>{isShown ? children : place}</Suspense>
}

const neverChanges = () => () => {}
const isOnClient = () => false
const isInServersHtml = () => true
