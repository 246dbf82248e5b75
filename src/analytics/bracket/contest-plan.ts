import { type BracketRules, type Contest, listPlaces, openContests, playRound, roundsOf } from './contests.ts'

/** A game between the teams in two slots; winner and loser move to slots of their own. */
export interface PlannedGame {
  /** From 0. */
  round: number
  first: number
  second: number
  winner: number
  loser: number
}

export interface ContestPlan {
  /** Number of slots; the first are the seeds. */
  slots: number
  /** In the order they are played. */
  games: readonly PlannedGame[]
  /** Slots of the final places, the first place first; without a ladder only those of the bracket. */
  places: readonly number[]
}

/**
 * All games of playoffs whose pairings do not depend on who wins, so that they can be simulated thousands of times. Null
 * where the league reseeds: there a round's pairings depend on the round before.
 */
export function planContests(teamCount: number, rules: BracketRules): ContestPlan | null {
  if (rules.reseed) return null
  const rounds = roundsOf(rules.playoffTeamCount)
  const games: PlannedGame[] = []
  let slots = teamCount
  let contests: Contest<number>[] = openContests(
    Array.from({ length: teamCount }, (_, index) => index),
    rules,
  )
  for (let round = 0; round < rounds; round++) {
    const goesTo = new Map<number, number>()
    for (const { entries } of contests) {
      for (let index = 0; index < entries.length; index += 2) {
        const [first, second] = [entries[index] ?? null, entries[index + 1] ?? null]
        if (first === null || second === null) continue
        games.push({ round, first, second, winner: slots, loser: slots + 1 })
        goesTo.set(first, slots).set(second, slots + 1)
        slots += 2
      }
    }
    const { consolation } = rules
    const play = { firstWins: () => true, consolation, isLast: round === rounds - 1, reseedBy: null }
    contests = playRound(contests, play).map((contest) => ({
      ...contest,
      entries: contest.entries.map((slot) => (slot === null ? null : (goesTo.get(slot) ?? slot))),
    }))
  }
  return { slots, games, places: listPlaces(contests) }
}
