/** A count of results. */
export interface Tally {
  wins: number
  ties: number
  losses: number
}

export function noGames(): Tally {
  return { wins: 0, ties: 0, losses: 0 }
}

/** Adds one result: win 1, tie ½, loss 0. */
export function addResult(tally: Tally, result: number): void {
  if (result === 1) tally.wins += 1
  else if (result === 0) tally.losses += 1
  else tally.ties += 1
}

export function addTallies(...tallies: readonly Tally[]): Tally {
  const sum = noGames()
  for (const { wins, losses, ties } of tallies) {
    sum.wins += wins
    sum.losses += losses
    sum.ties += ties
  }
  return sum
}

export function gamesOf({ wins, losses, ties }: Tally): number {
  return wins + losses + ties
}

/** Wins ÷ games, 0 to 100, a tie counts half; null without a game. */
export function winPercentOf(tally: Tally): number | null {
  const games = gamesOf(tally)
  return games === 0 ? null : (100 * (tally.wins + tally.ties / 2)) / games
}

/** The same games from the opponent's side. */
export function reverseTally({ wins, losses, ties }: Tally): Tally {
  return { wins: losses, losses: wins, ties }
}
