import type { Draws } from './draws.ts'
import { byesOf, type FixedResult, type ForecastModel } from './forecast-model.ts'
import { openPlayoffs } from './play-playoffs.ts'
import { openRegularSeason } from './play-regular-season.ts'

/** Number of runs with an event, by team index. */
export interface Counts {
  runs: number
  playoffs: Int32Array
  bye: Int32Array
  title: Int32Array
  lastPlace: Int32Array
  /** `[team * teams + seed − 1]` */
  seeds: Int32Array
  /** By half-wins at the end of the regular season. */
  halfWins: readonly ReadonlyMap<number, number>[]
}

/**
 * Plays every simulated season to its end: games, seeds, bracket, ladder. A fixed winner gets the higher of the two simulated scores, so no
 * new random numbers are needed and an empty list changes nothing.
 */
export function playSeasons(model: ForecastModel, draws: Draws, fixed: readonly FixedResult[] = []): Counts {
  const count = model.teams.length
  const regularSeason = openRegularSeason(model, draws, fixed)
  const playoffs = openPlayoffs(model, draws)
  const zeroes = () => new Int32Array(count)
  const halfWins = model.teams.map(() => new Map<number, number>())
  const counts = {
    runs: draws.runs,
    playoffs: zeroes(),
    bye: zeroes(),
    title: zeroes(),
    lastPlace: zeroes(),
    seeds: new Int32Array(count * count),
    halfWins,
  }
  const byes = byesOf(model.playoffs)
  const { teamCount, seeds, drawn } = model.playoffs
  const known = seeds && drawn
  for (let run = 0; run < draws.runs; run++) {
    const order = regularSeason.play(run)
    for (let place = 0; place < count; place++) {
      const team = order[place] ?? 0
      bump(counts.seeds, team * count + place)
      if (known ? known.teams.includes(team) : place < teamCount) bump(counts.playoffs, team)
      if (known ? known.byes.includes(team) : place < byes) bump(counts.bye, team)
      const own = regularSeason.halfWins[team] ?? 0
      const histogram = halfWins[team]
      histogram?.set(own, (histogram.get(own) ?? 0) + 1)
    }
    const { first, last } = playoffs.play(run, order)
    bump(counts.title, first)
    bump(counts.lastPlace, last)
  }
  return counts
}

function bump(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}
