import { findClinchingPaths } from '../analytics/forecast/clinching-paths.ts'
import type { FixedResult, ForecastModel } from '../analytics/forecast/forecast-model.ts'
import type { GameLeverage } from '../analytics/forecast/leverage.ts'
import { forecastRuns, pastRuns, type TeamOdds } from '../analytics/forecast/odds-of-season.ts'
import { listPastOdds } from '../analytics/forecast/past-odds.ts'
import { type Forecast, findPresentOdds, presentModel } from '../analytics/forecast/present-odds.ts'
import { magicNumberOf } from '../analytics/forecast/race-verdict.ts'
import { leagueIdOf, teamIdOf, teamRefOf } from '../analytics/public-ids.ts'
import { homeChanceNow } from '../analytics/scoreboard/game-odds.ts'
import { isBeingPlayed } from '../analytics/scoreboard/live-odds.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { computeStandings } from '../analytics/standings.ts'
import { whyNoGames } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { compareFigures, roundFigure } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { weekOfSeason } from '../domain/season-week.ts'
import { listPlayoffRounds } from '../verdict/bracket/playoff-rounds.ts'
import { isTiebreakerKnown } from '../verdict/seeding.ts'
import type { Handler } from './handler.ts'

type Row = ResponseOf<'forecast'>['teams'][number]

export const handleForecast: Handler<'forecast'> = ({ season, context }) => {
  const reason = whyNoForecast(season)
  const made = reason === null ? findPresentOdds(season, context.forecastRuns ?? forecastRuns) : null
  const weighed = made?.games ?? []
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: reason,
    isOver: made?.model.periods.length === 0,
    runs: made?.odds.runs ?? 0,
    nextWeek: made?.model.periods[0]?.week ?? null,
    liveWeek: made && isLive(season, made.model) ? season.status.runningWeek : null,
    notes: made ? noteDifferences(season, made.model) : [],
    teams: made ? describeTeams(season, made, weighed) : [],
    games: made ? weighed.map((game) => describeGame(season, made.model, game)) : [],
    model: made && {
      ...made.model,
      teams: made.model.teams.map((team) => ({ ...team, teamId: teamIdOf(season, team.teamId) })),
    },
  }
}

function isLive(season: Season, { periods: [first] }: ForecastModel): boolean {
  return first?.played?.toCome != null && isBeingPlayed(season, first.matchupPeriod)
}

/** The most expensive response: frequent callers cache it, as the server and snapshots do. */
export const handleForecastHistory: Handler<'forecastHistory'> = ({ season, context }) => {
  const runs = context.forecastRuns ?? pastRuns
  const weeks = listForecastWeeks(season, runs)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: weeks.length > 0 ? null : whyNoForecast(season),
    runs,
    weeks,
  }
}

/** Playoffs that were paired by hand still have the odds of earlier weeks. */
export function listForecastWeeks(season: Season, runs: number): ResponseOf<'forecastHistory'>['weeks'] {
  const history = whyNoGames(season) ? [] : listPastOdds(season, runs)
  return history.map(({ week, odds }) => ({
    week,
    isPlayoff: weekOfSeason(season.status, week).isPlayoff,
    teams: byChance(odds.teams).map(({ team, playoffs, bye, title, lastPlace, meanWins }) => ({
      team: teamRefOf(season, season.teams[team]?.id ?? 0),
      playoffs,
      bye,
      title,
      lastPlace,
      meanWins,
    })),
  }))
}

function byChance(teams: readonly TeamOdds[]): TeamOdds[] {
  return teams.toSorted((a, b) => b.playoffs.chance - a.playoffs.chance || b.title.chance - a.title.chance)
}

function noteDifferences({ settings }: Season, { playoffs }: ForecastModel): string[] {
  const rule = isTiebreakerKnown(settings)
    ? []
    : ['This league’s tiebreaker isn’t available, so the forecast uses points for.']
  const median = settings.hasMedianGame
    ? ['Because every team also plays the median, clinches may show up a little late.']
    : []
  const last = playoffs.isLastKnown
    ? []
    : ['The commissioner set the losers’ bracket by hand, so we can’t calculate last-place odds.']
  return [...rule, ...median, ...last]
}

