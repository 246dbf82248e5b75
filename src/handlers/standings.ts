import type { WinRecord } from '../analytics/regular-season-table.ts'
import { computeStandings, type TeamStanding } from '../analytics/standings.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'
import { leagueIdOf, teamIdOf } from './public-ids.ts'

/** Throws `DomainError('bad-request')` where `season` is given and is not the league's own. */
export const standings: Handler<'standings'> = ({ season }, parameters) => {
  expectOwnSeason(season, parameters.season)
  const { isFinal, teams, champion, regularSeasonLeader, highestScoring, ...totals } = computeStandings(season)
  return {
    league_id: leagueIdOf(season),
    season: season.season,
    is_final: isFinal,
    standings: teams.map((standing) => describeStanding(season, standing)),
    summary: {
      champion: describeLeader(season, champion),
      regular_season_leader: describeLeader(season, regularSeasonLeader),
      highest_scoring: describeLeader(season, highestScoring),
      regular_season_games: totals.regularSeasonGames,
      total_points: totals.totalPoints,
      avg_points_per_team: totals.avgPointsPerTeam,
    },
  }
}

function expectOwnSeason({ season, ...league }: LeagueSeason, requested: number | undefined): void {
  if (requested === undefined || requested === season) return
  const leagueId = leagueIdOf({ season, ...league })
  throw new DomainError(
    'bad-request',
    `season ${requested} does not belong to league_id ${leagueId}, which is season ${season}; leave season out or give that league's own.`,
  )
}

function describeStanding(season: LeagueSeason, standing: TeamStanding) {
  const { team, regularSeason } = standing
  const againstOpponents = (figure: number) => (hasOpponents(season) ? figure : null)
  return {
    team_id: teamIdOf(season, team.id),
    team_name: team.name,
    owner_names: team.ownerNames,
    rank: standing.rank,
    is_champion: standing.isChampion,
    seed: standing.seed,
    made_playoffs: standing.madePlayoffs,
    eliminated_in_week: standing.eliminatedInWeek,
    regular_season: {
      rank: regularSeason.rank,
      ...describeRecord(season, regularSeason),
      points_for: regularSeason.pointsFor,
      points_against: againstOpponents(regularSeason.pointsAgainst),
      point_differential: againstOpponents(regularSeason.pointDifferential),
      avg_points_for: regularSeason.avgPointsFor,
      avg_points_against: againstOpponents(regularSeason.avgPointsAgainst),
      against_median: regularSeason.againstMedian,
    },
    total_season: describeRecord(season, standing.totalSeason),
    rank_by_week: standing.rankByWeek,
  }
}

/** Leagues without opponents have no wins and losses. */
function describeRecord(season: LeagueSeason, { wins, losses, ties, winPercent }: WinRecord) {
  if (!hasOpponents(season)) return { wins: null, losses: null, ties: null, win_percentage: null }
  return { wins, losses, ties, win_percentage: winPercent }
}

const hasOpponents = ({ settings }: LeagueSeason) => settings.scoringFormat === 'head-to-head'

/** With the points for of the regular season, the only figure by which all three can be compared. */
function describeLeader(season: LeagueSeason, standing: TeamStanding | null) {
  if (!standing) return null
  const { team, regularSeason } = standing
  return { team_name: team.name, team_id: teamIdOf(season, team.id), points: regularSeason.pointsFor }
}
