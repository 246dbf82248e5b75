/** Which calls can respond before a season is complete: those with a final response. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { Completeness, ImportGoal, KnownParts, NeededPart } from '../domain/host-season.ts'
import type { LeagueKey, WantedSeason } from '../domain/identity.ts'

const parts: readonly Completeness[] = ['league', 'scores', 'whole']

export function requiredCompleteness(name: EndpointName): NeededPart {
  const endpoint = endpoints[name]
  return 'early' in endpoint ? endpoint.early : 'whole'
}

/**
 * How far a season must be imported for a call. `stored`: the league's stored seasons, newest first. Seasons before one of these need only
 * scores at first, which take few requests.
 */
export function chooseGoal({ season }: WantedSeason, needed: NeededPart, [newest]: readonly LeagueKey[]): ImportGoal {
  const isEarlier = season !== null && newest !== undefined && newest.season > season
  return isEarlier && (needed === 'league' || needed === 'scores') ? 'scores' : 'whole'
}

export function isCompleteEnough({ known, hasDraft = false }: KnownParts, needed: NeededPart): boolean {
  if (needed === 'draft') return hasDraft || known === 'whole'
  return parts.indexOf(known) >= parts.indexOf(needed)
}
