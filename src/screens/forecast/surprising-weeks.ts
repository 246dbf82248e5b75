/** The weeks that changed the odds most. */
import type { OddsSeries } from '../../parts/odds/odds-history.ts'

export interface Swing {
  teamId: number
  teamName: string
  /** Formatted odds before and after the week. */
  from: string
  to: string
  /** Percentage points. */
  by: number
}

export interface SurprisingWeek {
  week: number
  /** Expected number of playoff spots (or titles) that changed hands: half of the sum of all changes. */
  moved: number
  rise: Swing | null
  fall: Swing | null
}

/** Largest first. The first week has no earlier week to compare with. */
export function findSurprisingWeeks({ weeks, teams }: OddsSeries): SurprisingWeek[] {
  return weeks
    .flatMap((week, index) => {
      if (index === 0) return []
      const swings = teams.flatMap(({ teamId, teamName, odds }): Swing[] => {
        const before = odds[index - 1]
        const after = odds[index]
        if (!before || !after) return []
        return [{ teamId, teamName, from: before.text, to: after.text, by: 100 * (after.chance - before.chance) }]
      })
      const furthest = (sign: 1 | -1) =>
        swings.reduce<Swing | null>((so, one) => (sign * one.by > (so ? sign * so.by : 0) ? one : so), null)
      const moved = swings.reduce((sum, { by }) => sum + Math.abs(by), 0) / 200
      return [{ week, moved, rise: furthest(1), fall: furthest(-1) }]
    })
    .sort((a, b) => b.moved - a.moved)
}
