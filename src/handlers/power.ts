import { computeAllPlayRecords } from '../analytics/luck/all-play-record.ts'
import { isTooCloseToCall, listPowerHistory, type PowerWeek } from '../analytics/power/power-rating.ts'
import { leagueIdOf, teamRefOf } from '../analytics/public-ids.ts'
import { computeStandings } from '../analytics/standings.ts'
import { whyNoGames } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { compareFigures, roundFigure } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import type { Handler } from './handler.ts'

export const handlePower: Handler<'power'> = ({ season }) => {
  const history = listPowerHistory(season)
  const now = history.at(-1)
  const before = history.at(-2)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: whyNoGames(season),
    throughWeek: now?.week ?? null,
    leagueMean: roundFigure(now?.ratings.leagueMean),
    weeklyDeviation: roundFigure(now?.ratings.weeklyDeviation),
    averageWeeks: roundFigure(now?.ratings.averageWeeks),
    teams: now ? describeTeams(season, now, before) : [],
    weeks: history.map(({ week, ratings }) => ({
      week,
      leagueMean: roundFigure(ratings.leagueMean),
      teams: ratings.teams.map(({ teamId, rating, error }, index) => ({
        team: teamRefOf(season, teamId),
        rank: index + 1,
        rating: roundFigure(rating),
        error: roundFigure(error),
      })),
    })),
  }
}

function describeTeams(
  season: Season,
  { ratings }: PowerWeek,
  before: PowerWeek | undefined,
): ResponseOf<'power'>['teams'] {
  const records = computeAllPlayRecords(season)
  const expectedWins = (teamId: number) => records.get(teamId)?.expectedWins ?? 0
  const recordRanks = new Map(
    computeStandings(season).teams.map(({ team, regularSeason }) => [team.id, regularSeason.rank]),
  )
  return ratings.teams.map((rated, index) => {
    const { teamId, rating, error } = rated
    const above = ratings.teams[index - 1]
    const previous = before?.ratings.teams.findIndex((team) => team.teamId === teamId) ?? -1
    return {
      team: teamRefOf(season, teamId),
      rank: index + 1,
      previousRank: previous < 0 ? null : previous + 1,
      rating: roundFigure(rating),
      error: roundFigure(error),
      isLevelWithPrevious: above !== undefined && isTooCloseToCall(above, rated),
      allPlayRank:
        1 + season.teams.filter(({ id }) => compareFigures(expectedWins(id), expectedWins(teamId)) > 0).length,
      recordRank: recordRanks.get(teamId) ?? index + 1,
    }
  })
}
