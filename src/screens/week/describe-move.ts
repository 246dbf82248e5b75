import { shortName } from '../../parts/player/player-labels.ts'
import type { StartSitResponse } from './MissedOpportunities.tsx'

export type NamedMove = StartSitResponse['missedOpportunities'][number]['moves'][number]

/** 'C. Ruiz to FLEX' */
export function describeMove({ name, slot }: NamedMove): string {
  return `${shortName(name, slot)} to ${slot}`
}
