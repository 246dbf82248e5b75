/** Every manager's record against every other, for the matrix and the list. */

import type { HistoryManager, HistoryResponse } from '../../contract/responses/history.ts'
import { addTallies, gamesOf, reverseTally, type Tally } from '../../domain/tally.ts'
import type { GameSet } from '../../domain/vocabulary.ts'

export interface HeadToHead {
  /** Managers with an opponent, in the table's order. */
  managers: readonly HistoryManager[]
  /** The first manager's record against the second; null if they did not meet. */
  between: (key: string, otherKey: string) => Tally | null
}

export function toHeadToHead({ headToHead, managers }: HistoryResponse, set: GameSet): HeadToHead {
  const tallies = new Map<string, Tally>()
  for (const { key, otherKey, regular, playoffs, consolation } of headToHead) {
    const tally = { regular, playoffs, all: addTallies(regular, playoffs, consolation) }[set]
    if (gamesOf(tally) === 0) continue
    tallies.set(pairKey(key, otherKey), tally)
    tallies.set(pairKey(otherKey, key), reverseTally(tally))
  }
  const met = new Set([...tallies.keys()].map((name) => name.split(' ')[0]))
  return {
    managers: managers.filter(({ key }) => met.has(key)).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    between: (key, otherKey) => tallies.get(pairKey(key, otherKey)) ?? null,
  }
}

/** Keys are words without spaces. */
const pairKey = (key: string, otherKey: string) => `${key} ${otherKey}`
