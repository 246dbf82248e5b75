import type { ChosenTeam } from '../../stores/my-team.ts'
import type { StandingsEntry } from '../league/league-view.ts'

/** A team of the standings as the reader's choice; null if it has no id. */
export function toChosenTeam({ teamId, teamName, ownerNames, managerKeys }: StandingsEntry): ChosenTeam | null {
  if (teamId === null) return null
  const keys = managerKeys ?? []
  return { id: teamId, name: teamName, managers: ownerNames, ...(keys.length > 0 && { keys }) }
}
