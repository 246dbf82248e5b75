import { useEffect, useState } from 'react'
import { useNeedsReact } from '../../stores/drawing.ts'

/** The card that the address names by its hash (`#award-most-consistent`): it is scrolled to, and to be marked. */
export function useNamedAward(): string | null {
  const [named, setNamed] = useState<string | null>(null)
  useNeedsReact(isNamedByAddress())
  useEffect(() => {
    function read() {
      const id = location.hash.slice(1)
      const card = isNamedByAddress() ? document.getElementById(id) : null
      setNamed(card && id)
      card?.scrollIntoView({ block: 'center' })
      card?.focus({ preventScroll: true })
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return named
}

/** Whether the address names a card, which then has to be there at once. */
export function isNamedByAddress(): boolean {
  return typeof location !== 'undefined' && location.hash.startsWith('#award-')
}
