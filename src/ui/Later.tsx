import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useStandsInHtml } from './use-stands-in-html.ts'

/**
 * What stands further down: where a screen is drawn in the browser, it comes once what is above was painted, so that the
 * browser lays a page out in two steps. In the HTML of a page it stands at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(useStandsInHtml())
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)))
    return () => clearTimeout(timer)
  }, [])
  return isDue ? children : null
}
