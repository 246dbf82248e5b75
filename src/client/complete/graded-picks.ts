/** Picks by their value over expectation. Screens use it, too, so it is apart from the completion. */
import { topListLength } from '../../domain/constants.ts'
import type { DraftPick } from './complete-draft.ts'

/** The ten picks with this grade that exceed, or miss, what was expected of them by most. */
export function rankGraded(picks: readonly DraftPick[], grade: 'Boom' | 'Bust'): DraftPick[] {
  const sign = grade === 'Boom' ? -1 : 1
  return withKnownValue(picks.filter(({ performance }) => performance.grade === grade))
    .sort((a, b) => sign * (a.value - b.value))
    .slice(0, topListLength)
    .map(({ pick }) => pick)
}

/** The picks whose value over expectation is known. */
export function withKnownValue(picks: readonly DraftPick[]): { pick: DraftPick; value: number }[] {
  return picks.flatMap((pick) => {
    const value = pick.performance.valueOverExpectation
    return value === null ? [] : { pick, value }
  })
}
