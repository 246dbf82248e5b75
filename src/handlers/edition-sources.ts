/** What an edition of the weekly is written from: responses of other handlers. */
import { leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { weeksOfRound } from '../domain/edition-weeks.ts'
import type { Season } from '../domain/season.ts'
import { type SeasonSources, scoreboardWeeks, type WeekSources } from '../weekly/sources.ts'
import { handleBracket } from './bracket.ts'
import { handleForecastHistory } from './forecast.ts'
import { describePaths } from './game-paths.ts'
import type { SeasonInput } from './handler.ts'
import { handleHistory } from './history.ts'
import type { HistoryInput } from './history-input.ts'
import { handleLeague } from './leagues.ts'
import { handleLeagueSchedule } from './matchups.ts'
import { handleMoves } from './moves.ts'
import { handleScoreboard } from './scoreboard.ts'
import { handleStandings } from './standings.ts'
import { handleStartSitAnalysis, handleWeeklyRoster } from './weekly-roster.ts'

/** The inputs of all editions of a season. */
export function seasonSources(input: SeasonInput, ofLeague: HistoryInput): SeasonSources {
  const { season, context } = input
  const key = keyOf(season)
  return {
    league: handleLeague({ season, context }),
    schedule: handleLeagueSchedule(input, { week: undefined }),
    standings: handleStandings(input, { leagueId: leagueIdOf(season), season: season.season }),
    forecastHistory: handleForecastHistory(input, key),
    moves: handleMoves(input, key),
    bracket: handleBracket(input, key),
    history: handleHistory(ofLeague),
  }
}

/** The additional inputs of the edition of the round that ends in a week. */
export function weekSources(input: SeasonInput, sources: SeasonSources, week: number): WeekSources {
  const { season } = input
  const teams = weeksOfRound(sources, week).flatMap((one) =>
    season.teams
      .filter(({ id }) => factsOf(season).lineupIn(id, one))
      .map(({ id }) => ({ id: teamIdOf(season, id), week: one })),
  )
  return {
    scoreboards: scoreboardWeeks(sources, week).map((one) => handleScoreboard(input, { ...keyOf(season), week: one })),
    startSit: teams.map((team) => handleStartSitAnalysis(input, team)),
    rosters: teams.map((team) => handleWeeklyRoster(input, team)),
    paths: describePaths(season, week, input.paths?.get(week)),
  }
}

const keyOf = ({ host, leagueId, season }: Season) => ({ host, leagueId, season })
