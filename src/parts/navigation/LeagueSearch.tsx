import { useEffect, useRef } from 'react'

/** Narrows a list of leagues by name while it is typed. */
export function LeagueSearch({ words, onWords, className }: LeagueSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  // Somebody may have typed before the page was hydrated.
  useEffect(() => {
    if (field.current?.value) onWords(field.current.value)
  }, [onWords])
  return (
    <input
      ref={field}
      type="search"
      aria-label="Find a league"
      placeholder="Find a league"
      value={words}
      onChange={(event) => onWords(event.target.value)}
      className={`min-h-11 rounded-md border border-outline bg-surface px-3 placeholder:text-muted sm:min-h-9 ${className}`}
    />
  )
}

interface LeagueSearchProps {
  words: string
  onWords: (words: string) => void
  className: string
}
