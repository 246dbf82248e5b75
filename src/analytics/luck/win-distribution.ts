/** Shares of the other teams that a score beats, ties and loses to in a week. They add up to 1. */
export interface WeekChances {
  win: number
  tie: number
  loss: number
}

/** A distribution of wins: `probabilities[h]` is the chance of exactly `h` half-wins. */
export type WinDistribution = readonly number[]

/**
 * Exact distribution of wins if every pairing is equally likely every week: the convolution of the weekly chances, in half-wins because of
 * ties. Its mean is the sum of the weekly shares. For one team at a time; two teams' wins are not independent.
 */
export function distributeWins(weeks: readonly WeekChances[]): WinDistribution {
  return weeks.reduce<number[]>(
    (known, { win, tie, loss }) => {
      const next = Array.from({ length: known.length + 2 }, () => 0)
      for (const [halfWins, probability] of known.entries()) {
        next[halfWins] = (next[halfWins] ?? 0) + probability * loss
        next[halfWins + 1] = (next[halfWins + 1] ?? 0) + probability * tie
        next[halfWins + 2] = (next[halfWins + 2] ?? 0) + probability * win
      }
      return next
    },
    [1],
  )
}

/** The chance of at least this many wins. */
export function chanceOfAtLeast(distribution: WinDistribution, wins: number): number {
  return distribution.slice(Math.round(2 * wins)).reduce((sum, probability) => sum + probability, 0)
}

/** The smallest number of wins whose cumulative probability reaches this value: 0.1 and 0.9 enclose four seasons of five. */
export function quantileOfWins(distribution: WinDistribution, share: number): number {
  let sum = 0
  for (const [halfWins, probability] of distribution.entries()) {
    sum += probability
    // A sum of a hundred products may fall short of the share by the last bit.
    if (sum >= share - 1e-12) return halfWins / 2
  }
  return (distribution.length - 1) / 2
}
