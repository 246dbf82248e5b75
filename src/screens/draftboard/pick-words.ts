import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { formatDollars } from '../../ui/format.ts'

/** 'Pick 14 · DET · $61 · Keeper': what is not known is left out. */
export function describePick({ overallPick, nflTeam, bidDollars, isKeeper }: BoardPick, round?: number | null): string {
  return [
    overallPick === null ? null : `Pick ${overallPick}`,
    round === null || round === undefined ? null : `Round ${round}`,
    nflTeam,
    bidDollars === null || bidDollars <= 0 ? null : formatDollars(bidDollars),
    isKeeper ? 'Keeper' : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
