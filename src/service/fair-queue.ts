/** What waits, by client. The next item is one of the client whose last turn was longest ago, however many others have. */
import { LRUCache } from 'lru-cache'

export type FairQueue<T> = ReturnType<typeof createFairQueue<T>>

const rememberedClients = 10_000

export function createFairQueue<T>() {
  const waiting = new Map<string, T[]>()
  /** Counts turns: of each client the number of its last one. */
  const lastTurns = new LRUCache<string, number>({ max: rememberedClients })
  let turns = 0
  const lastTurnOf = (client: string) => lastTurns.get(client) ?? 0

  function remove(item: T): void {
    for (const [client, items] of waiting) {
      const others = items.filter((one) => one !== item)
      if (others.length === 0) waiting.delete(client)
      else if (others.length < items.length) waiting.set(client, others)
    }
  }

  return {
    /** An item may be added for several clients: it is taken when the first of them has a turn. */
    add(client: string, item: T): void {
      waiting.set(client, [...(waiting.get(client) ?? []), item])
    },
    remove,
    /** Takes the next item that may begin; null where there is none. */
    take(mayBegin: (item: T, client: string) => boolean = () => true): T | null {
      for (const client of [...waiting.keys()].sort((a, b) => lastTurnOf(a) - lastTurnOf(b))) {
        const item = waiting.get(client)?.find((one) => mayBegin(one, client))
        if (item === undefined) continue
        remove(item)
        lastTurns.set(client, ++turns)
        return item
      }
      return null
    },
    /** How many items of the client wait. */
    count: (client: string) => waiting.get(client)?.length ?? 0,
    /** How many items wait, those of several clients once. */
    size: () => new Set([...waiting.values()].flat()).size,
  }
}
