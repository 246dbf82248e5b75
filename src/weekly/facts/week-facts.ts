/** All that is known of a week, read out of the responses once and without a gap in its types. */
import type { TeamRef } from '../../contract/responses/weekly.ts'
import type { EditionSources } from '../sources.ts'
import { cleanName } from './clean-name.ts'
import { type Game, readGames } from './games.ts'
import { readSetRecords, type SetRecord } from './history.ts'
import { readLineups, type TeamLineup } from './lineups.ts'
import { type Departure, findDepartures, findPickUps, type PickUp } from './moves.ts'
import { readOdds, type TeamOdds } from './odds.ts'
import { type Fixture, type Result, readNextFixtures, readResults } from './results.ts'
import { readStages, type Stage } from './stages.ts'
import { isPlayoffWeek, readPointsTable, readRanking, readTable, type TableRow, type WeekScore } from './table.ts'

export interface WeekFacts {
  sources: EditionSources
  week: number
  format: 'head-to-head' | 'elimination' | 'points'
  isPlayoffs: boolean
  /** Last week of the regular season. */
  isRegularFinale: boolean
  /** Weeks of the regular season after this one. */
  weeksLeft: number
  playoffTeams: number
  teams: ReadonlyMap<number, TeamRef>
  games: readonly Game[]
  stages: ReadonlyMap<number, Stage>
  /** Decided games of the season up to this week, in the order of play. */
  results: readonly Result[]
  table: readonly TableRow[]
  /** Scores of the week where there are no opponents, the best first. */
  ranking: readonly WeekScore[]
  odds: readonly TeamOdds[]
  lineups: ReadonlyMap<number, TeamLineup>
  pickUps: readonly PickUp[]
  departures: readonly Departure[]
  next: readonly Fixture[]
  setRecords: readonly SetRecord[]
}

export function readWeekFacts(sources: EditionSources, week: number): WeekFacts {
  const { league, schedule, bracket } = sources
  const hasOpponents = (league.scoringFormat ?? 'head-to-head') === 'head-to-head'
  const scoreboard = sources.scoreboards.find((one) => one.week === week) ?? null
  const stages = readStages(bracket)
  const games = readGames(scoreboard, week, stages, readChampion(sources))
  const results = readResults(schedule, week)
  const table = hasOpponents ? readTable(sources, week, results, games) : readPointsTable(sources)
  const lineups = readLineups(sources, week)
  const teams = new Map(
    [...table.map(({ team }) => team), ...games.flatMap(({ winner, loser }) => [winner.team, loser.team])].map(
      (team) => [team.id, team],
    ),
  )
  const regularWeeks = league.regularSeasonWeeks ?? week
  return {
    sources,
    week,
    format: hasOpponents ? 'head-to-head' : league.scoringFormat === 'elimination' ? 'elimination' : 'points',
    isPlayoffs: isPlayoffWeek(league, week),
    isRegularFinale: hasOpponents && week === regularWeeks,
    weeksLeft: Math.max(0, regularWeeks - week),
    playoffTeams: league.playoffTeamCount ?? 0,
    teams,
    games,
    stages,
    results,
    table,
    ranking: readRanking(scoreboard ?? undefined),
    odds: readOdds(sources.forecastHistory, week),
    lineups,
    pickUps: findPickUps(sources, week, lineups),
    departures: findDepartures(sources, week, lineups, teams),
    next: readNextFixtures(schedule, week),
    setRecords: readSetRecords(sources, week),
  }
}

function readChampion({ standings }: EditionSources): TeamRef | null {
  const row = standings?.standings?.find(({ isChampion }) => isChampion)
  return row?.teamId == null ? null : { id: row.teamId, name: cleanName(row.teamName ?? '') }
}

/** Scores of the week, the best first; of one-week games only, so that they compare. */
export function weekScores({ games, ranking }: WeekFacts): { team: TeamRef; points: number }[] {
  const ofGames = games
    .filter(({ weeks }) => weeks.length === 1)
    .flatMap(({ winner, loser }) => [winner, loser].map(({ team, points }) => ({ team, points })))
  return (ofGames.length > 0 ? ofGames : ranking.map(({ team, points }) => ({ team, points }))).toSorted(
    (a, b) => b.points - a.points,
  )
}
