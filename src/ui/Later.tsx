import { type ReactNode, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Content below the first screen. If the HTML has it, it renders at once. Otherwise it renders in slices after the content above, which
 * therefore appears sooner. It may be a `laterPart`. `place` stands in for it until then; by default it keeps the foot of the page off screen.
 */
export function Later({ children, place = <div className="min-h-dvh" /> }: { children: ReactNode; place?: ReactNode }) {
  const [isInHtml] = useState(useSyncExternalStore(neverChanges, isOnClient, isInServersHtml))
  const [isShown, setIsShown] = useState(isInHtml)
  useEffect(() => startTransition(() => setIsShown(true)), [])
  // A built page is complete without a boundary (`docs/decisions/pages.md`).
  if (isInHtml) return children
  return <Suspense fallback={place}>{isShown ? children : place}</Suspense>
}

const neverChanges = () => () => {}
const isOnClient = () => false
const isInServersHtml = () => true
