import type { AwardRunnerUp } from '../analytics/awards/award.ts'
import { giveAwards } from '../analytics/awards/index.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from './public-ids.ts'

export const superlatives: Handler<'superlatives'> = ({ season }) => {
  const awards = giveAwards(season)
  return {
    league_id: leagueIdOf(season),
    superlatives: awards.map(({ award, winner }) => ({
      award: award.title,
      key: award.key,
      icon: award.icon,
      description: award.description,
      winner: describeEntry(season, winner),
      runners_up: winner.runnersUp.map((entry) => describeEntry(season, entry)),
    })),
    summary: { total_awards: awards.length, teams_analyzed: factsOf(season).teams.size },
  }
}

function describeEntry(season: LeagueSeason, { teamId, player, week, value, display }: AwardRunnerUp) {
  const { teams, players } = factsOf(season)
  return {
    team_id: teamIdOf(season, teamId),
    team_name: teams.get(teamId)?.name ?? '',
    player_id: player === null ? null : playerIdOf(season, player),
    player_name: (player !== null && players.get(player)?.name) || null,
    week,
    value,
    display,
  }
}
