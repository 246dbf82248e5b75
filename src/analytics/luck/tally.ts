/** A count of results. */
export interface Tally {
  wins: number
  ties: number
  losses: number
}

export function noGames(): Tally {
  return { wins: 0, ties: 0, losses: 0 }
}

/** Counts one more result: win 1, tie ½, loss 0. */
export function addResult(tally: Tally, result: number): void {
  if (result === 1) tally.wins += 1
  else if (result === 0) tally.losses += 1
  else tally.ties += 1
}

/** Wins ÷ games, 0 to 100, a tie counting half; null without a game. */
export function winPercentOf({ wins, ties, losses }: Tally): number | null {
  const games = wins + ties + losses
  return games === 0 ? null : (100 * (wins + ties / 2)) / games
}
