import type { ReadResponse } from '../../client/read-response.ts'
import { shortName } from '../player/player-labels.ts'

export type NamedMove = ReadResponse<'startSitAnalysis'>['missedOpportunities'][number]['moves'][number]

/** 'C. Ruiz to FLEX' */
export function describeMove({ name, slot }: NamedMove): string {
  return `${shortName(name, slot)} to ${slot}`
}
