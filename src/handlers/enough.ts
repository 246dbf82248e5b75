/** Which calls can be answered before a season is whole: those whose answer is the whole season's already. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { KnownPart } from '../domain/league-season.ts'

const parts: readonly KnownPart[] = ['league', 'scores', 'whole']

export function neededFor(name: EndpointName): KnownPart {
  const endpoint = endpoints[name]
  return 'early' in endpoint ? endpoint.early : 'whole'
}

export function isEnough(known: KnownPart, needed: KnownPart): boolean {
  return parts.indexOf(known) >= parts.indexOf(needed)
}
