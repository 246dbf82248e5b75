import { leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { Parameters } from '../contract/endpoints.ts'
import type { WeeklyResponse } from '../contract/responses/weekly.ts'
import { editionTitle, editionWeeks, weeksOfRound } from '../domain/edition-weeks.ts'
import { DomainError } from '../domain/errors.ts'
import type { Season } from '../domain/season.ts'
import { type SeasonSources, scoreboardWeeks, type WeekSources } from '../weekly/sources.ts'
import { writeEdition } from '../weekly/write-edition.ts'
import { handleBracket } from './bracket.ts'
import { handleForecastHistory } from './forecast.ts'
import type { SeasonInput } from './handler.ts'
import { handleHistory } from './history.ts'
import type { HistoryInput } from './history-input.ts'
import { handleLeague } from './leagues.ts'
import { handleLeagueSchedule } from './matchups.ts'
import { handleMoves } from './moves.ts'
import { handleScoreboard } from './scoreboard.ts'
import { handleStandings } from './standings.ts'
import { handleStartSitAnalysis, handleWeeklyRoster } from './weekly-roster.ts'

/** Throws `DomainError('not-found')` for a season that is not stored, and for a week that is not final. */
export function handleWeekly(
  input: HistoryInput,
  { leagueId, season: year, week }: Parameters<'weekly'>,
): WeeklyResponse {
  const season = chooseSeason(input.seasons, leagueId, year)
  const own: SeasonInput = { season, context: { seasons: [], asOf: null } }
  const sources = seasonSources(own, input)
  const weeks = editionWeeks(sources)
  const chosen = week ?? weeks.at(-1)
  if (week !== undefined && !weeks.includes(week)) throw undecided(season, week, weeks)
  return {
    leagueId: leagueIdOf(season),
    leagueName: season.name,
    season: season.season,
    weeks: weeks.map((one) => ({ week: one, title: editionTitle(sources, one) })),
    edition: chosen === undefined ? null : writeEdition({ ...sources, ...weekSources(own, sources, chosen) }, chosen),
  }
}

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
  }
}

const keyOf = ({ host, leagueId, season }: Season) => ({ host, leagueId, season })

/** Without a year: the newest season of the league's own id. */
function chooseSeason(seasons: readonly Season[], leagueId: string, year: number | undefined): Season {
  const newestFirst = seasons.toSorted((a, b) => b.season - a.season)
  const found =
    year === undefined
      ? (newestFirst.find((season) => season.leagueId === leagueId) ?? newestFirst[0])
      : newestFirst.find(({ season }) => season === year)
  if (!found) throw new DomainError('not-found', `League ${leagueId} has no season ${year ?? ''} here.`)
  return found
}

function undecided({ name, season }: Season, week: number, weeks: readonly number[]): DomainError {
  const others = weeks.length > 0 ? `there are editions of weeks ${weeks.join(', ')}` : 'no week is final yet'
  return new DomainError('not-found', `${name} ${season} has no edition for week ${week}: ${others}.`)
}
