import type { LiveResponse } from '../../contract/responses/live.ts'
import { readDate } from '../../ui/format.ts'

const minute = 60_000

/** Milliseconds until the board is requested again: a minute while NFL games are played, else until the next kickoff; null after the last. */
export function refreshAfter({
  state,
  asOf,
  nextKickoff,
}: Pick<LiveResponse, 'state' | 'asOf' | 'nextKickoff'>): number | null {
  if (state === 'playing') return minute
  const now = readDate(asOf)
  const kickoff = readDate(nextKickoff)
  return now && kickoff && Math.max(minute, kickoff.getTime() - now.getTime())
}
