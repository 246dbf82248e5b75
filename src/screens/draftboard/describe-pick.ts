/** Descriptions of a pick and of the cohort that it is compared with. */
import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { formatDollars, formatNumber, formatSigned } from '../../ui/format.ts'

/** Lines of the tooltip on a pick's value; empty without a cohort. */
export function describeCohort(pick: BoardPick): string[] {
  const { position, round, value, deviations, cohort } = pick
  if (pick.price) return describePrice(pick)
  if (!cohort) return []
  const members = [position ?? 'players', round === null ? null : `drafted in round ${round}`].filter(Boolean).join(' ')
  return describeCohortLines(cohort, members, value, deviations)
}

/** The same in an auction. */
function describePrice({ position, price }: BoardPick): string[] {
  if (!price) return []
  const { lowestBid, highestBid } = price
  const bids =
    lowestBid === highestBid ? formatDollars(lowestBid) : `${formatDollars(lowestBid)} to ${formatDollars(highestBid)}`
  const members = `${position ?? 'players'} bought for ${lowestBid === null ? 'as much' : bids}`
  return describeCohortLines(price, members, price.value, price.deviations)
}

/** 'Value over expectation +60.00', the tooltip's first line. */
export function describeValue(value: number | null, of = 'Value over expectation'): string {
  return `${of} ${formatSigned(value, 2)}`
}

/** Whether the pick is the only one of its cohort. */
export function isAlone(cohort: { size: number | null } | null): boolean {
  return cohort?.size === 1
}

/** In an auction picks are compared by price. */
export function describeAlone({ position, round }: { position: string | null; round: number | null }): string {
  return `only ${position ?? 'one'} ${round === null ? 'at this price' : 'of the round'}`
}

function describeCohortLines(
  { mean, std, size }: NonNullable<BoardPick['cohort']>,
  members: string,
  value: number | null,
  deviations: number | null,
): string[] {
  const spread = std === null ? '' : ` ± ${formatNumber(std, 2)}`
  const lines = [`Cohort average ${formatNumber(mean, 2)}${spread} points`]
  if (size !== null) lines.push(`Cohort size ${size}: ${members}`)
  if (deviations !== null) lines.push(describeDeviations(deviations))
  else if (value !== null) lines.push('Too few picks, or too little spread, to grade')
  return lines
}

function describeDeviations(deviations: number): string {
  const size = formatNumber(Math.abs(deviations), 2)
  if (size === '0.00') return 'Exactly average'
  return `${size} standard deviations ${deviations > 0 ? 'above' : 'below'} average`
}

/** 'Pick 14 · DET · $61 · Keeper': unknown parts are left out. */
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
