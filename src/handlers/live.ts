import { findLastOdds } from '../analytics/forecast/past-odds.ts'
import { findFirstWeek, kickoffOf, listKickoffs } from '../analytics/nfl-opponent.ts'
import { listOpenDecisions } from '../analytics/open-decisions.ts'
import { leagueIdOf, teamIdOf, teamRefOf, toPlayerRef, toTeamRef } from '../analytics/public-ids.ts'
import { listMatchups } from '../analytics/schedule.ts'
import { swingOf } from '../analytics/scoreboard/game-odds.ts'
import { listStartersToCome } from '../analytics/scoreboard/rest-of-week.ts'
import type { StarterToCome } from '../analytics/scoreboard/week-lineups.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { type GamesState, gamesStateAt } from '../domain/nfl-clock.ts'
import { roundPoints } from '../domain/rounding.ts'
import type { Matchup, Season } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { tableAsItStands } from '../verdict/table.ts'
import { handleForecast } from './forecast.ts'
import { describePaths } from './game-paths.ts'
import type { Handler, SeasonInput } from './handler.ts'
import { handleScoreboard } from './scoreboard.ts'

type Live = ResponseOf<'live'>

export const handleLive: Handler<'live'> = (input, parameters) => {
  const { season } = input
  const asOf = season.asOf ?? null
  const time = input.context.boundary ?? asOf
  const week = season.status.runningWeek ?? weekToCome(season, time)
  const nothing = {
    matchups: [],
    title: null,
    ranking: [],
    starters: [],
    open: [],
    table: [],
    odds: [],
    games: [],
    paths: null,
  }
  const head = { leagueId: leagueIdOf(season), leagueName: season.name, season: season.season, week, asOf }
  if (week === null) return { ...head, state: null, nextKickoff: null, ...nothing }
  const kickoffs = listKickoffs(season, week)
  const state = stateOf(season, week, time)
  const nextKickoff =
    time === null ? null : (kickoffs.find((kickoff) => Date.parse(kickoff) > Date.parse(time)) ?? null)
  const { matchups, title, ranking } = handleScoreboard(input, { ...parameters, week })
  const isLive = state === 'playing' || state === 'between'
  const forecasted = handleForecast(input, parameters)
  return {
    ...head,
    state,
    nextKickoff,
    matchups,
    title,
    ranking,
    starters: isLive ? listStarters(season, week) : [],
    open: listOpen(season, week),
    table: hasRecords(season.format) && week <= season.status.regularSeasonFinalWeek ? describeTable(season) : [],
    odds: forecasted.isOver ? [] : compareOdds(input, forecasted.teams),
    games: forecasted.games.filter((game) => matchups.some(({ matchupId }) => matchupId === game.matchupId)),
    paths: describePaths(season, week, input.paths?.get(week)),
  }
}

/** A season that is drafted begins with the kickoffs of its first week, which are known days before. */
const openingDays = 7

/** The first week of a season whose first kickoff is less than a week away, or past; null for any other. */
function weekToCome(season: Season, time: string | null): number | null {
  if (season.status.phase !== 'pre-season' || time === null) return null
  const week = findFirstWeek(season)
  const [kickoff] = week === null ? [] : listKickoffs(season, week)
  if (kickoff === undefined) return null
  return Date.parse(kickoff) - Date.parse(time) < openingDays * 86_400_000 ? week : null
}

/** By the clock; where it or the kickoffs are unknown, by the week's points. */
function stateOf(season: Season, week: number, time: string | null): GamesState {
  const kickoffs = listKickoffs(season, week)
  if (time !== null && kickoffs.length > 0) return gamesStateAt(kickoffs, Date.parse(time))
  const contests = [...season.matchups, ...season.eliminationRounds].filter(({ weeks }) => weeks.includes(week))
  if (contests.length > 0 && contests.every(({ status }) => status === 'final')) return 'over'
  return contests.some(({ status }) => status === 'in-progress') ? 'playing' : 'before'
}

function listStarters(season: Season, week: number): Live['starters'] {
  return season.teams.flatMap((team) => {
    const starters = listStartersToCome(season, team.id, week)
    if (!starters) return []
    const place = { teamId: team.id, week, matchups: listMatchups(season, { week, teamId: team.id }) }
    return [
      { team: toTeamRef(season, team), toPlay: starters.map((starter) => describeStarter(season, place, starter)) },
    ]
  })
}

interface StarterPlace {
  teamId: number
  week: number
  /** The team's games of the week. */
  matchups: readonly Matchup[]
}

function describeStarter(
  season: Season,
  { teamId, week, matchups }: StarterPlace,
  { player, expected, share }: StarterToCome,
) {
  const swings = matchups.map((matchup) => ({
    matchupId: matchup.id,
    swing: swingOf(season, matchup, { teamId, player: player.number }),
  }))
  return {
    player: toPlayerRef(season, player),
    toCome: roundPoints(expected * share),
    kickoff: kickoffOf(season, player, week),
    isPlaying: share < 1,
    hostIds: { ...player.idsElsewhere, [season.host]: player.hostPlayerId },
    swing: swings[0]?.swing ?? null,
    ...(swings.length > 1 && { swings }),
  }
}

function listOpen(season: Season, week: number): NonNullable<Live['open']> {
  return season.teams.flatMap(({ id }) => {
    const { changes = [], alerts = [] } = listOpenDecisions(season, id, week) ?? {}
    return changes.length + alerts.length > 0 ? [{ teamId: teamIdOf(season, id), changes, alerts }] : []
  })
}

function describeTable(season: Season): Live['table'] {
  const rankBefore = new Map(season.table.map(({ teamId, rank }) => [teamId, rank]))
  return tableAsItStands(season).map(({ teamId, rank, wins, losses, ties, pointsFor, isIn }) => ({
    team: teamRefOf(season, teamId),
    rank,
    rankBefore: rankBefore.get(teamId) ?? rank,
    record: { wins, losses, ties },
    pointsFor,
    isIn,
  }))
}

function compareOdds({ season, context }: SeasonInput, teams: ResponseOf<'forecast'>['teams']): Live['odds'] {
  const before = findLastOdds(season, context.forecastRuns)?.odds.teams ?? []
  const beforeOf = new Map(before.map((odds) => [teamIdOf(season, season.teams[odds.team]?.id ?? 0), odds]))
  return teams.map(({ team, playoffs, title }) => {
    const then = beforeOf.get(team.id)
    return {
      team,
      playoffs: { now: playoffs, before: then?.playoffs ?? null },
      title: { now: title, before: then?.title ?? null },
    }
  })
}
