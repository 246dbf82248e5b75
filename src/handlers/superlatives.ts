import type { AwardRunnerUp } from '../analytics/awards/award.ts'
import { giveAwards } from '../analytics/awards/index.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { Season } from '../domain/season.ts'
import type { Handler } from './handler.ts'

export const handleSuperlatives: Handler<'superlatives'> = ({ season }) => {
  const awards = giveAwards(season)
  return {
    leagueId: leagueIdOf(season),
    superlatives: awards.map(({ award, winner }) => ({
      award: award.title,
      key: award.key,
      icon: award.icon,
      ...(award.isShame && { isShame: true as const }),
      description: award.description,
      winner: describeEntry(season, winner),
      runnersUp: winner.runnersUp.map((entry) => describeEntry(season, entry)),
    })),
    summary: { totalAwards: awards.length, teamsAnalyzed: factsOf(season).teams.size },
  }
}

function describeEntry(season: Season, { teamId, player, week, value, display }: AwardRunnerUp) {
  const { teams, players } = factsOf(season)
  return {
    teamId: teamIdOf(season, teamId),
    teamName: teams.get(teamId)?.name ?? '',
    playerId: player === null ? null : playerIdOf(season, player),
    playerName: (player !== null && players.get(player)?.name) || null,
    week,
    value,
    display,
  }
}
