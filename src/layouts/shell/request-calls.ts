/** A shell's calls of the API: those with known parameters at once, the others once the league's response has its id, season and week. */

import { isRequestedEarly, requestEarly } from '../../client/early-responses.ts'
import { hasLeagueJoin } from '../../client/league-joins.ts'
import { requestHeaders } from '../../client/request-headers.ts'
import { hasWorker, matchResponse } from '../../client/site-caches.ts'
import { apiBase } from '../../client/urls.ts'
import { hasApiMark } from '../../contract/response-headers.ts'
import { statesLeague } from '../../contract/who-answered.ts'
import { fromWire } from '../../contract/wire.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { runningWeekOf } from '../../domain/season-week.ts'
import { shownWeekOf } from '../../parts/league/default-week.ts'
import type { EarlyCalls } from '../early-calls.ts'
import type { ShellPlace } from './start-shell.ts'

export interface RequestedCalls extends Pick<EarlyCalls, 'calls' | 'league'> {
  /** See `waitsForRefresh`. */
  waits: boolean
}

/** `league`: null where the place names a team only. */
export function requestCalls(
  { calls, league: leagueCall, waits }: RequestedCalls,
  place: ShellPlace,
  league: LeagueRef | null,
): void {
  // Another league may have the season, which this one would not find (`src/client/season-elsewhere.ts`).
  if (place.season && league && hasLeagueJoin(league)) return
  const named = /^20\d\d$/.test(place.season ?? '') ? place.season : undefined
  const headers = requestHeaders(waits)
  let isCurrent = false
  requestKnown({ ...place, named, season: undefined })

  function requestKnown(values: Values): void {
    for (const call of calls) {
      const path = fillCall(call, values)
      if (path === null || isRequestedEarly(apiBase + path)) continue
      const response = requestEarly(apiBase + path, { headers })
      if (call !== leagueCall) continue
      void requestRest(response).then(() => {
        isCurrent = true
      })
      // What this device has saved of the league names its id sooner.
      if (hasWorker()) void requestRest(matchResponse(apiBase + path), () => isCurrent)
    }
  }

  /** `isObsolete`: whether a newer response was read meanwhile. */
  async function requestRest(found: Promise<Response | undefined>, isObsolete = () => false): Promise<void> {
    try {
      const response = await found
      const values = response?.status === 200 && league ? await readValues(response, league) : null
      if (!values || isObsolete()) return
      const { id, season, shownWeek } = values
      const weekNum = place.teamId ? undefined : shownWeek
      requestKnown({ ...place, named, id, season, shownWeek, weekNum: place.weekNum ?? weekNum })
    } catch {
      // The screen makes the same calls, and shows what is wrong.
    }
  }
}

type Values = Readonly<Record<string, string | number | undefined>>

/** Path and query of a call; null while a value is not known. A season that the URL does not name is left out. */
function fillCall(call: string, values: Values): string | null {
  const path = call
    .replace('?season=__named__', values.named ? '?season=__named__' : '')
    .replace(/__(\w+?)__/g, (mark, name: string) => String(values[name] ?? mark))
  return path.includes('__') ? null : path
}

/** What further calls need of a league's response; null if it is not about this league. */
async function readValues(response: Response, league: LeagueRef): Promise<Values | null> {
  const body = fromWire(await response.clone().json())
  if (!(hasApiMark(response) || statesLeague(league, body))) return null
  const { id, season, phase, currentWeek = null, finalWeek = null } = body as Partial<WireLeague>
  if (!id || !season) return null
  const isPlayed = phase === 'in-season' || phase === 'complete'
  // If it is another week, the screen requests its own.
  const shownWeek = isPlayed
    ? shownWeekOf({ phase, finalWeek, runningWeek: runningWeekOf({ phase, currentWeek }) })
    : undefined
  return { id, season, shownWeek }
}

type WireLeague = Parameters<typeof runningWeekOf>[0] &
  Pick<Parameters<typeof shownWeekOf>[0], 'finalWeek'> & { id: number; season: number }
