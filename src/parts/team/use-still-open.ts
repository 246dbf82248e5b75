import { isDemoLeague } from '../../domain/constants.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { useMinute } from '../../ui/use-minute.ts'

/** What can be changed in a lineup until a kickoff, ISO 8601. */
interface Choice {
  until?: string | null
}

/** Returns what `isStillOpen` by the reader's clock. */
export function useStillOpen(): <T extends Choice>(league: LeagueRef, choices: readonly T[]) => T[] {
  const now = useMinute()
  return (league, choices) => choices.filter((choice) => isStillOpen(league, choice, now))
}

/** The same of a lineup's changes and alerts. */
export function useOpenDecisions() {
  const keepOpen = useStillOpen()
  return <C extends Choice, A extends Choice>(
    league: LeagueRef,
    { changes, alerts }: { changes: readonly C[]; alerts: readonly A[] },
  ) => ({ changes: keepOpen(league, changes), alerts: keepOpen(league, alerts) })
}

/**
 * A response may be older than the kickoff, as of a sealed file, a published page, or a host that does not respond. Demo leagues live by a clock
 * of their own. `now`: milliseconds since 1970; null where it is unknown.
 */
export function isStillOpen(league: LeagueRef, { until }: Choice, now: number | null): boolean {
  return now === null || until == null || isDemoLeague(league) || Date.parse(until) > now
}
