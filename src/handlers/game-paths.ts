import { listKickoffs } from '../analytics/nfl-opponent.ts'
import { teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { WeekPathsResponse } from '../contract/responses/game-paths.ts'
import { findLow, findTurn } from '../domain/path-turn.ts'
import { roundFigure } from '../domain/points.ts'
import type { Matchup, Season } from '../domain/season.ts'
import type { GamePath, Side, WeekPaths } from '../domain/week-paths.ts'
import { isDecided } from '../verdict/results.ts'

type GamePathResponse = WeekPathsResponse['games'][number]

/** Null where nobody watched the week. */
export function describePaths(season: Season, week: number, paths: WeekPaths | undefined): WeekPathsResponse | null {
  if (!paths) return null
  const matchups = new Map(season.matchups.map((matchup) => [matchup.id, matchup]))
  return {
    kickoffs: listKickoffs(season, week),
    watched: [...paths.watched],
    games: paths.games.flatMap((path) => {
      const matchup = matchups.get(path.matchupId)
      return matchup?.away ? [describePath(season, { ...matchup, away: matchup.away }, path, paths.watched)] : []
    }),
  }
}

function describePath(
  season: Season,
  matchup: Matchup & { away: NonNullable<Matchup['away']> },
  path: GamePath,
  watched: WeekPaths['watched'],
): GamePathResponse {
  const winner = winnerOf(matchup, path)
  const turn = winner && findTurn(path, watched, winner)
  const low = winner && findLow(path, winner)
  const team = teamRefOf(season, matchup[winner ?? 'home'].teamId)
  const player = factsOf(season).players.get(turn?.scorer?.player ?? -1)
  return {
    matchupId: path.matchupId,
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
