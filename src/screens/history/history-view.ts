/** What the history's sections share: the response, the addresses, and which games count. */
import type { HistoryManager, HistoryResponse } from '../../contract/responses/history.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'

export interface SectionProps {
  response: HistoryResponse
  links: HistoryLinks
}

/** Which games count. */
export type GameSet = 'regular' | 'playoffs' | 'all'

export const gameSets: readonly { value: GameSet; label: string }[] = [
  { value: 'regular', label: 'Regular season' },
  { value: 'playoffs', label: 'Playoffs' },
  { value: 'all', label: 'All' },
]

/** What `?games=` names; the regular season by default. */
export function readGameSet(query: URLSearchParams): GameSet {
  return gameSets.find(({ value }) => value === query.get('games'))?.value ?? 'regular'
}

/** The newest team of a manager: its mark stands for him. */
export function newestTeam({ finishes }: HistoryManager): string | undefined {
  return finishes.at(-1)?.team.name
}

/** Points a game; null without one. */
export function aGame(points: number, games: number): number | null {
  return games === 0 ? null : points / games
}
