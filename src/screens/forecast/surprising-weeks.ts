/** The weeks that changed most of what was expected. */
import type { OddsSeries } from '../../parts/odds/odds-history.ts'

export interface Swing {
  teamId: number
  teamName: string
  /** Before and after the week, for readers. */
  from: string
  to: string
  /** Points of percent. */
  by: number
}

export interface SurprisingWeek {
  week: number
  /** Places in the playoffs (or titles) that changed hands, in expectation: half of all movement. */
  moved: number
  rise: Swing | null
  fall: Swing | null
}

/** Most surprising first. The first week has nothing before it to compare with. */
export function findSurprisingWeeks({ weeks, teams }: OddsSeries): SurprisingWeek[] {
  return weeks
    .flatMap((week, index) => {
      if (index === 0) return []
      const swings = teams.flatMap(({ teamId, teamName, odds }): Swing[] => {
        const [before, after] = [odds[index - 1], odds[index]]
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
