/** Which calls can be answered before a season is whole: those whose response will not change any more. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { LeagueKey, WantedSeason } from '../domain/identity.ts'
import type { Completeness, ImportGoal } from '../domain/league-season.ts'

const parts: readonly Completeness[] = ['league', 'scores', 'whole']

export function requiredCompleteness(name: EndpointName): Completeness {
  const endpoint = endpoints[name]
  return 'early' in endpoint ? endpoint.early : 'whole'
}

/**
 * How far a season is imported for a call that needs it. `stored`: the league's stored seasons, the newest first. Of a season before one
 * of these the scores are enough at first, since few requests tell them.
 */
export function chooseGoal({ season }: WantedSeason, needed: Completeness, [newest]: readonly LeagueKey[]): ImportGoal {
  const isEarlier = season !== null && newest !== undefined && newest.season > season
  return isEarlier && needed !== 'whole' ? 'scores' : 'whole'
}

export function isCompleteEnough(known: Completeness, needed: Completeness): boolean {
  return parts.indexOf(known) >= parts.indexOf(needed)
}
