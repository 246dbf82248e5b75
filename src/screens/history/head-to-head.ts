/** Every manager's record against every other, for the matrix and the list. */
import { addTallies, gamesOf, reverseTally, type Tally } from '../../parts/history/tally.ts'
import type { GameSet, HistoryManager, HistoryResponse } from './history-view.ts'

export interface HeadToHead {
  /** Managers who met somebody, as they are listed in the table. */
  managers: readonly HistoryManager[]
  /** The first manager's record against the second; null where they did not meet. */
  between: (key: string, otherKey: string) => Tally | null
}

export function toHeadToHead(
  { headToHead }: HistoryResponse,
  managers: readonly HistoryManager[],
  set: GameSet,
): HeadToHead {
  const tallies = new Map<string, Tally>()
  for (const { key, otherKey, regular, playoffs, consolation } of headToHead) {
    const ofSet = {
      regular: () => regular,
      playoffs: () => playoffs,
      all: () => addTallies(regular, playoffs, consolation),
    }
    const tally = ofSet[set]()
    if (gamesOf(tally) === 0) continue
    tallies.set(nameOf(key, otherKey), tally)
    tallies.set(nameOf(otherKey, key), reverseTally(tally))
  }
  const met = new Set([...tallies.keys()].map((name) => name.split(' ')[0]))
  return {
    managers: managers.filter(({ key }) => met.has(key)).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    between: (key, otherKey) => tallies.get(nameOf(key, otherKey)) ?? null,
  }
}

/** Keys are words without spaces. */
const nameOf = (key: string, otherKey: string) => `${key} ${otherKey}`
