/** Shared by the history's sections: the response, URLs, and the selected games. */

import type { HistoryManager, HistoryResponse } from '../../contract/responses/history.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'

export interface HistorySectionProps {
  response: HistoryResponse
  links: HistoryLinks
}

export const gameSetOptions: readonly { value: GameSet; label: string }[] = [
  { value: 'regular', label: 'Regular season' },
  { value: 'playoffs', label: 'Playoffs' },
  { value: 'all', label: 'All' },
]

/** The value of `?games=`; defaults to the regular season. */
export function readGameSet(query: URLSearchParams): GameSet {
  return gameSetOptions.find(({ value }) => value === query.get('games'))?.value ?? 'regular'
}

/** A manager's newest team, whose mark represents him. */
export function newestTeam({ finishes }: HistoryManager): string | undefined {
  return finishes.at(-1)?.team.name
}

/** Points per game; null without one. */
export function aGame(points: number, games: number): number | null {
  return games === 0 ? null : points / games
}
