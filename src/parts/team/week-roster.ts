/** A team's roster in a week. */
import type { ReadResponse } from '../../client/read-response.ts'
import { projectionDifferenceThreshold } from '../../domain/constants.ts'
import { roundPoints } from '../../domain/rounding.ts'

export type RosterResponse = ReadResponse<'weeklyRoster'>
export type RosterPlayer = RosterResponse['roster'][number]

/** Injuries are current, so past weeks do not have them. */
export function withoutInjuries(players: readonly RosterPlayer[]): RosterPlayer[] {
  return players.map((player) => ({ ...player, injuryStatus: null }))
}

/** Points above (or below) the projection; null up to 0.1, and if either is unknown. */
export function projectionDifference({
  weekPoints,
  projectedPoints,
}: Pick<RosterPlayer, 'weekPoints' | 'projectedPoints'>): number | null {
  if (weekPoints === null || projectedPoints === null) return null
  const difference = roundPoints(weekPoints - projectedPoints)
  return Math.abs(difference) > projectionDifferenceThreshold ? difference : null
}

/** The opponent of the week, unless it left the league; null without one. */
export function opponentWithPage({ matchup }: Pick<RosterResponse, 'matchup'>): number | null {
  return matchup && !matchup.hasOpponentLeft ? matchup.opponentId : null
}