function describeTeams(season: Season, { model, odds }: Forecast, games: readonly GameLeverage[]): Row[] {
  const standings = new Map(
    computeStandings(season).teams.map((standing) => [standing.team.id, standing.regularSeason]),
  )
  return byChance(odds.teams).map(({ team, ...shown }): Row => {
    const teamId = model.teams[team]?.teamId ?? 0
    const row = standings.get(teamId)
    return {
      team: teamRefOf(season, teamId),
      record: { wins: row?.wins ?? 0, losses: row?.losses ?? 0, ties: row?.ties ?? 0 },
      ...shown,
      magicNumber: magicNumberOf(model, team),
      ...describePaths(season, model, { team, status: shown.status }, games),
      hostPlayoffChance: roundFigure(factsOf(season).teams.get(teamId)?.hostOdds?.playoffs),
    }
  })
}

/** Clinching paths, else the three results of future games that help most. */
function describePaths(
  season: Season,
  model: ForecastModel,
  { team, status }: Pick<TeamOdds, 'team' | 'status'>,
  games: readonly GameLeverage[],
): Pick<Row, 'pathKind' | 'paths'> {
  if (status !== 'open' && status !== 'unproven') return { pathKind: 'none', paths: [] }
  const clinching = findClinchingPaths(model, team)
  const describePath = (results: readonly FixedResult[]) =>
    results.flatMap((result) => describeResult(season, model, result) ?? [])
  if (clinching.length > 0) return { pathKind: 'clinch', paths: clinching.map(describePath) }
  const helpful = games
    .map(({ game, teams }) => ({ game, leverage: teams.find((entry) => entry.team === team)?.leverage ?? 0 }))
    .filter(({ leverage }) => Math.abs(leverage) >= leastHelp)
    .sort((a, b) => compareFigures(Math.abs(b.leverage), Math.abs(a.leverage)))
    .slice(0, 3)
    .map(({ game, leverage }): FixedResult => ({ matchupId: game.matchupId, winner: leverage > 0 ? 'home' : 'away' }))
  return helpful.length > 0
    ? { pathKind: 'leverage', paths: helpful.map((result) => describePath([result])) }
    : { pathKind: 'none', paths: [] }
}

function describeResult(season: Season, model: ForecastModel, { matchupId, winner }: FixedResult) {
  const game = model.games.find((entry) => entry.matchupId === matchupId)
  if (!game) return null
  const [first, second] = winner === 'home' ? [game.home, game.away] : [game.away, game.home]
  return {
    matchupId,
    winner: teamRefOf(season, model.teams[first]?.teamId ?? 0),
    loser: teamRefOf(season, model.teams[second]?.teamId ?? 0),
    week: model.periods[game.period]?.week ?? 1,
  }
}

function chanceNow(season: Season, matchupId: number): number | null {
  const matchup = season.matchups.find(({ id }) => id === matchupId)
  return matchup ? homeChanceNow(season, matchup) : null
}

/** A point: a result that is worth less is no path. */
const leastHelp = 0.01

/** Half a point: smaller differences are not listed. */
const leastLeverage = 0.005

function describeGame(
  season: Season,
  model: ForecastModel,
  { game, homeChance, teams }: GameLeverage,
): ResponseOf<'forecast'>['games'][number] {
  const moved = teams
    .filter(({ leverage }) => Math.abs(leverage) >= leastLeverage)
    .sort((a, b) => compareFigures(Math.abs(b.leverage), Math.abs(a.leverage)))
  const refOf = (team: number) => teamRefOf(season, model.teams[team]?.teamId ?? 0)
  return {
    matchupId: game.matchupId,
    week: model.periods[game.period]?.week ?? 1,
    home: refOf(game.home),
    away: refOf(game.away),
    // As on the scoreboard, from the distribution that the runs draw from: the runs differ by chance.
    homeChance: roundFigure(chanceNow(season, game.matchupId) ?? homeChance),
    leverage: roundFigure(Math.abs(moved[0]?.leverage ?? 0)),
    teams: moved.map(({ team, ifHomeWins, ifAwayWins, leverage }) => ({
      team: refOf(team),
      ifHomeWins: roundFigure(ifHomeWins),
      ifAwayWins: roundFigure(ifAwayWins),
      leverage: roundFigure(leverage),
    })),
  }
}

/** The reason why a season has no forecast, in one sentence; null if it has one. */
function whyNoForecast(season: Season): string | null {
  const reason = whyNoGames(season)
  if (reason) return reason
  if (listPlayoffRounds(season).length === 0) return 'This league has no playoff bracket to forecast.'
  const isUndecided = season.status.phase === 'complete' && season.title.championId === null
  if (isUndecided) return 'This season ended before its playoffs were decided.'
  return presentModel(season) ? null : 'The commissioner set the playoff matchups by hand, so odds can’t be calculated.'
}
