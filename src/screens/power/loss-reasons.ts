/** Why games were lost, as the screen shows it. */
import type { LuckResponse } from '../../parts/luck/luck-view.ts'
import { nameOf } from '../../parts/luck/power-view.ts'

export const reasonKeys = ['strength', 'rosterDay', 'mistakes', 'adjustment', 'ownDay', 'opponentDay'] as const
export type ReasonKey = (typeof reasonKeys)[number]

export const reasonLabels: Readonly<Record<ReasonKey, string>> = {
  strength: 'Weaker team',
  rosterDay: 'Roster’s day',
  mistakes: 'Lineup mistakes',
  adjustment: 'Adjustment',
  ownDay: 'Bad day',
  opponentDay: 'Opponent’s day',
}

export interface Loss {
  key: number
  teamId: number
  teamName: string
  opponentName: string
  week: number
  /** E.g. "15-16". */
  weeks: string
  points: number | undefined
  opponentPoints: number | undefined
  margin: number
  /** They add up to the margin; null where it is unknown. */
  reasons: Readonly<Record<ReasonKey, number | null>>
}

/** In chronological order. */
export function toLosses({ losses = [] }: LuckResponse): Loss[] {
  return losses.flatMap((loss) => {
    const { matchupId: key, team, week, margin, weeks = [] } = loss
    if (key === undefined || team?.id === undefined || week === undefined || margin === undefined) return []
    return [
      {
        key,
        teamId: team.id,
        teamName: nameOf(team),
        opponentName: nameOf(loss.opponent),
        week,
        weeks: weeks.length > 1 ? `${weeks[0]}-${weeks.at(-1)}` : String(week),
        points: loss.points,
        opponentPoints: loss.opponentPoints,
        margin,
        reasons: {
          strength: loss.strength ?? null,
          rosterDay: loss.rosterDay ?? null,
          mistakes: loss.mistakes ?? null,
          adjustment: loss.adjustment ?? null,
          ownDay: loss.ownDay ?? null,
          opponentDay: loss.opponentDay ?? null,
        },
      },
    ]
  })
}

/** The reason that cost the most points. */
export function mainReason({ reasons }: Loss): ReasonKey | null {
  return reasonKeys.reduce<ReasonKey | null>((worst, key) => {
    const value = reasons[key] ?? 0
    return value < (worst ? (reasons[worst] ?? 0) : 0) ? key : worst
  }, null)
}

/** How often each reason was the main one, the most frequent first. */
export function countReasons(losses: readonly Loss[]): { reason: ReasonKey; count: number }[] {
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

/** Reasons with values in this league: others are left out of the table. */
export function knownReasons(losses: readonly Loss[]): ReasonKey[] {
  return reasonKeys.filter((key) => losses.some(({ reasons }) => reasons[key] !== null && reasons[key] !== 0))
}
