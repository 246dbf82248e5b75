import type { HistoryResponse } from '../../contract/responses/history.ts'

/** Known years with a final game, ascending. */
export function playedSeasons({ seasons }: Pick<HistoryResponse, 'seasons'>): number[] {
  return seasons
    .filter(({ known, isPlayed }) => known !== 'missing' && isPlayed)
    .map(({ season }) => season)
    .sort((a, b) => a - b)
}
