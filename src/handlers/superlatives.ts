import { giveAwards } from '../analytics/awards/index.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { Handler } from './handler.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from './references.ts'

export const superlatives: Handler<'superlatives'> = ({ season }) => {
  const { teams, players } = factsOf(season)
  const given = giveAwards(season)
  return {
    league_id: leagueIdOf(season),
    superlatives: given.map(({ award, winner }) => ({
      award: award.title,
      key: award.key,
      icon: award.icon,
      description: award.description,
      winner: {
        team_id: teamIdOf(season, winner.teamId),
        team_name: teams.get(winner.teamId)?.name ?? '',
        player_id: winner.player === null ? null : playerIdOf(season, winner.player),
        player_name: (winner.player !== null && players.get(winner.player)?.name) || null,
        week: winner.week,
        value: winner.value,
        display: winner.display,
      },
    })),
    summary: { total_awards: given.length, teams_analyzed: teams.size },
  }
}
