import { type ContestPlan, planDrawing } from '../../verdict/bracket/contest-plan.ts'
import { drawByRules } from '../../verdict/bracket/draw-by-rules.ts'
import { winsGame } from '../../verdict/tie-rule.ts'
import { type Draws, openScores } from './draws.ts'
import type { ForecastModel, ModelPlayoffs } from './forecast-model.ts'

/** The playoffs of one run at a time, in arrays that are reused for the next one. */
export interface Playoffs {
  /** Plays a run from its seeds, best first; returns its champion and its last team. */
  play: (run: number, seeds: Int32Array) => { first: number; last: number }
}

export function openPlayoffs(model: ForecastModel, draws: Draws): Playoffs {
  const { playoffs } = model
  const count = model.teams.length
  const plan = playoffs.plan ?? planBySeed(playoffs, count)
  const firstWins = openGames(model, draws)
  const rank = new Int32Array(count)
  const slots = new Int32Array(plan.slots)
  const topSlot = plan.places[0] ?? 0
  const bottomSlot = plan.places[count - 1] ?? null
  const placedSlots = plan.places.filter((slot) => slot !== null)

  function play(run: number, seeds: Int32Array): { first: number; last: number } {
    if (playoffs.places) return { first: playoffs.places[0] ?? 0, last: playoffs.places[count - 1] ?? 0 }
    for (let place = 0; place < count; place++) rank[seeds[place] ?? 0] = place
    slots.set(seeds)
    for (const step of plan.steps) {
      if ('sorted' in step) sortSlots(step, slots, rank)
      else playGame(run, step)
    }
    return {
      first: slots[topSlot] ?? 0,
      last: bottomSlot === null ? findLastUnplaced(seeds, slots, placedSlots) : (slots[bottomSlot] ?? 0),
    }
  }

  function playGame(run: number, { round, first, second, winner, loser }: PlannedGame): void {
    const a = slots[first] ?? 0
    const b = slots[second] ?? 0
    const isFirst = firstWins(run, round, a, b, (rank[a] ?? 0) < (rank[b] ?? 0))
    slots[winner] = isFirst ? a : b
    slots[loser] = isFirst ? b : a
  }

  return { play }
}

type PlannedStep = ContestPlan['steps'][number]
type PlannedSort = Extract<PlannedStep, { sorted: unknown }>
type PlannedGame = Exclude<PlannedStep, PlannedSort>

function planBySeed({ teamCount, reseed, consolation, rounds }: ModelPlayoffs, count: number): ContestPlan {
  const seeds = Array.from({ length: count }, (_, seed) => seed)
  return planDrawing(drawByRules(seeds, { playoffTeamCount: teamCount, reseed, consolation }, rounds), seeds).plan
}

/** Returns a function that tells whether the first of two teams wins their game of a round; the better seed wins ties. */
function openGames(model: ForecastModel, draws: Draws) {
  const { playoffs, periods, homeBonus } = model
  const scoreOf = openScores(model, draws)
  const regularPeriods = periods.filter(({ isPlayoff }) => !isPlayoff).length
  const decided = playoffs.decided.map((round) => markDecided(round, model.teams.length))

  return (run: number, round: number, a: number, b: number, isBetter: boolean): boolean => {
    const known = (decided[round]?.[a] ?? 0) - (decided[round]?.[b] ?? 0)
    if (known !== 0) return known > 0
    if (round < playoffs.roundsOver) return isBetter
    const period = regularPeriods + round - playoffs.roundsOver
    const bonus = isBetter ? homeBonus.playoffs : -homeBonus.playoffs
    const margin = scoreOf(run, a, period) - scoreOf(run, b, period) + bonus
    return winsGame(margin, isBetter)
  }
}

/** By team: 1 for winners of a final game of the round, −1 for losers. */
function markDecided({ winners, losers }: ModelPlayoffs['decided'][number], count: number): Int8Array {
  const marks = new Int8Array(count)
  for (const team of winners) marks[team] = 1
  for (const team of losers) marks[team] = -1
  return marks
}

/** Insertion sort by seed, for a handful of teams ten thousand times. */
function sortSlots({ sorted, into }: PlannedSort, slots: Int32Array, rank: Int32Array): void {
  for (let end = 0; end < sorted.length; end++) {
    const team = slots[sorted[end] ?? 0] ?? 0
    let place = end
    while (place > 0 && (rank[slots[into[place - 1] ?? 0] ?? 0] ?? 0) > (rank[team] ?? 0)) {
      slots[into[place] ?? 0] = slots[into[place - 1] ?? 0] ?? 0
      place--
    }
    slots[into[place] ?? 0] = team
  }
}

/** Ranks that no game decides follow the seeds. */
function findLastUnplaced(seeds: Int32Array, slots: Int32Array, placedSlots: readonly number[]): number {
  for (let place = seeds.length - 1; place > 0; place--) {
    const team = seeds[place] ?? 0
    if (placedSlots.every((slot) => slots[slot] !== team)) return team
  }
  return seeds[0] ?? 0
}
