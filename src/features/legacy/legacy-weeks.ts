import { lastWeek } from '../../domain/constants.ts'

/** Weeks of the older week picker: all 18, of which those up to the highest completed week plus one can be picked. */
export function legacyWeeks(completed: readonly number[]): { week: number; isSelectable: boolean }[] {
  const furthest = Math.max(0, ...completed) + 1
  return Array.from({ length: lastWeek }, (_, index) => ({ week: index + 1, isSelectable: index + 1 <= furthest }))
}
