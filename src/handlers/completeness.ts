/** Which calls can respond before a season is complete: those with a final response. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { LeagueKey, WantedSeason } from '../domain/identity.ts'
import type { Completeness, ImportGoal } from '../domain/season.ts'

const parts: readonly Completeness[] = ['league', 'scores', 'whole']

export function requiredCompleteness(name: EndpointName): Completeness {
  const endpoint = endpoints[name]
  return 'early' in endpoint ? endpoint.early : 'whole'
}

/**
 * How far a season must be imported for a call. `stored`: the league's stored seasons, newest first. Seasons before one of these need only
 * scores at first, which take few requests.
 */
export function chooseGoal({ season }: WantedSeason, needed: Completeness, [newest]: readonly LeagueKey[]): ImportGoal {
  const isEarlier = season !== null && newest !== undefined && newest.season > season
  return isEarlier && needed !== 'whole' ? 'scores' : 'whole'
}

export function isCompleteEnough(known: Completeness, needed: Completeness): boolean {
  return parts.indexOf(known) >= parts.indexOf(needed)
}
