/** What a pick was measured against, in words and to two decimals. */
import type { BoardPick } from './draft-board.ts'

/** Lines of the tooltip on a pick's value; empty where there is no cohort to speak of. */
export function describeCohort({ position, round, value, deviations, cohort }: BoardPick): string[] {
  if (!cohort) return []
  const spread = cohort.std === null ? '' : ` ± ${cohort.std.toFixed(2)}`
  const lines = [`Cohort average ${cohort.mean.toFixed(2)}${spread} points`]
  const members = [position ?? 'players', round === null ? null : `drafted in round ${round}`].filter(Boolean).join(' ')
  if (cohort.size !== null) lines.push(`Cohort size ${cohort.size}: ${members}`)
  if (deviations !== null) lines.push(describeDeviations(deviations))
  else if (value !== null) lines.push('Too few picks, or no spread, to grade')
  return lines
}

function describeDeviations(deviations: number): string {
  const size = Math.abs(deviations).toFixed(2)
  if (size === '0.00') return 'Exactly average'
  return `${size} standard deviations ${deviations > 0 ? 'above' : 'below'} average`
}
