import type { Season } from '../../domain/season.ts'
import { factsOf } from '../season-facts.ts'

/** False for an orphan team, which nobody can be credited for. True where no team of the season has a known manager. */
export function hasManager(season: Season, teamId: number): boolean {
  const { teams } = factsOf(season)
  return (teams.get(teamId)?.ownerKeys.length ?? 0) > 0 || season.teams.every(({ ownerKeys }) => ownerKeys.length === 0)
}
