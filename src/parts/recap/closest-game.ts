import type { SeasonGame } from './season-games.ts'

/** The game with the smallest margin, a tie above all; of equal ones the earliest. */
export function findClosestGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.reduce<SeasonGame | null>((best, game) => (best && best.margin <= game.margin ? best : game), null)
}
