/** The search index: teams, managers, players, screens and leagues, and how well each matches. */
import { plain } from './league-groups.ts'

export interface SearchEntry {
  kind: 'Screen' | 'Team' | 'Manager' | 'Player' | 'League' | 'Measure'
  title: string
  /** Distinguishes entries with the same title, e.g. "RB, SEA". */
  note: string
  href: string
}

/**
 * Entries in which every search term starts a word, best first: in the title's start, within the title, in a note; then by kind and in the
 * given order. The league's own screens, teams and managers come before the many players whose names start alike. Without terms all
 * screens, each with its question, and all teams.
 */
export function findEntries(entries: readonly SearchEntry[], words: string, limit = 12): SearchEntry[] {
  const terms = splitWords(words)
  if (terms.length === 0) return ['Screen', 'Team'].flatMap((kind) => entries.filter((entry) => entry.kind === kind))
  return entries
    .flatMap((entry) => {
      const grade = gradeOf(entry, terms)
      return grade === null ? [] : [{ entry, grade }]
    })
    .toSorted((a, b) => a.grade - b.grade || kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind))
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** Equal for entries that a reader cannot distinguish. */
export function entryKey({ kind, title, note, href }: SearchEntry): string {
  return [kind, title, note, href].join(' ')
}

const kinds: readonly SearchEntry['kind'][] = ['Screen', 'Team', 'Manager', 'Player', 'League', 'Measure']

/** 0 is best; null is no match. */
function gradeOf({ kind, title, note }: SearchEntry, terms: readonly string[]): number | null {
  const own = splitWords(title)
  if (own.join(' ').startsWith(terms.join(' '))) return 0
  const has = (words: readonly string[]) => terms.every((word) => words.some((one) => one.startsWith(word)))
  if (has(own)) return kind === 'Player' || kind === 'League' ? 1 : 0
  return has([...own, ...splitWords(note)]) ? 2 : null
}

function splitWords(text: string): string[] {
  return (
    plain(text)
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
