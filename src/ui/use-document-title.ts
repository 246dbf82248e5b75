import { useEffect } from 'react'

/** The title of a page: its content, then the product. */
export function documentTitle(...parts: (string | undefined)[]): string {
  return [...parts, 'Fantasy Football Analytics'].filter((part) => part?.trim()).join(' · ')
}

/** Sets the document's title; without parts it stays. */
export function useDocumentTitle(...parts: (string | undefined)[]): void {
  const title = parts.length > 0 ? documentTitle(...parts) : null
  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])
}

/** The title of a message in place of the page's content, as long as it is shown. */
export function useMessageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = documentTitle(title)
    return () => {
      document.title = before
    }
  }, [title])
}
