export interface Tally {
  wins: number
  losses: number
  ties: number
}

export const emptyTally: Tally = { wins: 0, losses: 0, ties: 0 }

export function addTallies(...tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { wins, losses, ties }) => ({
    wins: sum.wins + wins,
    losses: sum.losses + losses,
    ties: sum.ties + ties,
  }))
}

export function gamesOf({ wins, losses, ties }: Tally): number {
  return wins + losses + ties
}

/** 0 to 100, a tie counts half; undefined without a game. */
export function winPercentOf(tally: Tally): number | undefined {
  const games = gamesOf(tally)
  return games > 0 ? (100 * (tally.wins + tally.ties / 2)) / games : undefined
}

/** The same games as the other side counts them. */
export function reverseTally({ wins, losses, ties }: Tally): Tally {
  return { wins: losses, losses: wins, ties }
}

/** "9–4", with ties "9–4–1". */
export function writeTally({ wins, losses, ties }: Tally): string {
  return [wins, losses, ...(ties > 0 ? [ties] : [])].join('–')
}
