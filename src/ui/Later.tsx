import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsWhole } from '../stores/drawing.ts'

/**
 * What stands further down: where a screen is drawn in the browser, it comes once what is above was painted, so that the
 * browser lays a page out in two steps. In the HTML of a page it stands at once. `data-below` marks it for
 * `features/drawing/reveal.ts`; items of a list have that mark themselves (`isList`).
 * `isNow`: the reader is on the way to it.
 */
export function Later({ children, isList, isNow = false }: { children: ReactNode; isList?: boolean; isNow?: boolean }) {
  const [isDue, setDue] = useState(useIsWhole() || isNow)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)))
    return () => clearTimeout(timer)
  }, [])
  if (!isDue) return null
  return isList ? (
    children
  ) : (
    <div data-below className="contents">
      {children}
    </div>
  )
}
