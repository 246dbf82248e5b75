/** Games that were won from behind, by their chances while somebody watched. */
import { findLow } from '../../domain/path-turn.ts'
import { roundFigure } from '../../domain/points.ts'
import { type LeagueHistory, type ManagerGame, viewOf } from './league-history.ts'

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

/** Of the final results, in order of play. Games that nobody watched, and those whose winner was never behind, are none. */
export function listComebacks({ games }: Pick<LeagueHistory, 'games'>): Comeback[] {
  return games.flatMap((game) => {
    const { winner, matchup, season } = game
    if (winner === 'tie') return []
    const lows = matchup.weeks.flatMap((week) => {
      const path = season.paths.get(week)?.games.find(({ matchupId }) => matchupId === matchup.id)
      const low = path && findLow(path, winner)
      return low ? [{ week, at: low.at, chance: roundFigure(low.chance) }] : []
    })
    const [lowest] = lows.toSorted((a, b) => a.chance - b.chance || a.at - b.at)
    return lowest ? [{ game: viewOf(game, winner), ...lowest }] : []
  })
}
