/** Recaps of the demo leagues, and of a server's league with only the specification's fields. */

import { type Call, handleCall } from '../../../../scripts/lib/handle-call.ts'
import { leagueIdOf } from '../../../../src/analytics/public-ids.ts'
import type { LoadResponse } from '../../../../src/client/calls.ts'
import { readResponse } from '../../../../src/client/read-response.ts'
import { type CallParameters, type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts'
import type { LeagueRef } from '../../../../src/domain/identity.ts'
import type { Season } from '../../../../src/domain/season.ts'
import type { SeasonContext } from '../../../../src/handlers/handler.ts'
import { loadRecapResponses } from '../../../../src/parts/recap/load-recap.ts'
import { composeSeasonRecap, type SeasonRecap } from '../../../../src/parts/recap/season-recap.ts'
import * as foreign from '../../../e2e/support/foreign-league.ts'
import { judgeDemo } from '../../../read-leagues.ts'
import { espnSeason } from '../../../support/league-keys.ts'
import '../../../support/completed.ts'

/** Changes a response before it is read. */
export type Alter = (answer: unknown, name: EndpointName, parameters: unknown) => unknown

export interface DemoSeason {
  season: Season
  /** As in the manifest of snapshots. */
  throughWeek: number | null
}

/** A number is that of a league at ESPN. */
export async function demoSeason(league: number | LeagueRef): Promise<DemoSeason> {
  const season = await judgeDemo(league)
  const { phase, finalWeeks } = season.status
  return { season, throughWeek: phase === 'complete' ? null : Math.max(0, ...finalWeeks) }
}

export async function recapOfDemo({ season, throughWeek }: DemoSeason, alter: Alter = (response) => response) {
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const found = await loadRecapResponses({ ...key, id: leagueIdOf(season) }, loaderOf(season, alter))
  return composeSeasonRecap({ ...key, name: season.name, throughWeek }, found)
}

/** Reads the season's responses. */
export function loaderOf(season: Season, alter: Alter = (response) => response): LoadResponse {
  const context = { seasons: [season], asOf: null }
  return asking((name, parameters) => responseOrNull(season, context, { name, parameters } as Call), alter)
}

export async function recapOfForeign(alter: Alter = (response) => response): Promise<SeasonRecap> {
  const key = espnSeason(foreign.foreignEspnLeagueId, foreign.foreignSeason)
  const known: Partial<Record<EndpointName, (parameters: { id: number; week: number }) => unknown>> = {
    hostLeague: () => foreign.league,
    standings: () => foreign.standings,
    superlatives: () => foreign.superlatives,
    draftComplete: () => foreign.draftComplete,
  }
  const load = asking((name, parameters) => known[name]?.(parameters as { id: number; week: number }) ?? null, alter)
  const found = await loadRecapResponses({ ...key, id: foreign.foreignLeagueId }, load)
  return composeSeasonRecap({ ...key, name: String(foreign.league.name), throughWeek: null }, found)
}

function asking(find: (name: EndpointName, parameters: unknown) => unknown, alter: Alter): LoadResponse {
  return async <N extends EndpointName>(name: N, parameters: CallParameters<N>) => {
    const found = find(name, parameters)
    if (found === null) return null
    // Responses of our own endpoints are complete, or the build fails.
    const said = 'lenient' in endpoints[name] ? alter(found, name, parameters) : found
    return readResponse(name, said) ?? null
  }
}

const responsesOf = new WeakMap<Season, Map<string, unknown>>()

/** A bye has no response. The same call of the same season is computed once: its forecasts take half a second. */
function responseOrNull(season: Season, context: SeasonContext, call: Call): unknown {
  const known = responsesOf.get(season) ?? new Map<string, unknown>()
  responsesOf.set(season, known)
  const name = JSON.stringify(call)
  if (!known.has(name)) known.set(name, answer())
  return known.get(name)

  function answer(): unknown {
    try {
      return handleCall(season, context, call)
    } catch {
      return null
    }
  }
}
