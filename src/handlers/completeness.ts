/** Which calls can be answered before a season is whole: those whose response will not change any more. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { Completeness } from '../domain/league-season.ts'

const parts: readonly Completeness[] = ['league', 'scores', 'whole']

export function requiredCompleteness(name: EndpointName): Completeness {
  const endpoint = endpoints[name]
  return 'early' in endpoint ? endpoint.early : 'whole'
}

export function isCompleteEnough(known: Completeness, needed: Completeness): boolean {
  return parts.indexOf(known) >= parts.indexOf(needed)
}
