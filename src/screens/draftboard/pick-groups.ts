/** The board's picks in groups: by round, in an auction by price. */
import { type BoardFilters, isShown } from '../../parts/draft/board-filters.ts'
import { type BoardPick, compareHighestFirst, type DraftBoard } from '../../parts/draft/draft-board.ts'
import { formatDollars } from '../../ui/format.ts'

export interface PickGroup {
  title: string
  picks: BoardPick[]
}

/** With only a team filter there is one group, 'All Picks'. */
export function groupPicks(
  { picks, isAuction }: Pick<DraftBoard, 'picks' | 'isAuction'>,
  filters: Pick<BoardFilters, 'round' | 'teamId'>,
): PickGroup[] {
  const shown = picks.filter((pick) => isShown(pick, filters))
  if (isAuction) shown.sort((a, b) => compareHighestFirst(a.bidDollars, b.bidDollars))
  if (shown.length === 0) return []
  if (filters.teamId !== null && filters.round === null) return [{ title: 'All Picks', picks: shown }]
  if (isAuction && filters.round === null) return groupByPrice(shown)
  const byRound = Map.groupBy(shown, (pick) => pick.round)
  return [...byRound].map(([group, picks]) => ({ title: group === null ? 'Round unknown' : `Round ${group}`, picks }))
}

/** By the price tiers of the analysis; without tiers a group per price. Long groups are split. */
function groupByPrice(picks: BoardPick[]): PickGroup[] {
  const groups = Map.groupBy(picks, ({ price, bidDollars }) => (price?.tier ? `tier ${price.tier}` : bidDollars))
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
function describePrices(picks: readonly BoardPick[]): string {
  const [highest, lowest] = [picks[0]?.bidDollars ?? null, picks.at(-1)?.bidDollars ?? null]
  if (highest === null) return 'Price unknown'
  return highest === lowest || lowest === null
    ? formatDollars(highest)
    : `${formatDollars(highest)} – ${formatDollars(lowest)}`
}
