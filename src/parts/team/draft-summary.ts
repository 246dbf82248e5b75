/** A team's draft: its picks in order, best and worst marked, and the number of picks per position. */
import type { ReadResponse } from '../../client/read-response.ts'
import { normalizePosition, slotOrder } from '../../domain/vocabulary.ts'

export type SeasonOverviewResponse = ReadResponse<'seasonOverview'>

export interface SummaryPick {
  key: string
  playerId: number | null
  name: string
  position: string | null
  round: number | null
  overallPick: number | null
  points: number | null
  /** Points minus the mean of the picks of the same position in the same round. */
  value: number | null
  /** The only pick of the position in the round, so there is no comparison. */
  isAlone: boolean
  mark: 'best' | 'worst' | null
}

export interface DraftSummary {
  picks: SummaryPick[]
  /** In lineup order. */
  counts: { position: string; count: number }[]
}

export function draftSummary({ draftSummary = [] }: SeasonOverviewResponse): DraftSummary {
  const picks = draftSummary
    .map((pick, index) => ({
      key: `${pick.playerId ?? pick.playerName ?? 'pick'}-${index}`,
      playerId: pick.playerId ?? null,
      name: pick.playerName?.trim() || 'Unknown player',
      position: pick.position ? normalizePosition(pick.position) : null,
      round: pick.round ?? null,
      overallPick: pick.pick ?? null,
      points: pick.totalPoints ?? null,
      value: pick.valueOverExpectation ?? null,
      isAlone: pick.cohortSize === 1,
      mark: pick.isBestPick ? ('best' as const) : pick.isWorstPick ? ('worst' as const) : null,
    }))
    .toSorted((a, b) => order(a.overallPick, b.overallPick) || order(a.round, b.round))
  const byPosition = Map.groupBy(picks, ({ position }) => position ?? 'Other')
  const counts = [...byPosition]
    .map(([position, picks]) => ({ position, count: picks.length }))
    .toSorted((a, b) => slotOrder(a.position) - slotOrder(b.position))
  return { picks, counts }
}

/** Ascending; unknown values come last. */
function order(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY)
}
