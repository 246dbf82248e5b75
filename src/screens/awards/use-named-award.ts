import { useEffect, useState } from 'react'

/** The card that the address names by its hash (`#award-most-consistent`): it is scrolled to, and to be marked. */
export function useNamedAward(): string | null {
  const [named, setNamed] = useState<string | null>(null)
  useEffect(() => {
    function read() {
      const id = location.hash.slice(1)
      const card = location.hash.startsWith('#award-') ? document.getElementById(id) : null
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
