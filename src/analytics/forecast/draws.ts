import { fnv1a } from '../../domain/hash.ts'
import { normalQuantile } from '../normal-distribution.ts'
import type { ForecastModel } from './forecast-model.ts'

/**
 * Simulated scores of every run, team and period: `scores[(run * teams + team) * periods + period]`. The same model and number of runs
 * yield the same bytes, whatever results are fixed later.
 */
export interface Draws {
  runs: number
  scores: Float32Array
  /** One uniform number for every run and team, to break final ties: `coins[run * teams + team]`. */
  coins: Float32Array
}

/**
 * Simulates the scores of many seasons. Each team and run has a stream of random numbers: first the team's real strength, N(rating,
 * error²), then every week, N(strength, σ²), not below 0. A two-week period is the sum of its weeks, with the actual score of a completed
 * one, and of a running one the points so far and N(mean, deviation²) of those to come; what of them goes by the rating follows the strength.
 */
export function drawSeasons(model: ForecastModel, runs: number): Draws {
  const { teams, periods, weeklyDeviation } = model
  const scores = new Float32Array(runs * teams.length * periods.length)
  const coins = new Float32Array(runs * teams.length)
  const hashes = ['a', 'b', 'c'].map((part) => fnv1a(`${model.seed}/${part}`))
  const chances = new Float64Array(periods.reduce((sum, { weeks }) => sum + weeks, 1))
  let place = 0
  let coinPlace = 0
  for (let run = 0; run < runs; run++) {
    for (let index = 0; index < teams.length; index++) {
      drawChances(hashes, run, index, chances)
      const coin = chances[0] ?? 0.5
      coins[coinPlace++] = coin
      const { rating = 0, error = 0 } = teams[index] ?? {}
      const strength = rating + error * normalQuantile(coin)
      let drawn = 1
      for (let period = 0; period < periods.length; period++) {
        const { weeks = 1, played = null } = periods[period] ?? {}
        let score = played?.points[index] ?? 0
        drawn += played?.weeks ?? 0
        const { mean: toCome = 0, deviation = 0, ratedWeeks = 0 } = played?.toCome?.[index] ?? {}
        if (deviation > 0)
          score += toCome + ratedWeeks * (strength - rating) + deviation * normalQuantile(chances[drawn - 1] ?? 0.5)
        for (let week = played?.weeks ?? 0; week < weeks; week++) {
          score += Math.max(0, strength + weeklyDeviation * normalQuantile(chances[drawn++] ?? 0.5))
        }
        scores[place++] = score
      }
    }
  }
  return { runs, scores, coins }
}

/** Returns a function that finds the simulated score of a team in a period. */
export function openScores(
  { teams, periods }: ForecastModel,
  { scores }: Draws,
): (run: number, team: number, period: number) => number {
  const teamCount = teams.length
  const periodCount = periods.length
  return (run, team, period) => scores[(run * teamCount + team) * periodCount + period] ?? 0
}

/**
 * Fills in the stream of a run and a team: uniform numbers between 0 and 1, both excluded. sfc32 (Doty-Humphrey), seeded by FNV-1a hashes
 * of the seed, the run and the team.
 */
function drawChances(hashes: readonly number[], run: number, team: number, chances: Float64Array): void {
  let a = mix(mix(hashes[0] ?? 0, run), team)
  let b = mix(mix(hashes[1] ?? 0, run), team)
  let c = mix(mix(hashes[2] ?? 0, run), team)
  // The first numbers still resemble the seed and are skipped.
  for (let index = -warmUp; index < chances.length; index++) {
    const sum = (((a + b) | 0) + index + warmUp + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    if (index >= 0) chances[index] = ((sum >>> 0) + 0.5) / 2 ** 32
  }
}

const warmUp = 12

/** FNV-1a over the four bytes of a number. */
function mix(start: number, value: number): number {
  let hash = start
  for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((value >>> shift) & 0xff), 0x01000193)
  return hash
}
