/** All facts of a round, computed from the responses once. */
import type { TeamRef } from '../../contract/responses/shared.ts'
import { weeksOfRound } from '../../domain/edition-weeks.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import type { EditionSources } from '../sources.ts'
import { type EditionGame, findGames } from './games.ts'
import { findWeekComebacks, findWeekRecords, type WeekComeback, type WeekRecord } from './history.ts'
import { findLineups, type TeamLineup } from './lineups.ts'
import { type Arrival, type Departure, findArrivals, findDepartures } from './moves.ts'
import { type EditionOdds, findOdds } from './odds.ts'
import { type Fixture, findNextFixtures, findResults, type Result } from './results.ts'
import { findStages, type Stage } from './stages.ts'
import { addRace, findPointsTable, findRanking, findTable, type RaceRow, type WeekScore } from './table.ts'

export interface WeekFacts {
  sources: EditionSources
  /** The last week of the round. */
  week: number
  /** All weeks of the round, ascending. */
  weeks: readonly number[]
  format: 'head-to-head' | 'elimination' | 'points'
  isPlayoffs: boolean
  /** Last week of the regular season. */
  isRegularFinale: boolean
  /** Weeks of the regular season after this one. */
  weeksLeft: number
  playoffTeams: number
  /** Median score of the round in median leagues; else null. */
  median: number | null
  teams: ReadonlyMap<number, TeamRef>
  games: readonly EditionGame[]
  stages: ReadonlyMap<number, Stage>
  /** The champion by the final standings in the week of a championship game whose score is unknown; else null. */
  unseenChampion: TeamRef | null
  /** Final games of the season up to this week, in order of play. */
  results: readonly Result[]
  table: readonly RaceRow[]
  /** Teams that made the playoffs; null before the end of the regular season, and if unknown. */
  playoffField: ReadonlySet<number> | null
  /** Scores of the round in leagues without opponents, best first. */
  ranking: readonly WeekScore[]
  odds: readonly EditionOdds[]
  /** Teams with a first-round bye; null before the end of the regular season, and if unknown. */
  byes: readonly TeamRef[] | null
  /** Teams of the playoffs that left the league since, best seed first. */
  leftPlayoffTeams: readonly TeamRef[]
  lineups: ReadonlyMap<number, TeamLineup>
  arrivals: readonly Arrival[]
  departures: readonly Departure[]
  next: readonly Fixture[]
  records: readonly WeekRecord[]
  comebacks: readonly WeekComeback[]
}

/** Null without the week's scoreboard. */
export function findWeekFacts(sources: EditionSources, week: number): WeekFacts | null {
  const { league, standings, bracket, moves } = sources
  const scoreboard = sources.scoreboards.find((one) => one.week === week)
  if (!scoreboard) return null
  const schedule = sources.schedule ?? []
  const weeks = weeksOfRound(sources, week)
  const isHeadToHead = hasOpponents(league.scoringFormat)
  const row = standings?.standings.find(({ isChampion }) => isChampion)
  const champion = row ? { id: row.teamId, name: row.teamName } : null
  const stages = findStages(bracket)
  const games = findGames(scoreboard, stages, champion)
  const results = findResults(schedule, week)
  const playoffField = isHeadToHead && week >= league.regularSeasonWeeks ? findPlayoffField(sources) : null
  const rows = isHeadToHead ? findTable(sources, scoreboard, results, weeks) : findPointsTable(sources)
  const table = addRace(rows, { playoffTeams: league.playoffTeamCount, field: playoffField })
  const lineups = findLineups(sources, weeks)
  const refs = [...table, ...games.flatMap(({ winner, loser }) => [winner, loser])].map(({ team }) => team)
  const teams = new Map(refs.map((team) => [team.id, team]))
  return {
    sources,
    week,
    weeks,
    format: isHeadToHead ? 'head-to-head' : league.scoringFormat === 'elimination' ? 'elimination' : 'points',
    isPlayoffs: scoreboard.isPlayoffWeek,
    isRegularFinale: isHeadToHead && week === league.regularSeasonWeeks,
    weeksLeft: Math.max(0, league.regularSeasonWeeks - week),
    playoffTeams: league.playoffTeamCount,
    median: scoreboard.median,
    teams,
    games,
    stages,
    unseenChampion: hasUnseenFinal(bracket, week) ? champion : null,
    results,
    table,
    playoffField,
    ranking: findRanking(scoreboard),
    odds: findOdds(sources.forecastHistory, weeks),
    byes: week >= league.regularSeasonWeeks ? findByes(sources) : null,
    leftPlayoffTeams: playoffField ? findLeft(sources) : [],
    lineups,
    arrivals: findArrivals(moves, weeks, lineups),
    departures: findDepartures(moves, weeks, lineups, teams),
    next: findNextFixtures(schedule, week),
    records: findWeekRecords(sources, weeks),
    comebacks: findWeekComebacks(sources, week),
  }
}

function findPlayoffField({ standings }: EditionSources): ReadonlySet<number> | null {
  const made = (standings?.standings ?? []).filter(({ madePlayoffs }) => madePlayoffs)
  return made.length > 0 ? new Set(made.map(({ teamId }) => teamId)) : null
}

/** Whether the championship game was played in a round that ends in this week, and nobody knows its score. */
function hasUnseenFinal(bracket: EditionSources['bracket'], week: number): boolean {
  const round = bracket?.rounds.findLast(({ games }) => games.some(({ kind }) => kind === 'winners-bracket'))
  const finals = (round?.games ?? []).filter(({ kind, isBye }) => kind === 'winners-bracket' && !isBye)
  return finals.length === 1 && finals[0]?.status === 'not-recorded' && round?.weeks.at(-1) === week
}

function findLeft({ bracket, standings }: EditionSources): TeamRef[] {
  const present = new Set(standings?.standings.map(({ teamId }) => teamId))
  if (!bracket || bracket.isProjected || present.size === 0) return []
  return bracket.seeds.filter(({ inPlayoffs, team }) => inPlayoffs && !present.has(team.id)).map(({ team }) => team)
}

function findByes({ bracket }: EditionSources): TeamRef[] | null {
  if (!bracket || bracket.isProjected) return null
  return bracket.seeds.filter(({ hasBye }) => hasBye).map(({ team }) => team)
}

/** Scores of the round, best first; of games over all its weeks only, so that they are comparable. */
export function roundScores({ games, ranking, weeks: all }: WeekFacts): { team: TeamRef; points: number }[] {
  const ofGames = games
    .filter(({ weeks }) => weeks.length === all.length)
    .flatMap(({ winner, loser }) => [winner, loser].map(({ team, points }) => ({ team, points })))
  return (ofGames.length > 0 ? ofGames : ranking.map(({ team, points }) => ({ team, points }))).toSorted(
    (a, b) => b.points - a.points,
  )
}
