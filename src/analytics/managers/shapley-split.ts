/**
 * Contribution of each part of a difference to a win: the Shapley values of u(F) = ½ sign(Σ_F d), the mean over all orders in which the
 * parts could have been added. They add up to ½ for a win, 0 for a tie, −½ for a loss. Differences are whole cents, so rounding cannot
 * change a sign. For a handful of parts: 2^n subsets are tried.
 */
export function splitWin(differences: readonly number[]): number[] {
  const count = differences.length
  const sums = Array.from({ length: 2 ** count }, (_, subset) =>
    differences.reduce((sum, difference, part) => sum + (subset & (1 << part) ? difference : 0), 0),
  )
  const worth = (subset: number) => Math.sign(sums[subset] ?? 0) / 2
  const weights = orderWeights(count)
  return differences.map((_, part) => {
    let value = 0
    for (let subset = 0; subset < sums.length; subset++) {
      if (subset & (1 << part)) continue
      value += (weights[bitsIn(subset)] ?? 0) * (worth(subset | (1 << part)) - worth(subset))
    }
    return value
  })
}

/** By size of a subset: the share of all orders with exactly this subset before a given part. */
function orderWeights(count: number): number[] {
  return Array.from({ length: count }, (_, size) => (factorial(size) * factorial(count - size - 1)) / factorial(count))
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

function bitsIn(subset: number): number {
  return subset === 0 ? 0 : (subset & 1) + bitsIn(subset >> 1)
}
