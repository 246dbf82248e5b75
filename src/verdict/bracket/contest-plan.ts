import type { ResponseOf } from '../../contract/responses/index.ts'
import { type BracketRules, type Contest, listPlaces, openContests, playRound } from './contests.ts'

/**
 * A plan of all playoff games, for thousands of simulations: in order of play, games between the teams in two slots, whose winner and loser
 * move to slots of their own, and sorts for leagues that reseed. The first slots are the seeds. A null place is not decided by a game and
 * goes to the best seed without one.
 */
export type ContestPlan = NonNullable<NonNullable<ResponseOf<'forecast'>['model']>['playoffs']['plan']>

/** The plan by the rules from a league's seeds, or from a different opening that the host has drawn; entries are seeds from 0. */
export function planContests(
  teamCount: number,
  rounds: number,
  rules: BracketRules,
  opening: readonly Contest<number>[] = openContests(listSeeds(teamCount), rules),
): ContestPlan {
  const steps: ContestPlan['steps'] = []
  let slots = teamCount
  let contests: readonly Contest<number>[] = opening
  for (let round = 0; round < rounds; round++) {
    const goesTo = new Map<number, number>()
    for (const { entries } of contests) {
      for (let index = 0; index < entries.length; index += 2) {
        const first = entries[index] ?? null
        const second = entries[index + 1] ?? null
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
