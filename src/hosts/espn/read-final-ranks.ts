/** Final ranks of the teams of a season. */
import type { TeamRecord } from './responses/league.ts'

type Ranks = Pick<TeamRecord, 'id' | 'rankFinal' | 'rankCalculatedFinal'>

/** Whether ESPN has a final rank for every team: its own, or the commissioner's. */
export function areTeamsRanked(teams: readonly Ranks[]): boolean {
  return teams.length > 0 && teams.every((team) => (team.rankFinal || team.rankCalculatedFinal || 0) > 0)
}

/**
 * Unique final ranks by team id. The commissioner's rank comes first (`rankFinal`, 0 if unset); the other teams take the free ranks in
 * ESPN's order (`rankCalculatedFinal`). A team without any rank has none.
 */
export function readFinalRanks(teams: readonly Ranks[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>()
  const free = new Set(teams.map((_, index) => index + 1))
  for (const { id, rankFinal } of teams) if (rankFinal && free.delete(rankFinal)) ranks.set(id, rankFinal)
  const others = teams
    .filter(({ id }) => !ranks.has(id))
    .map((team) => ({ id: team.id, wanted: team.rankCalculatedFinal || team.rankFinal || 0 }))
    .filter(({ wanted }) => wanted > 0)
    .sort((a, b) => a.wanted - b.wanted || a.id - b.id)
  // With a rank set by hand all teams below move, and below a team that is gone, too. ESPN's ranks of only some teams stay.
  const areDistinct = new Set(others.map(({ wanted }) => wanted)).size === others.length
  const isUntouched = ranks.size === 0 && others.length < teams.length && areDistinct
  if (isUntouched) return new Map(others.map(({ id, wanted }) => [id, wanted]))
  const inOrder = [...free]
  for (const [index, { id }] of others.entries()) ranks.set(id, inOrder[index] ?? 0)
  return ranks
}
