import { fnv1a } from '../src/domain/hash.ts'

/**
 * A seeded random number stream. The same seed yields the same stream on every machine; a fork depends on its label only.
 */
export interface Random {
  /** Uniform in 0 (included) to 1 (excluded). */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  normal(mean: number, deviation: number): number
  /** Positive, around 1: a deviation of 0.25 is roughly a quarter up or down. */
  factor(deviation: number): number
  poisson(mean: number): number
  /** Index drawn in proportion to its weight; 0 if all weights are 0. */
  weighted(weights: readonly number[]): number
  shuffle<Item>(items: readonly Item[]): Item[]
  /** An independent stream, so that one more draw here does not change all others. */
  fork(label: string): Random
}

/** Creates the stream of a seed: sfc32, seeded by an FNV-1a hash of the text. */
export function createRandom(seed: string): Random {
  const next = sfc32(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

  return {
    next,
    between,
    whole,
    normal,
    chance: (probability) => next() < probability,
    factor: (deviation) => Math.exp(normal(0, deviation)),
    poisson(mean) {
      const limit = Math.exp(-mean)
      let count = 0
      for (let product = next(); product > limit; product *= next()) count += 1
      return count
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, weight] of weights.entries()) {
        left -= weight
        if (left < 0) return index
      }
      return 0
    },
    shuffle<Item>(items: readonly Item[]) {
      return items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item)
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  }
}

function sfc32(seed: string): () => number {
  let a = fnv1a(`${seed}a`)
  let b = fnv1a(`${seed}b`)
  let c = fnv1a(`${seed}c`)
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  // The first numbers still resemble the seed.
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  return next
}
