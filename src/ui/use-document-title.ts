import { useEffect } from 'react'

let recorded: string | null = null

/** Names the browser's tab. */
export function useDocumentTitle(...parts: (string | undefined)[]): void {
  const title = [...parts, 'Fantasy Football Analytics'].filter((part) => part?.trim()).join(' · ')
  if (typeof document === 'undefined') recorded = title
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Runs `draw` and tells the title that its components gave the page. For building pages. */
export function recordTitle<T>(draw: () => T): { result: T; title: string | null } {
  recorded = null
  const result = draw()
  return { result, title: recorded }
}
