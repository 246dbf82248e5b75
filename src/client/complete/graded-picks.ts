/** Picks by their value over expectation. Screens use it, too, so it is apart from the completion. */
import { topListLength } from '../../domain/constants.ts'
import type { CompletedPick } from './complete-draft.ts'

/** The ten picks with this grade that exceed, or miss, what was expected of them by most. */
export function rankGraded(picks: readonly CompletedPick[], grade: 'Boom' | 'Bust'): CompletedPick[] {
  const sign = grade === 'Boom' ? -1 : 1
  return withKnownValue(picks.filter(({ performance }) => performance.grade === grade))
    .sort((a, b) => sign * (a.value - b.value))
    .slice(0, topListLength)
    .map(({ pick }) => pick)
}

/** The picks whose value over expectation is known. */
export function withKnownValue(picks: readonly CompletedPick[]): { pick: CompletedPick; value: number }[] {
  return picks.flatMap((pick) => {
    const value = pick.performance.valueOverExpectation
    return value === null ? [] : { pick, value }
  })
}
