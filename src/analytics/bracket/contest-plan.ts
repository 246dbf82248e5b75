import { type BracketRules, type Contest, listPlaces, openContests, playRound } from './contests.ts'

/** A game between the teams in two slots; winner and loser move to slots of their own. */
export interface PlannedGame {
  /** From 0. */
  round: number
  first: number
  second: number
  winner: number
  loser: number
}

/** The teams in some slots, moved to other slots in the order of their seeds, the best first: where a league seeds again. */
export interface PlannedSort {
  sorted: readonly number[]
  into: readonly number[]
}

/** All games of playoffs, so that they can be simulated thousands of times. */
export interface ContestPlan {
  /** Number of slots; the first are the seeds. */
  slots: number
  /** In the order they are played. */
  steps: readonly (PlannedGame | PlannedSort)[]
  /** Slots of the final places, the first place first; null: a place that no game decides, for the best seed without one. */
  places: readonly (number | null)[]
}

/** The plan that the rules make of a league's seeds, or of an opening that the host has drawn otherwise; entries are seeds from 0. */
export function planContests(
  teamCount: number,
  rounds: number,
  rules: BracketRules,
  opening: readonly Contest<number>[] = openContests(listSeeds(teamCount), rules),
): ContestPlan {
  const steps: (PlannedGame | PlannedSort)[] = []
  let slots = teamCount
  let contests: readonly Contest<number>[] = opening
  for (let round = 0; round < rounds; round++) {
    const goesTo = new Map<number, number>()
    for (const { entries } of contests) {
      for (let index = 0; index < entries.length; index += 2) {
        const [first, second] = [entries[index] ?? null, entries[index + 1] ?? null]
        if (first === null || second === null) continue
        steps.push({ round, first, second, winner: slots, loser: slots + 1 })
        goesTo.set(first, slots).set(second, slots + 1)
        slots += 2
      }
    }
    const sortBySeed = (entries: readonly number[]) => {
      if (entries.length < 2) return entries
      const into = entries.map((_, index) => slots + index)
      steps.push({ sorted: entries.map((slot) => goesTo.get(slot) ?? slot), into })
      slots += entries.length
      return into
    }
    const { consolation, reseed } = rules
    const play = { firstWins: () => true, consolation, isLast: round === rounds - 1 }
    contests = playRound(contests, { ...play, sortBySeed: reseed ? sortBySeed : null }).map((contest) => ({
      ...contest,
      entries: contest.entries.map((slot) => (slot === null ? null : (goesTo.get(slot) ?? slot))),
    }))
  }
  const places = listPlaces(contests, rules.consolation)
  return { slots, steps, places: listSeeds(teamCount).map((index) => places[index] ?? null) }
}

function listSeeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
