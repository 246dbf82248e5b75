import { listKickoffs } from '../analytics/nfl-opponent.ts'
import { teamIdOf, teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { WeekPathsResponse } from '../contract/responses/game-paths.ts'
import { DomainError } from '../domain/errors.ts'
import { findLow, findTurn, isLateWin, type WatchedWeek } from '../domain/path-turn.ts'
import { roundFigure } from '../domain/points.ts'
import type { Matchup, Season } from '../domain/season.ts'
import { weekOfSeason } from '../domain/season-week.ts'
import type { GamePath, Side, WeekPaths } from '../domain/week-paths.ts'
import { isDecided } from '../verdict/results.ts'
import type { Handler } from './handler.ts'
import { noWeek } from './resolve-season.ts'

type GamePathResponse = WeekPathsResponse['games'][number]

/** Throws `DomainError('not-found')` for a week that nobody watched. */
export const handleGamePaths: Handler<'gamePaths'> = ({ season, paths }, { week }) => {
  const described = describePaths(season, week, paths?.get(week))
  if (described) return described
  throw week > season.status.finalWeek ? noWeek(season, week) : new DomainError('not-found', whyNoPaths(season, week))
}

function whyNoPaths({ name, season, status }: Season, week: number): string {
  const ofWeek = `week ${week} of ${name} ${season}`
  const { state } = weekOfSeason(status, week)
  return state === 'to-come' || state === 'running'
    ? `Nobody has watched ${ofWeek} yet.`
    : `Nobody watched ${ofWeek} while it was played.`
}

/** Null where nobody watched the week. */
export function describePaths(season: Season, week: number, paths: WeekPaths | undefined): WeekPathsResponse | null {
  if (!paths) return null
  const kickoffs = listKickoffs(season, week)
  const matchups = new Map(season.matchups.map((matchup) => [matchup.id, matchup]))
  return {
    kickoffs,
    watched: [...paths.watched],
    games: paths.games.flatMap((path) => {
      const matchup = matchups.get(path.matchupId)
      if (!matchup?.away) return []
      const { watched } = paths
      return [describePath(season, matchup, path, { watched, kickoffs, isLast: week === matchup.weeks.at(-1) })]
    }),
  }
}

interface GameWeek extends WatchedWeek {
  /** Of the game's weeks. */
  isLast: boolean
}

function describePath(season: Season, matchup: Matchup, path: GamePath, week: GameWeek): GamePathResponse {
  const winner = winnerOf(matchup, path)
  // A game of several weeks is not turned for good before its last one.
  const turn = winner && week.isLast ? findTurn(path, week.watched, winner) : null
  const isLate = winner !== null && week.isLast && isLateWin(path, week, winner)
  const low = winner && !isLate ? findLow(path, week.kickoffs, winner) : null
  const { home, away } = matchup
  const team = teamRefOf(season, (winner === 'away' && away ? away : home).teamId)
  const player = factsOf(season).players.get(turn?.scorer?.player ?? -1)
  return {
    matchupId: path.matchupId,
    homeTeamId: teamIdOf(season, home.teamId),
    times: path.points.map(({ at }) => at),
    chances: path.points.map(({ chance }) => chance),
    turn: turn && {
      team,
      at: timeOf(turn.at),
      from: roundFigure(turn.from),
      to: roundFigure(turn.to),
      player: player ? toPlayerRef(season, player) : null,
      points: player ? (turn.scorer?.points ?? null) : null,
    },
    low: low && { team, at: timeOf(low.at), chance: roundFigure(low.chance) },
  }
}

/** The winner, or who is ahead by the last chance; null of a tie. */
export function winnerOf(matchup: Matchup, { points }: GamePath): Side | null {
  if (isDecided(matchup)) return matchup.winner === 'tie' ? null : matchup.winner
  const chance = points.at(-1)?.chance ?? 0.5
  return chance === 0.5 ? null : chance > 0.5 ? 'home' : 'away'
}

const timeOf = (seconds: number) => new Date(1000 * seconds).toISOString()
