/** The browser's text storage. If it is off or full, reads are empty and pages work without it. */

/** `tab`: until the tab is closed, and for its own pages. */
type Keeper = 'device' | 'tab'

const storageOf = (keeper: Keeper) => (keeper === 'tab' ? sessionStorage : localStorage)

/** The reader's team in each league: `stores/my-team.ts`. */
export const myTeamsEntry = 'my-teams'

/** What this device is told: `client/push.ts`. */
export const pushWishesEntry = 'push-wishes'

/** A number that changes when a league is removed from this device or refused: a page in the back/forward cache still shows it. */
export const lastRemovalEntry = 'last-removal'

/** As it was when the page was loaded. */
const removalAtLoad = typeof document === 'undefined' ? null : readEntry(lastRemovalEntry)

/** For pages in the back/forward cache, and in other tabs, which still show what was removed. */
export function noteRemoval(): void {
  writeEntry(lastRemovalEntry, String(Number(readEntry(lastRemovalEntry)) + 1))
}

/** Whether something was removed since the page was loaded: what it still shows of it must not be stored again. */
export const hasRemovalSinceLoad = () => readEntry(lastRemovalEntry) !== removalAtLoad

export function readEntry(name: string, keeper: Keeper = 'device'): string | null {
  try {
    return storageOf(keeper).getItem(name)
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

/** A stored JSON list; empty if there is none, and if it is nested so deep that it could not be written again. */
export function readListEntry(name: string, keeper: Keeper = 'device'): unknown[] {
  try {
    const list: unknown = JSON.parse(readEntry(name, keeper) ?? '[]')
    // Throws where it is nested too deep.
    JSON.stringify(list)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Null removes the entry. Returns false if the browser cannot store it. */
export function writeEntry(name: string, text: string | null, keeper: Keeper = 'device'): boolean {
  try {
    if (text === null) storageOf(keeper).removeItem(name)
    else storageOf(keeper).setItem(name, text)
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
