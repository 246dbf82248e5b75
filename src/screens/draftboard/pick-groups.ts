/** The board's picks in groups: by round, in an auction by price. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { type BoardFilters, isShown } from '../../parts/draft/board-filters.ts'
import { compareHighestFirst, isAuction } from '../../parts/draft/draft-board.ts'
import { formatDollars } from '../../ui/format.ts'

export interface PickGroup {
  title: string
  picks: CompletedPick[]
}

/** With only a team filter there is one group, 'All Picks'. */
export function groupPicks(
  picks: readonly CompletedPick[],
  filters: Pick<BoardFilters, 'round' | 'teamId'>,
): PickGroup[] {
  const bought = isAuction(picks)
  const shown = picks.filter((pick) => isShown(pick, filters))
  if (bought) shown.sort((a, b) => compareHighestFirst(a.bidAmount, b.bidAmount))
  if (shown.length === 0) return []
  if (filters.teamId !== null && filters.round === null) return [{ title: 'All Picks', picks: shown }]
  if (bought && filters.round === null) return groupByPrice(shown)
  const byRound = Map.groupBy(shown, titleOf)
  return [...byRound].map(([title, picks]) => ({ title, picks }))
}

/** 'Round 3', in a season of several drafts 'Rookie draft, round 3'. */
function titleOf({ draftName, roundNum }: CompletedPick): string {
  const round = roundNum === null ? 'Round unknown' : `Round ${roundNum}`
  return draftName === null ? round : `${draftName}, ${round.toLowerCase()}`
}

/** By the price tiers of the analysis; without tiers a group per price. Long groups are split. */
function groupByPrice(picks: CompletedPick[]): PickGroup[] {
  const groups = Map.groupBy(picks, ({ performance: { priceCohort }, bidAmount }) =>
    priceCohort?.tier ? `tier ${priceCohort.tier}` : bidAmount,
  )
  return [...groups.values()].flatMap((picks) => {
    const parts = Math.ceil(picks.length / groupAtMost)
    const size = Math.ceil(picks.length / parts)
    return Array.from({ length: parts }, (_, index) => ({
      title: `${describePrices(picks)}${parts > 1 ? `, ${index + 1} of ${parts}` : ''}`,
      picks: picks.slice(index * size, (index + 1) * size),
    }))
  })
}

/** Fits on a phone. */
const groupAtMost = 16

/** '$61 – $42', or '$1' for a single price. */
function describePrices(picks: readonly CompletedPick[]): string {
  const highest = picks[0]?.bidAmount ?? null
  const lowest = picks.at(-1)?.bidAmount ?? null
  if (highest === null) return 'Price unknown'
  return highest === lowest || lowest === null
    ? formatDollars(highest)
    : `${formatDollars(highest)} – ${formatDollars(lowest)}`
}
