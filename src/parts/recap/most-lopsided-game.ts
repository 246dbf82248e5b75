import type { SeasonGame } from './season-games.ts'

/** The game with the largest margin; of equal ones the earliest. */
export function findMostLopsidedGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.reduce<SeasonGame | null>((best, game) => (best && best.margin >= game.margin ? best : game), null)
}
