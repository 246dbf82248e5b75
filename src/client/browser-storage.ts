/** The browser's storage of texts. It can be off or full: then nothing is there, and what is shown does without. */

export function readEntry(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A list that was stored as JSON; empty where there is none. */
export function readListEntry(name: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readEntry(name) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Null removes the entry. Returns false where the browser cannot store it. */
export function writeEntry(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
