/** Chosen results as they stand in an address: `?what-if=61h-62a`, the matchup's number and who wins, home or away. */
import type { ChosenResult } from '../../client/what-if.ts'

export const whatIfEntry = 'what-if'

export interface ReadResults {
  results: ChosenResult[]
  /** How many entries are no game to come, or say the same game twice. */
  ignored: number
}

export function readResults(text: string | null, games: readonly { matchupId: number }[]): ReadResults {
  const known = new Set(games.map(({ matchupId }) => matchupId))
  const results: ChosenResult[] = []
  const entries = (text ?? '').split('-').filter((entry) => entry !== '')
  for (const entry of entries) {
    const [, id = '', side = ''] = /^(\d{1,9})([ha])$/.exec(entry) ?? []
    // The first word on a game counts; a game that was asked for is not asked for again.
    if (id && known.delete(Number(id))) results.push({ matchupId: Number(id), winner: side === 'h' ? 'home' : 'away' })
  }
  return { results, ignored: entries.length - results.length }
}

/** Null where nothing is chosen: the entry goes. */
export function writeResults(results: readonly ChosenResult[]): string | null {
  return results.map(({ matchupId, winner }) => `${matchupId}${winner === 'home' ? 'h' : 'a'}`).join('-') || null
}

/** The choice with one game's winner chosen, or given up where it was chosen already. */
export function toggleResult(results: readonly ChosenResult[], { matchupId, winner }: ChosenResult): ChosenResult[] {
  const others = results.filter((result) => result.matchupId !== matchupId)
  const was = results.find((result) => result.matchupId === matchupId)
  return was?.winner === winner ? others : [...others, { matchupId, winner }]
}
