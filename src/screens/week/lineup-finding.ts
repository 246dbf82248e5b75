/** What a week's lineup decisions cost, or can still gain, in a sentence. */
import { formatPoints, formatSigned } from '../../ui/format.ts'
import type { StartSitResponse } from './MissedOpportunities.tsx'

type FoundIn = Pick<
  StartSitResponse,
  'isAutomatic' | 'note' | 'open' | 'missedOpportunities' | 'startSitImpact' | 'wouldHaveWon' | 'result'
>

/** Null where there was nothing to decide, and before the games where nobody on the bench is better. */
export function lineupFinding(analysis: FoundIn, { isRunning, hasPoints }: LineupMoment): string | null {
  const { isAutomatic, note, open, missedOpportunities: missed, startSitImpact: impact } = analysis
  // The analysis says so itself.
  if (isAutomatic) return null
  const [change] = open?.changes ?? []
  if (change) {
    const place = change.starterName ? `over ${change.starterName}` : 'in the empty slot'
    return `Start ${change.benchName} ${place} for ${formatSigned(change.gain)} points by the projections.`
  }
  if (!hasPoints) return null
  if (note) return note
  if (missed.length > 0) return `${describeSwaps(missed.length, impact, isRunning)}${describeResult(analysis)}.`
  return isRunning ? null : 'The lineup was optimal.'
}

interface LineupMoment {
  /** While the week is played. */
  isRunning: boolean
  /** Whether a player of the roster has points. */
  hasPoints: boolean
}

/** "One swap was worth 12.5 points" */
function describeSwaps(count: number, impact: number | null, isRunning: boolean): string {
  const verb = isRunning ? (count === 1 ? 'is' : 'are') : count === 1 ? 'was' : 'were'
  const points =
    impact === null ? ' missed' : ` ${verb} worth ${formatPoints(impact)} points${isRunning ? ' so far' : ''}`
  return `${count === 1 ? 'One swap' : `${count} swaps`}${points}`
}

function describeResult({ wouldHaveWon, result }: FoundIn): string {
  if (wouldHaveWon) return ', enough to win'
  return wouldHaveWon === false && result === 'loss' ? ', too few to win' : ''
}
