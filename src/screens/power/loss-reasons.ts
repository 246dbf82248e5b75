/** Reasons of losses for the screen. */
import type { LuckResponse } from '../../contract/responses/luck.ts'

const reasonKeys = ['strength', 'rosterDay', 'mistakes', 'adjustment', 'ownDay', 'opponentDay'] as const
export type ReasonKey = (typeof reasonKeys)[number]

export const reasonLabels: Readonly<Record<ReasonKey, string>> = {
  strength: 'Team',
  rosterDay: 'Roster’s day',
  mistakes: 'Lineup',
  adjustment: 'Adjustment',
  ownDay: 'Own day',
  opponentDay: 'Opponent’s day',
}

/** Its reasons add up to the margin; null if one is unknown. */
export type Loss = LuckResponse['losses'][number]

/** The reason that cost the most points. */
export function mainReason(loss: Loss): ReasonKey | null {
  return reasonKeys.reduce<ReasonKey | null>((worst, key) => {
    const value = loss[key] ?? 0
    return value < (worst ? (loss[worst] ?? 0) : 0) ? key : worst
  }, null)
}

/** Number of losses by main reason, most frequent first. */
function countReasons(losses: readonly Loss[]): { reason: ReasonKey; count: number }[] {
  const counts = Map.groupBy(losses, mainReason)
  return reasonKeys
    .map((reason) => ({ reason, count: counts.get(reason)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

const causes: Readonly<Record<ReasonKey, string>> = {
  strength: 'being the weaker team',
  rosterDay: 'an off day by their roster',
  mistakes: 'lineup mistakes',
  adjustment: 'adjustments',
  ownDay: 'a bad day',
  opponentDay: 'a big day by the opponent',
}

/** "7 of 12 losses were due most to a big day by the opponent, 3 to lineup mistakes". */
export function describeReasons(losses: readonly Loss[]): string {
  const [first, second] = countReasons(losses)
  if (!first) return 'Why games were lost'
  const more = second ? `, ${second.count} to ${causes[second.reason]}` : ''
  const all = losses.length === 1 ? 'The one loss' : `${first.count} of ${losses.length} losses`
  return `${all} came down to ${causes[first.reason]}${more}`
}

/** Reasons with values in this league; others are left out of the table. */
export function knownReasons(losses: readonly Loss[]): ReasonKey[] {
  return reasonKeys.filter((key) => losses.some((loss) => loss[key] !== null && loss[key] !== 0))
}
