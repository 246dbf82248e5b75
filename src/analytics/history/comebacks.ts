/** Games that were won from behind, by their chances while somebody watched. */
import { findLow, isLateWin } from '../../domain/path-turn.ts'
import { roundFigure } from '../../domain/points.ts'
import type { Side } from '../../domain/week-paths.ts'
import { listKickoffs } from '../nfl-opponent.ts'
import { type HistoryGame, type LeagueHistory, lastWeekOf, type ManagerGame, viewOf } from './league-history.ts'

export interface Comeback {
  /** From the winner's perspective. */
  game: ManagerGame
  /** The week of the game in which the chance was that low. */
  week: number
  /** When it was first so low, in seconds since 1970. */
  at: number
  /** The winner's lowest chance after a quarter of the points to come had been played: below 0.5. */
  chance: number
}

/**
 * Of the final results, in order of play. Games that nobody watched, those whose winner was never behind, and those that were won after the last NFL
 * game are none.
 */
export function listComebacks({ games }: Pick<LeagueHistory, 'games'>): Comeback[] {
  return games.flatMap((game) => {
    const { winner, matchup } = game
    if (winner === 'tie' || isWonLate(game, winner)) return []
    const lows = matchup.weeks.flatMap((week) => {
      const path = pathIn(game, week)
      const low = path && findLow(path, listKickoffs(game.season.season, week), winner)
      return low ? [{ week, at: low.at, chance: roundFigure(low.chance) }] : []
    })
    const [lowest] = lows.toSorted((a, b) => a.chance - b.chance || a.at - b.at)
    return lowest ? [{ game: viewOf(game, winner), ...lowest }] : []
  })
}

function isWonLate(game: HistoryGame, winner: Side): boolean {
  const { season } = game
  const week = lastWeekOf(game)
  const path = pathIn(game, week)
  const watched = season.paths.get(week)?.watched ?? []
  return path !== undefined && isLateWin(path, { kickoffs: listKickoffs(season.season, week), watched }, winner)
}

const pathIn = ({ season, matchup }: HistoryGame, week: number) =>
  season.paths.get(week)?.games.find(({ matchupId }) => matchupId === matchup.id)
