import { hostIdsOf, leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season, Team } from '../domain/season.ts'
import { findTeam } from './find-subject.ts'
import type { Handler, SeasonInput } from './handler.ts'

/** By public league id and by the host's id. */
export const handleLeagueTeams = ({ season }: SeasonInput): ResponseOf<'leagueTeams'> =>
  season.teams.map((team) => describeTeam(season, team))

export const handleTeam: Handler<'team'> = ({ season }, { id }) => describeTeam(season, findTeam(season, id))

function describeTeam(season: Season, { id, name, abbreviation, ownerNames, divisionName }: Team): ResponseOf<'team'> {
  return {
    id: teamIdOf(season, id),
    name,
    abbreviation,
    ownerNames,
    division: divisionName,
    league: {
      id: leagueIdOf(season),
      ...hostIdsOf(season),
      name: season.name,
      season: season.season,
    },
  }
}
