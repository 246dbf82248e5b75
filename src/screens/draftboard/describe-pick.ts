/** Descriptions of a pick and of the cohort that it is compared with. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { formatDollars, formatNumber, formatPoints, formatSigned } from '../../ui/format.ts'

/** Lines of the tooltip on a pick's value; empty without a cohort. */
export function describeCohort(pick: CompletedPick): string[] {
  const lines = compareWithCohort(pick)
  return lines.length > 0 ? [...lines, ...describeShare(pick)] : []
}

/** What he scored for the team that picked him, if he was on others', too. */
function describeShare({ team, performance: { totalPoints, pointsForTeam } }: CompletedPick): string[] {
  if (totalPoints === null || pointsForTeam == null || formatPoints(totalPoints) === formatPoints(pointsForTeam))
    return []
  return [`${formatPoints(pointsForTeam)} of ${formatPoints(totalPoints)} points for ${team.name}`]
}

function compareWithCohort({ player, roundNum, performance }: CompletedPick): string[] {
  const { cohortMean: mean, cohortStd: std, cohortSize: size, priceCohort } = performance
  const position = player.position ?? 'players'
  // In an auction picks are compared by price.
  if (priceCohort) return describeLines(priceCohort, `${position} bought for ${describeBids(priceCohort)}`)
  const members = roundNum === null ? position : `${position} drafted in round ${roundNum}`
  return describeLines({ ...performance, mean, std, size }, members)
}

function describeBids({ lowestBid, highestBid }: PriceCohort): string {
  if (lowestBid === null) return 'as much'
  return lowestBid === highestBid
    ? formatDollars(lowestBid)
    : `${formatDollars(lowestBid)} to ${formatDollars(highestBid)}`
}

/** 'Value over expectation +60.00', the tooltip's first line. */
export function describePickValue(value: number | null, of = 'Value over expectation'): string {
  return `${of} ${formatSigned(value, 2)}`
}

/** Of the only pick of its cohort. */
export function describeAlone({ player, roundNum }: CompletedPick): string {
  return `only ${player.position ?? 'one'} ${roundNum === null ? 'at this price' : 'of the round'}`
}

type PriceCohort = NonNullable<CompletedPick['performance']['priceCohort']>
type Compared = Pick<PriceCohort, 'mean' | 'std' | 'size' | 'valueOverExpectation' | 'deviations'>

function describeLines({ mean, std, size, valueOverExpectation, deviations }: Compared, members: string): string[] {
  if (mean === null) return []
  const spread = std === null ? '' : ` ± ${formatNumber(std, 2)}`
  const lines = [`Cohort average ${formatNumber(mean, 2)}${spread} points`]
  if (size !== null) lines.push(`Cohort size ${size}: ${members}`)
  if (deviations !== null) lines.push(describeDeviations(deviations))
  else if (valueOverExpectation !== null) lines.push('Too few picks, or too little spread, to grade')
  return lines
}

function describeDeviations(deviations: number): string {
  const size = formatNumber(Math.abs(deviations), 2)
  if (size === '0.00') return 'Exactly average'
  return `${size} standard deviations ${deviations > 0 ? 'above' : 'below'} average`
}

/** 'Pick 14 · DET · $61 · Keeper': unknown parts are left out. */
export function describeBoardPick(
  { overallPick, player, bidAmount, isKeeper }: CompletedPick,
  round: number | null,
): string {
  return [
    overallPick === null ? null : `Pick ${overallPick}`,
    round === null ? null : `Round ${round}`,
    player.nflTeam,
    bidAmount === null || bidAmount <= 0 ? null : formatDollars(bidAmount),
    isKeeper ? 'Keeper' : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
