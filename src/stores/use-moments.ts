import { useEffect, useState } from 'react'
import { hasRemovalSinceLoad, listEntries, readEntry, readListEntry, writeEntry } from '../client/browser-storage.ts'

/**
 * Facts that this device has not seen yet, such as a clinch, a title or a record: for this visit, after which they are as the others. On the
 * first visit there are none, because then everything would be new. `name`: what the facts are of, whose moments stay apart from those of
 * other names; null: not known yet.
 */
export function useMoments(name: string | null, facts: readonly string[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<Readonly<Record<string, ReadonlySet<string>>>>({})
  const text = JSON.stringify(facts)
  useEffect(() => {
    if (name === null) return
    const entry = `moments ${name}`
    const seen = readEntry(entry) === null ? null : readListEntry(entry)
    const found = findMoments(seen, JSON.parse(text) as string[])
    if (found.length > 0) setFresh((was) => ({ ...was, [name]: new Set([...(was[name] ?? none), ...found]) }))
    if ((seen === null || found.length > 0) && !hasRemovalSinceLoad()) writeEntry(entry, text)
  }, [name, text])
  return (name !== null && fresh[name]) || none
}

/** Removes what was seen of a league, or of all. `name`: with what the names of its facts begin. */
export function forgetMoments(name?: string): void {
  const start = name === undefined ? 'moments ' : `moments ${name} `
  for (const entry of listEntries()) if (entry.startsWith(start)) writeEntry(entry, null)
}

const none: ReadonlySet<string> = new Set()

/** `seen` is null on the first visit. */
export function findMoments(seen: readonly unknown[] | null, facts: readonly string[]): string[] {
  return seen === null ? [] : facts.filter((fact) => !seen.includes(fact))
}
