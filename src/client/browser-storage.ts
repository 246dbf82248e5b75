/** The browser's text storage. If it is off or full, reads are empty and pages work without it. */

/** The reader's team in each league: `stores/my-team.ts`. */
export const myTeamsEntry = 'my-teams'

/** A number that changes when a league is removed from this device or refused: a page in the back/forward cache still shows it. */
export const lastRemovalEntry = 'last-removal'

export function readEntry(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** The names of all entries. */
export function listEntries(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** A stored JSON list; empty if there is none. */
export function readListEntry(name: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readEntry(name) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Null removes the entry. Returns false if the browser cannot store it. */
export function writeEntry(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** Whether the browser stores an entry; its text stays. */
export function isWritable(name: string): boolean {
  const text = readEntry(name)
  // An empty entry takes room as well.
  return writeEntry(name, text ?? '') && (text !== null || writeEntry(name, null))
}
