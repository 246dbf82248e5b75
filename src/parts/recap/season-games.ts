/** Decided games, each once for both of its teams. */

export interface SeasonGame {
  winner: GameSide
  /** After a tie: in the order of the standings. */
  loser: GameSide
  /** League points between the two; 0 in a tie, and where the tiebreaker decided. */
  margin: number
  isTie: boolean
  weeks: number[]
  isPlayoff: boolean
}

export interface GameSide {
  /** Null: only the name is known. */
  teamId: number | null
  teamName: string
  score: number
}

/** The game with the smallest margin, ties first; the earliest of several. */
export function findClosestGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.reduce<SeasonGame | null>((best, game) => (best && best.margin <= game.margin ? best : game), null)
}

/** The game with the largest margin; the earliest of several. */
export function findMostLopsidedGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.reduce<SeasonGame | null>((best, game) => (best && best.margin >= game.margin ? best : game), null)
}
