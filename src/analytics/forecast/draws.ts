import { normalQuantile } from '../normal-distribution.ts'
import type { ForecastModel } from './forecast-model.ts'

/**
 * Scores of every run, team and period: `scores[(run * teams + team) * periods + period]`. The same model and number of
 * runs give the same bytes, whatever winners are then fixed.
 */
export interface Draws {
  runs: number
  scores: Float32Array
  /** One uniform of every run and team, to decide what nothing else does: `coins[run * teams + team]`. */
  coins: Float32Array
}

/**
 * Draws so many seasons to come. Of each team and run there is one stream of chances: first how good the team really is,
 * N(rating, error²), then every week, N(that, σ²), not below 0; a period of two weeks is the sum of its two. Where a
 * period's projections are known a team's expected points of it take the place of its rating.
 */
export function drawSeasons(model: ForecastModel, runs: number): Draws {
  const { teams, periods, weeklyDeviation } = model
  const scores = new Float32Array(runs * teams.length * periods.length)
  const coins = new Float32Array(runs * teams.length)
  const chances = openChances(model.seed)
  const expected = periods.map((period) => period.expected)
  let [place, coinPlace] = [0, 0]
  for (let run = 0; run < runs; run++) {
    for (let index = 0; index < teams.length; index++) {
      chances.restart(run, index)
      const coin = chances.next()
      coins[coinPlace++] = coin
      const { rating = 0, error = 0 } = teams[index] ?? {}
      const mean = rating + error * normalQuantile(coin)
      for (let period = 0; period < periods.length; period++) {
        const center = expected[period]?.[index] ?? mean
        let score = 0
        for (let week = periods[period]?.weeks ?? 1; week > 0; week--) {
          score += Math.max(0, center + weeklyDeviation * normalQuantile(chances.next()))
        }
        scores[place++] = score
      }
    }
  }
  return { runs, scores, coins }
}

interface Chances {
  /** Goes to the stream of a run and a team. */
  restart(run: number, team: number): void
  /** Uniform between 0 and 1, both excluded. */
  next(): number
}

/** sfc32 (Doty-Humphrey), seeded by FNV-1a hashes of the seed, the run and the team. */
function openChances(seed: string): Chances {
  const hashes = ['a', 'b', 'c'].map((part) => fnv1a(0x811c9dc5, `${seed}/${part}`))
  let [a, b, c, counter] = [0, 0, 0, 0]
  function step(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  return {
    restart(run, team) {
      a = mix(mix(hashes[0] ?? 0, run), team)
      b = mix(mix(hashes[1] ?? 0, run), team)
      c = mix(mix(hashes[2] ?? 0, run), team)
      counter = 1
      // The first draws still resemble the seed.
      for (let warmUp = 0; warmUp < 12; warmUp++) step()
    },
    next: () => (step() + 0.5) / 2 ** 32,
  }
}

function fnv1a(start: number, text: string): number {
  let hash = start
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}

/** FNV-1a over the four bytes of a number. */
function mix(start: number, value: number): number {
  let hash = start
  for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((value >>> shift) & 0xff), 0x01000193)
  return hash
}
