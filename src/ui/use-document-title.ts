import { useEffect } from 'react'

/** The title of a page: its content, then the product. */
export function documentTitle(...parts: (string | undefined)[]): string {
  return [...parts, 'Fantasy Football Analytics'].filter((part) => part?.trim()).join(' · ')
}

/** Sets the document's title. */
export function useDocumentTitle(...parts: (string | undefined)[]): void {
  const title = documentTitle(...parts)
  useEffect(() => {
    document.title = title
  }, [title])
}
