import { lastWeek } from '../../domain/constants.ts'

export interface LegacyWeek {
  week: number
  isSelectable: boolean
}

/**
 * Weeks of the older week picker: all 18, of which those up to the highest completed week plus one can be picked, but none
 * after the league's last week, where it is known.
 */
export function legacyWeeks(completed: readonly number[], finalWeek: number = lastWeek): LegacyWeek[] {
  const furthest = Math.min(finalWeek, Math.max(0, ...completed) + 1)
  return Array.from({ length: lastWeek }, (_, index) => ({ week: index + 1, isSelectable: index + 1 <= furthest }))
}

/** The week that was asked for, or the last before it that can be picked; the first where none can. */
export function openedWeek(asked: number, weeks: readonly LegacyWeek[]): number {
  return weeks.findLast(({ week, isSelectable }) => isSelectable && week <= asked)?.week ?? 1
}
