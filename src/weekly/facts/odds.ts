/** The odds after a round and before it, from what was known then. */
import type { ResponseOf } from '../../contract/responses/index.ts'

type WeekOdds = ResponseOf<'forecastHistory'>['weeks'][number]['teams'][number]

export interface EditionOdds extends WeekOdds {
  /** Null after the first round. */
  before: WeekOdds | null
}

/**
 * By playoff odds, then title odds; empty if the odds of that week are unknown. Those before are the last ones before the first week of the
 * round: the history has odds within longer rounds, too.
 */
export function findOdds(history: ResponseOf<'forecastHistory'> | null, weeks: readonly number[]): EditionOdds[] {
  const all = history?.weeks ?? []
  const first = weeks[0] ?? 0
  const last = weeks.at(-1) ?? first
  const before = new Map(
    all.findLast(({ week }) => week < first)?.teams.map((entry) => [entry.team.id, entry] as const),
  )
  const after = all.find(({ week }) => week === last)?.teams ?? []
  return after.map((entry) => ({ ...entry, before: before.get(entry.team.id) ?? null }))
}

export function hasClinchedBerth({ playoffs }: WeekOdds): boolean {
  return playoffs.isCertain && playoffs.chance === 1
}

export function isOutOfRace({ playoffs }: WeekOdds): boolean {
  return playoffs.isCertain && playoffs.chance === 0
}

/** Teams that clinched or were eliminated in this round. */
export function newlyDecided(odds: readonly EditionOdds[], isDecided: (odds: WeekOdds) => boolean) {
  return odds.filter((entry) => isDecided(entry) && entry.before && !isDecided(entry.before))
}
