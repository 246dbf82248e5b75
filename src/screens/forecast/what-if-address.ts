/** Picked results in the URL: `?what-if=61h-62a`, the matchup's number and its winner, home or away. */
import type { ChosenResult } from '../../client/what-if.ts'

export const whatIfEntry = 'what-if'

export interface ReadResults {
  results: ChosenResult[]
  /** Number of entries that match no future game, or repeat a game. */
  ignored: number
}

export function readResults(text: string | null, games: readonly { matchupId: number }[]): ReadResults {
  const known = new Set(games.map(({ matchupId }) => matchupId))
  const results: ChosenResult[] = []
  const entries = (text ?? '').split('-').filter((entry) => entry !== '')
  for (const entry of entries) {
    const [, id = '', side = ''] = /^(\d{1,9})([ha])$/.exec(entry) ?? []
    // The first entry of a game counts.
    if (id && known.delete(Number(id))) results.push({ matchupId: Number(id), winner: side === 'h' ? 'home' : 'away' })
  }
  return { results, ignored: entries.length - results.length }
}

/** Null without picks, which removes the entry. */
export function writeResults(results: readonly ChosenResult[]): string | null {
  return results.map(({ matchupId, winner }) => `${matchupId}${winner === 'home' ? 'h' : 'a'}`).join('-') || null
}

/** The picks with one game's winner set, or cleared if it was picked already. */
export function toggleResult(results: readonly ChosenResult[], { matchupId, winner }: ChosenResult): ChosenResult[] {
  const others = results.filter((result) => result.matchupId !== matchupId)
  const was = results.find((result) => result.matchupId === matchupId)
  return was?.winner === winner ? others : [...others, { matchupId, winner }]
}
