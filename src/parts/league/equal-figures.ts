/** How many of our figures equal the host's own. */
import type { SeasonProof } from '../../contract/responses/proof.ts'
import { formatWhole } from '../../ui/format.ts'

type EqualToHost = SeasonProof['equalToHost']

export const comparedNames = {
  records: 'Records',
  points: 'Points',
  seeds: 'Seeds',
  ranks: 'Final ranks',
  lineups: 'Lineups',
} as const satisfies Record<keyof NonNullable<EqualToHost>, string>
export type ComparedName = keyof typeof comparedNames
export const comparedKinds = Object.keys(comparedNames) as ComparedName[]

export interface EqualCount {
  equal: number
  total: number
}

/** Of one kind, or of all. */
export function countEqual(
  seasons: readonly { equalToHost: EqualToHost }[],
  kinds: readonly ComparedName[] = comparedKinds,
): EqualCount {
  const counts = seasons.flatMap(({ equalToHost }) => (equalToHost ? kinds.map((kind) => equalToHost[kind]) : []))
  return counts.reduce<EqualCount>(
    (sum, { equal, total }) => ({ equal: sum.equal + equal, total: sum.total + total }),
    { equal: 0, total: 0 },
  )
}

/** "168 of 170"; null if the host states none. */
export function formatEqual({ equal, total }: EqualCount): string | null {
  return total === 0 ? null : `${formatWhole(equal)} of ${formatWhole(total)}`
}
