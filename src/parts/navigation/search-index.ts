/** What the search finds: teams, managers, players, screens and leagues, and which of them a reader's words mean. */
import { plain } from './league-groups.ts'

export interface SearchEntry {
  kind: 'Screen' | 'Team' | 'Manager' | 'Player' | 'League'
  title: string
  /** What tells it from others of the same title, e.g. "RB, SEA". */
  note: string
  href: string
}

/**
 * Entries whose words begin with all of the words, best first: a title that begins with them, then a title that has
 * them, then a note; within each by kind, then in the order given. Without words the screens and teams.
 */
export function findEntries(entries: readonly SearchEntry[], words: string, limit = 12): SearchEntry[] {
  const terms = splitWords(words)
  if (terms.length === 0) return entries.filter(({ kind }) => kind === 'Screen' || kind === 'Team').slice(0, limit)
  return entries
    .map((entry) => ({ entry, grade: gradeOf(entry, terms) }))
    .filter(({ grade }) => grade !== null)
    .toSorted((a, b) => (a.grade ?? 0) - (b.grade ?? 0) || kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind))
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** The same for entries that a reader cannot tell apart. */
export function entryKey({ kind, title, note, href }: SearchEntry): string {
  return [kind, title, note, href].join(' ')
}

const kinds: readonly SearchEntry['kind'][] = ['Screen', 'Team', 'Manager', 'Player', 'League']

/** 0 is best; null is no match. */
function gradeOf({ title, note }: SearchEntry, terms: readonly string[]): number | null {
  const own = splitWords(title)
  if (own.join(' ').startsWith(terms.join(' '))) return 0
  const has = (words: readonly string[]) => terms.every((word) => words.some((one) => one.startsWith(word)))
  if (has(own)) return 1
  return has([...own, ...splitWords(note)]) ? 2 : null
}

function splitWords(text: string): string[] {
  return (
    plain(text)
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
