/** The draft while it runs: requested again each minute while somebody looks, and at its hour if it is to come. */
import type { DraftRoomResponse } from '../../contract/responses/draft-room.ts'
import { useResource } from '../../stores/use-resource.ts'
import { readDate } from '../../ui/format.ts'
import { seasonOf } from '../league/league-calls.ts'
import type { LeaguePlace } from '../league/league-view.ts'

export function useDraftRoom(place: Pick<LeaguePlace, 'leagueRef' | 'league'>) {
  return useResource('draftRoom', seasonOf(place), { refreshAfter })
}

const minute = 60_000
/** A draft that is further away is looked for by the next visit. */
const longestWait = 24 * 60 * minute
/** A commissioner may begin a draft early, and may begin one without a date at any time. */
const early = 60 * minute
const whileEarly = 5 * minute
const withoutDate = 10 * minute
/** A draft whose hour has passed without a pick may begin at any minute; after this time it was moved, or the host lists a wrong one. */
const longestDelay = 4 * 60 * minute

/** Milliseconds from `now` until it is requested again; null: never. */
export function refreshAfter({ state, date }: Pick<DraftRoomResponse, 'state' | 'date'>, now: number): number | null {
  if (state === 'running' || state === 'paused') return minute
  if (state !== 'to-come') return null
  const begins = readDate(date)?.getTime()
  if (begins === undefined) return withoutDate
  const wait = begins - now
  if (-wait > longestDelay || wait > longestWait) return null
  return wait > early ? Math.max(whileEarly, wait - early) : Math.max(minute, Math.min(whileEarly, wait))
}

/** "On the clock: Alpha", "Paused with Alpha on the clock", or what else is known of a draft that has begun; null before it and after it. */
export function describeClock({ state, clock, whyNoClock }: Pick<DraftRoomResponse, 'state' | 'clock' | 'whyNoClock'>) {
  if (state !== 'running' && state !== 'paused') return null
  if (clock)
    return state === 'paused' ? `Paused with ${clock.team.name} on the clock` : `On the clock: ${clock.team.name}`
  if (state === 'paused') return 'The draft is paused'
  return whyNoClock === 'auction' ? 'The auction is on' : 'The draft is on'
}

/** "Pick 3.05, 29 of 160" */
export function describePlace({ clock, picksMade, picksTotal, whyNoClock }: DraftRoomResponse): string {
  if (clock)
    return `Pick ${clock.round}.${String(clock.pickInRound).padStart(2, '0')}, ${clock.overallPick} of ${picksTotal ?? '?'}`
  return `${picksMade} ${whyNoClock === 'auction' ? 'bought' : 'picked'} so far`
}
