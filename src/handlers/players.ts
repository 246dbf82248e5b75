import { currentTeamOf } from '../analytics/current-team.ts'
import { findPlayers, type PlayerMetric } from '../analytics/find-players.ts'
import type { PlayerSeason } from '../analytics/player-season.ts'
import { toPlayerRef, toTeamRef } from '../analytics/public-ids.ts'
import type { Parameters } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season } from '../domain/season.ts'
import { expectLeague } from './find-subject.ts'
import type { Handler } from './handler.ts'

export const handlePlayers: Handler<'players'> = (
  { season },
  { position, nflTeam, search, limit, offset, leagueId },
) => {
  if (leagueId !== undefined) expectLeague(season, leagueId)
  const found = findPlayers(season, { position, nflTeam, name: search })
  return found.slice(offset, offset + limit).map((player) => describePlayer(season, player))
}

export const handlePlayerSearch: Handler<'playerSearch'> = ({ season }, { query, limit, position, leagueId }) => {
  if (leagueId !== undefined) expectLeague(season, leagueId)
  const found = findPlayers(season, { position, name: query })
  return found.slice(0, limit).map((player) => describePlayer(season, player))
}

export const handleTopPerformers: Handler<'topPerformers'> = ({ season }, { metric, limit, position, leagueId }) => {
  if (leagueId !== undefined) expectLeague(season, leagueId)
  return rankPlayers(season, position, metric, limit)
}

export const handlePlayersByPosition: Handler<'playersByPosition'> = (
  { season },
  { position, sortBy, limit, leagueId },
) => {
  if (leagueId !== undefined) expectLeague(season, leagueId)
  return rankPlayers(season, position, sortBy, limit)
}

type Metric = Parameters<'topPerformers'>['metric']

const metrics: Record<Metric, PlayerMetric> = {
  total_points: 'totalPoints',
  avg_points_per_game: 'avgPointsPerGame',
  games_played: 'gamesPlayed',
  starts: 'starts',
  total_projected: 'totalProjected',
}

function rankPlayers(season: Season, position: string | undefined, metric: Metric, limit: number) {
  const found = findPlayers(season, { position }, metrics[metric])
  return found.slice(0, limit).map((player) => describePlayer(season, player))
}

function describePlayer(season: Season, playerSeason: PlayerSeason): ResponseOf<'players'>[number] {
  const { player } = playerSeason
  const team = currentTeamOf(season, player.number)
  return {
    ...toPlayerRef(season, player),
    team: team && toTeamRef(season, team),
    totalPoints: playerSeason.totalPoints,
    avgPointsPerGame: playerSeason.avgPointsPerGame,
    gamesPlayed: playerSeason.gamesPlayed,
    starts: playerSeason.starts,
    totalProjected: playerSeason.totalProjected,
  }
}
