/** The odds after a week and after the previous one, from what was known then. */
import type { ResponseOf } from '../../contract/responses/index.ts'

type WeekOdds = ResponseOf<'forecastHistory'>['weeks'][number]['teams'][number]

export interface TeamOdds extends WeekOdds {
  /** Null after the first week. */
  before: WeekOdds | null
}

/** By playoff odds, then title odds; empty if the odds of that week are unknown. */
export function findOdds(history: ResponseOf<'forecastHistory'> | null, week: number): TeamOdds[] {
  const weeks = history?.weeks ?? []
  const index = weeks.findIndex((entry) => entry.week === week)
  const before = new Map(weeks[index - 1]?.teams.map((entry) => [entry.team.id, entry]))
  return (weeks[index]?.teams ?? []).map((entry) => ({ ...entry, before: before.get(entry.team.id) ?? null }))
}

export function hasClinched({ playoffs }: WeekOdds): boolean {
  return playoffs.isCertain && playoffs.chance === 1
}

export function isEliminated({ playoffs }: WeekOdds): boolean {
  return playoffs.isCertain && playoffs.chance === 0
}

/** Teams that clinched or were eliminated in this week. */
export function newlyDecided(odds: readonly TeamOdds[], isDecided: (odds: WeekOdds) => boolean) {
  return odds.filter((entry) => isDecided(entry) && entry.before && !isDecided(entry.before))
}
