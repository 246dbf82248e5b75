import { useEffect, useRef } from 'react'

/** Filters a list of leagues by name while typing. */
export function LeagueSearch({ text, onText, className }: LeagueSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  // The reader may have typed before the page was hydrated.
  useEffect(() => {
    if (field.current?.value) onText(field.current.value)
  }, [onText])
  return (
    <input
      ref={field}
      type="search"
      aria-label="Find a league"
      placeholder="Find a league"
      value={text}
      onChange={(event) => onText(event.target.value)}
      className={`min-h-11 rounded-md border border-outline bg-surface px-3 placeholder:text-muted sm:min-h-9 ${className}`}
    />
  )
}

interface LeagueSearchProps {
  text: string
  onText: (text: string) => void
  className: string
}
