import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * What stands further down: where a screen is drawn in the browser, it comes once what is above was painted, so that the
 * browser lays a page out in two steps. In the HTML of a page it stands at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const isInHtml = useSyncExternalStore(subscribe, inBrowser, inHtml)
  const [isDue, setDue] = useState(isInHtml)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)))
    return () => clearTimeout(timer)
  }, [])
  return isDue || isInHtml ? children : null
}

const subscribe = () => () => {}
const inBrowser = () => false
const inHtml = () => true
