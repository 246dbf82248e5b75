/** The standings without luck, and an explanation of the first team's wins. */
import type { LuckResponse } from '../../contract/responses/luck.ts'
import type { ManagersResponse } from '../../contract/responses/managers.ts'
import { formatRecord } from '../../ui/format.ts'
import { reportedParts, type Step, toSteps } from '../managers/manager-view.ts'

export interface LuckAndCraft {
  /** The best by expected wins. */
  withoutLuck: { teamId: number; teamName: string; expectedWins: number; record: string; luck: number }[]
  /** Steps from half of the games to the wins of the champion or leader; null: unknown. */
  first: { teamName: string; wins: number; steps: Step[]; most: number } | null
}

const shown = 4

/** `firstId`: the champion or leader, or null. Returns null if nothing is known. */
export function findLuckAndCraft(
  luck: LuckResponse | null,
  managers: ManagersResponse | null,
  firstId: number | null,
): LuckAndCraft | null {
  const teams = (luck?.teams ?? []).toSorted((a, b) => b.expectedWins - a.expectedWins)
  const reports = managers?.teams ?? []
  const first = reports.find(({ team }) => team.id === firstId)
  const steps = first && toSteps(first, reportedParts(reports))
  // Half of the games, luck and wins alone explain nothing.
  const hasParts = first && steps && steps.length > 3
  if (teams.length === 0 && !hasParts) return null
  return {
    withoutLuck: teams.slice(0, shown).map(({ team, expectedWins, record, luck }) => {
      return { teamId: team.id, teamName: team.name, expectedWins, record: formatRecord(record), luck }
    }),
    first: hasParts
      ? { teamName: first.team.name, wins: first.wins, steps, most: Math.max(1, ...steps.map(({ to }) => to)) }
      : null,
  }
}
