import type { FantasySeason } from '../fantasy-season.ts'
import { nflWeeks } from '../nfl-schedule.ts'
import { shapePlayer } from './player-entry.ts'
import { seasonRows, weekRows } from './stat-rows.ts'

/**
 * `players.json`: kona_player_info of everyone who was drafted or rostered, with rows of every week and of the season.
 */
export function shapePlayers(season: FantasySeason) {
  return {
    players: playersOfLeague(season).map((playerId) => {
      const weeks = Array.from({ length: nflWeeks }, (_, index) => weekRows(season, playerId, index + 1)).flat()
      return { id: playerId, player: shapePlayer(season, playerId, [...seasonRows(season, playerId), ...weeks]) }
    }),
  }
}

/** In the order in which they joined the league: draftees first. */
function playersOfLeague({ draft, lineups, moves }: FantasySeason): number[] {
  const drafted = draft.map((pick) => pick.playerId)
  const rostered = lineups.flatMap((week) => [...week.values()].flatMap((roster) => [...roster.keys()]))
  const moved = moves.flatMap((move) => move.items.map((item) => item.playerId))
  return [...new Set([...drafted, ...rostered, ...moved])]
}
