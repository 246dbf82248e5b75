/** The teams beside one in the standings, going round at the ends. */
import type { StandingsAnswer } from './team-cards.ts'

export interface Neighbour {
  id: number
  name: string
}

/** Null in a league of one team, and where the standings do not know the team. */
export function neighboursOf(
  { standings = [] }: StandingsAnswer,
  teamId: number,
): { previous: Neighbour | null; next: Neighbour | null } {
  const teams = standings.flatMap(({ team_id, team_name }) =>
    team_id === undefined ? [] : { id: team_id, name: team_name?.trim() || 'Unnamed team' },
  )
  const at = teams.findIndex(({ id }) => id === teamId)
  if (at === -1 || teams.length < 2) return { previous: null, next: null }
  return { previous: teams.at(at - 1) ?? null, next: teams[(at + 1) % teams.length] ?? null }
}
