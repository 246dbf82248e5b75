/** A team's draft: the number of picks per position. */
import type { ReadResponse } from '../../client/read-response.ts'
import { slotOrder } from '../../domain/vocabulary.ts'

export type SeasonOverviewResponse = ReadResponse<'seasonOverview'>
export type SummaryPick = SeasonOverviewResponse['draftSummary'][number]

/** In lineup order. */
export function countPositions(picks: readonly SummaryPick[]): { position: string; count: number }[] {
  const byPosition = Map.groupBy(picks, ({ position }) => position ?? 'Other')
  return [...byPosition]
    .map(([position, picks]) => ({ position, count: picks.length }))
    .toSorted((a, b) => slotOrder(a.position) - slotOrder(b.position))
}
