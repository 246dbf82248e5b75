/** One manager's history as sentences. */
import type { ManagerHistoryResponse } from '../../contract/responses/history.ts'
import { spellNumber } from '../../parts/history/history-words.ts'
import { formatCount } from '../../ui/format.ts'

export type ManagerResponse = ManagerHistoryResponse

/** "Won the last three games; longest winning streak eight games". */
export function describeStreak({ currentStreak, longestWinningStreaks }: ManagerResponse): string {
  const [longest] = longestWinningStreaks
  const best = longest === undefined ? '' : `longest winning streak: ${formatCount(longest.length, 'game')}`
  const { length = 0, result } = currentStreak ?? {}
  const verb = result === 'win' ? 'Won' : 'Lost'
  const now =
    length === 0 ? '' : length === 1 ? `${verb} the last game` : `${verb} the last ${spellNumber(length)} games`
  const text = [now, best].filter(Boolean).join('; ')
  return text === '' ? 'Season by season' : text.charAt(0).toUpperCase() + text.slice(1)
}
