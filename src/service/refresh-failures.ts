/** Refreshes of stored seasons that failed: why, and how long the next one waits. */
import { LRUCache } from 'lru-cache'
import type { RefreshFailing } from '../contract/response-headers.ts'
import type { DomainError, ErrorKind } from '../domain/errors.ts'
import { type HostName, type LeagueKey, nameSeason } from '../domain/identity.ts'
import type { SeasonCard } from '../storage/league-store.ts'

type Reason = RefreshFailing['reason']

const reasons: Partial<Record<ErrorKind, Reason>> = {
  'private-league': 'private',
  'not-found': 'missing',
  'host-unavailable': 'down',
  'host-timeout': 'down',
  'too-many-requests': 'down',
  'unreadable-answer': 'down',
}

/** Why a season could not be read from its host; null if that was not the host's doing. */
export const reasonOf = ({ kind }: DomainError): Reason | null => reasons[kind] ?? null

/** Of a league that its host refuses, in milliseconds. */
const refusalLasts = 30 * 60_000

const mostRemembered = 5000

interface Failure {
  /** Consecutive ones. */
  count: number
  at: number
  reason: Reason | null
  /** As of when the season was stored then. */
  asOf: string | null
}

/** A stored season, and as of when it is. */
type Shown = Pick<SeasonCard, 'asOf' | 'summary'>

export interface RefreshFailuresOptions {
  /** See `monotonic`. */
  elapsed: () => number
  /** When the host last responded to an import of any league, by `elapsed`; null if it did not. */
  lastSuccess: (host: HostName) => number | null
  /** The wait after a first failure that is no refusal, in milliseconds. */
  interval: number
  /** The longest wait after further ones. */
  longest: number
}

export function createRefreshFailures({ elapsed, lastSuccess, interval, longest }: RefreshFailuresOptions) {
  const failures = new LRUCache<string, Failure>({ max: mostRemembered })
  return {
    note({ asOf, summary }: Shown, reason: Reason | null): void {
      const count = (failures.get(nameSeason(summary))?.count ?? 0) + 1
      failures.set(nameSeason(summary), { count, at: elapsed(), reason, asOf })
    },
    clear(key: LeagueKey): void {
      failures.delete(nameSeason(key))
    },
    /**
     * Whether a refresh of the season has to wait. A failure lasts for the interval, and twice as long after each further one. Where another
     * league of the host was read since, the first one ends at once and further ones last for the interval: the host responds, and yet not
     * for this league. A refusal lasts regardless. Any failure ends where the season was read since, such as by a command or in another tab.
     */
    isWaiting({ asOf, summary }: Shown): boolean {
      const failure = failures.get(nameSeason(summary))
      if (!failure || asOf !== failure.asOf) return false
      const isRefused = failure.reason === 'private' || failure.reason === 'missing'
      const isBack = !isRefused && (lastSuccess(summary.host) ?? Number.NEGATIVE_INFINITY) > failure.at
      if (isBack && failure.count === 1) return false
      const doublings = isBack ? 0 : failure.count - 1
      const delay = isRefused ? refusalLasts : Math.min(longest, interval * 2 ** doublings)
      return elapsed() - failure.at < delay
    },
  }
}
