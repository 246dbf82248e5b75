import type { LiveResponse } from '../../contract/responses/live.ts'

const minute = 60_000

/** Milliseconds until the board is requested again: a minute while NFL games are played, else until the next kickoff; null after the last. */
export function refreshAfter({
  state,
  asOf,
  nextKickoff,
}: Pick<LiveResponse, 'state' | 'asOf' | 'nextKickoff'>): number | null {
  if (state === 'playing') return minute
  if (asOf === null || nextKickoff === null) return null
  return Math.max(minute, Date.parse(nextKickoff) - Date.parse(asOf))
}
