import { leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { computeStandings, type TeamStanding } from '../analytics/standings.ts'
import { DomainError } from '../domain/errors.ts'
import { hostTitles } from '../domain/identity.ts'
import type { Season, WinRecord } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { hasOnlyEqualResults, isEqualToHost } from '../verdict/table.ts'
import type { Handler, SeasonContext } from './handler.ts'

/** Throws `DomainError('bad-request')` if `season` differs from the league's own. */
export const handleStandings: Handler<'standings'> = ({ season, context }, parameters) => {
  expectOwnSeason(season, parameters.season)
  const { isFinal, teams, champion, regularSeasonLeader, highestScoring, ...totals } = computeStandings(season)
  const hasEqualPoints = isEqualToHost(season)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    isFinal,
    standings: teams.map((standing) => describeStanding(season, standing)),
    summary: {
      champion: describeLeader(season, champion),
      regularSeasonLeader: describeLeader(season, regularSeasonLeader),
      highestScoring: describeLeader(season, highestScoring),
      // Records do not say how many games there were: teams may have left the league.
      regularSeasonGames: areGamesKnown(season, context) ? totals.regularSeasonGames : null,
      totalPoints: totals.totalPoints,
      avgPointsPerTeam: totals.avgPointsPerTeam,
      equalToHost:
        hasEqualPoints || hasOnlyEqualResults(season)
          ? { games: totals.regularSeasonGames, points: hasEqualPoints ? totals.totalPoints : null }
          : null,
    },
  }
}

const areGamesKnown = ({ hasOpponents, matchups }: Season, { isPartial }: SeasonContext) =>
  !isPartial || !hasOpponents || matchups.length > 0

function expectOwnSeason({ season, ...league }: Season, requested: number | undefined): void {
  if (requested === undefined || requested === season) return
  const leagueId = leagueIdOf({ season, ...league })
  throw new DomainError(
    'bad-request',
    `season ${requested} does not belong to league_id ${leagueId}, which is season ${season}; leave season out or give that league's own.`,
  )
}

function describeStanding(season: Season, standing: TeamStanding) {
  const { team, regularSeason } = standing
  const againstOpponents = (figure: number) => (hasRecords(season.format) ? figure : null)
  return {
    teamId: teamIdOf(season, team.id),
    teamName: team.name,
    ownerNames: team.ownerNames,
    managerKeys: team.ownerKeys,
    rank: standing.rank,
    isChampion: standing.isChampion,
    seed: standing.seed,
    madePlayoffs: standing.madePlayoffs,
    division: standing.division,
    isDivisionWinner: standing.ground?.isDivisionWinner ?? null,
    aheadBy: standing.ground?.aheadBy ?? null,
    eliminatedInWeek: standing.eliminatedInWeek,
    regularSeason: {
      rank: regularSeason.rank,
      ...describeRecord(season, regularSeason),
      pointsFor: regularSeason.pointsFor,
      pointsAgainst: againstOpponents(regularSeason.pointsAgainst),
      pointDifferential: againstOpponents(regularSeason.pointDifferential),
      avgPointsFor: regularSeason.avgPointsFor,
      avgPointsAgainst: againstOpponents(regularSeason.avgPointsAgainst),
      againstMedian: regularSeason.againstMedian,
      ...(regularSeason.byMatchups ? { countedBy: hostTitles[season.host] } : {}),
    },
    totalSeason: describeRecord(season, standing.totalSeason),
    rankByWeek: standing.rankByWeek,
  }
}

/** Leagues without opponents have no wins and losses. Null: the record is not known yet. */
function describeRecord(season: Season, record: WinRecord | null) {
  if (record === null || !hasRecords(season.format))
    return { wins: null, losses: null, ties: null, winPercentage: null }
  const { wins, losses, ties, winPercentage } = record
  return { wins, losses, ties, winPercentage }
}

/** Uses points for of the regular season, the only figure that all three have. */
function describeLeader(season: Season, standing: TeamStanding | null) {
  if (!standing) return null
  const { team, regularSeason } = standing
  return { teamName: team.name, teamId: teamIdOf(season, team.id), points: regularSeason.pointsFor }
}
