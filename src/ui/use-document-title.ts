import { useEffect } from 'react'

/** Names the browser's tab. */
export function useDocumentTitle(...parts: (string | undefined)[]): void {
  const title = [...parts, 'Fantasy Football Analytics'].filter((part) => part?.trim()).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
