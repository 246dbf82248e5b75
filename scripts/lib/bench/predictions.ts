/** Scores of predicted chances: log loss, slope, gap, and intervals by season. */
import { createRandom } from '../../../demo/random.ts'

/** A predicted chance and its outcome: 1, ½ for a tie, 0. */
export interface Prediction {
  /** The season, the unit of the intervals: chances of one season depend on each other. */
  season: string
  /** By the source that is measured, and by those that it is compared with. */
  chance: number
  others?: Readonly<Record<string, number>>
  result: number
}

/** An event that never happened in 4,000 simulated seasons may happen once in twice as many. */
const leastChance = 0.5 / 4000
const samples = 1000
const bins = 7

const clamp = (chance: number) => Math.min(1 - leastChance, Math.max(leastChance, chance))

export function lossOf(chance: number, result: number): number {
  const p = clamp(chance)
  return -(result * Math.log(p) + (1 - result) * Math.log(1 - p))
}

export function meanLoss(predictions: readonly Prediction[]): number {
  return meanOf(predictions.map(({ chance, result }) => lossOf(chance, result)))
}

/** "+.0013 [−.0005, +.0031]": log loss of the others less that of the chances. */
export function describeGain(predictions: readonly Prediction[], other: string): string {
  const gains = predictions.map(({ season, chance, others, result }) => ({
    season,
    gain: lossOf(others?.[other] ?? 0.5, result) - lossOf(chance, result),
  }))
  const gainOf = (rows: typeof gains) => meanOf(rows.map(({ gain }) => gain))
  return `${signed(gainOf(gains))} ${describeInterval(gains, gainOf, signed)}`
}

/** "1.08 [0.85, 1.31]": the factor by which log odds would have to be stretched; above 1 chances are too timid. */
export function describeSlope(predictions: readonly Prediction[]): string {
  const fixed = (slope: number) => slope.toFixed(2)
  return `${fixed(fitSlope(predictions))} ${describeInterval(predictions, fitSlope, fixed)}`
}

/** Nine of ten resampled sets of seasons are within; empty for a single season. */
function describeInterval<Row extends { season: string }>(
  rows: readonly Row[],
  figureOf: (rows: Row[]) => number,
  write: (figure: number) => string,
): string {
  const seasons = [...Map.groupBy(rows, ({ season }) => season).values()]
  if (seasons.length < 2) return '[one season]'
  const random = createRandom('bootstrap')
  const figures = Array.from({ length: samples }, () =>
    figureOf(seasons.flatMap(() => seasons[random.whole(0, seasons.length - 1)] ?? [])),
  ).sort((a, b) => a - b)
  const [low = 0, high = 0] = [0.025, 0.975].map((share) => figures[Math.floor(share * (samples - 1))])
  return `[${write(low)}, ${write(high)}]`
}

/** The factor of the log odds with the least log loss, by Newton's method. */
export function fitSlope(predictions: readonly Pick<Prediction, 'chance' | 'result'>[]): number {
  const points = predictions.map(({ chance, result }) => ({
    logOdds: Math.log(clamp(chance) / (1 - clamp(chance))),
    result,
  }))
  let slope = 1
  for (let step = 0; step < 12; step++) {
    let gradient = 0
    let curvature = 0
    for (const { logOdds, result } of points) {
      const p = 1 / (1 + Math.exp(-slope * logOdds))
      gradient += logOdds * (result - p)
      curvature += logOdds ** 2 * p * (1 - p)
    }
    if (curvature < 1e-9) break
    slope = Math.min(10, Math.max(-10, slope + gradient / curvature))
  }
  return slope
}

function groupByChance(predictions: readonly Prediction[]): [bin: number, group: Prediction[]][] {
  const binOf = ({ chance }: Prediction) => Math.min(bins - 1, Math.floor(chance * bins))
  return [...Map.groupBy(predictions, binOf)].sort(([a], [b]) => a - b)
}

/** The mean distance between chances and outcomes. */
export function meanGap(predictions: readonly Prediction[]): number {
  const gap = groupByChance(predictions).reduce(
    (sum, [, group]) => sum + group.length * Math.abs(meanOf(group.map(({ chance, result }) => chance - result))),
    0,
  )
  return gap / Math.max(1, predictions.length)
}

export function describeReliability(predictions: readonly Prediction[]): string {
  return groupByChance(predictions)
    .map(([, group]) => [meanOf(group.map(({ chance }) => chance)), meanOf(group.map(({ result }) => result))])
    .map(([chance = 0, result = 0]) => `${chance.toFixed(2)} → ${result.toFixed(2)}`)
    .join(', ')
}

const signed = (figure: number) => `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(4)}`

/** The mean; 0 of nothing. */
export function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
}
