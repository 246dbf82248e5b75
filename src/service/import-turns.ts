/**
 * The order in which a server's imports run. At each host one import at a time reads the first part of a season, up to its standings, and
 * another one the rest of a season: a reader's first standings do not wait for whole seasons. Clients have turns, so one that
 * opens many leagues delays only its own.
 */
import type { HostName } from '../domain/identity.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

/** The first part ends with the standings; an import of scores has no rest. */
export type ImportPart = 'first' | 'rest'

export interface ImportTurn {
  /** Resolves when the import may read this part; at once where it is reading it already. Rejects with the signal's reason. */
  take(part: ImportPart, signal: AbortSignal): Promise<void>
  /** Whether another import has to finish first. */
  isWaiting(): boolean
  /** Others may read now: this import has ended, or waits for something else. */
  giveBack(): void
  /** Another client waits for the import, too: it also has that client's turns. */
  join(client: string): void
}

export interface ImportTurns {
  /** `hasRest`: after the first part the import waits for a turn to read the rest. */
  begin(wanted: { host: HostName; client: string; hasRest: boolean }): ImportTurn
}

/** A place for each host, where one import reads at a time. */
interface Lane {
  part: ImportPart
  reader: Waiting | null
  queue: FairQueue<Waiting>
}

interface Waiting {
  hasRest: boolean
  /** It has read the first part. Such an import occupies a thread. */
  isPaused: boolean
  clients: Set<string>
  begin: () => void
}

/** Imports that have read the first part and wait to read the rest; each has a thread. The last places are for clients without one. */
const mostPaused = 4
const mostPausedOfClient = 2

export function createImportTurns(): ImportTurns {
  const lanes = new Map<string, Lane>()
  const paused = new Set<Waiting>()

  function laneOf(host: HostName, part: ImportPart): Lane {
    const name = `${host} ${part}`
    const lane = lanes.get(name) ?? { part, reader: null, queue: createFairQueue<Waiting>() }
    lanes.set(name, lane)
    return lane
  }

  function mayBegin(waiting: Waiting, client: string): boolean {
    if (waiting.isPaused || !waiting.hasRest || paused.size < mostPausedOfClient) return true
    return paused.size < mostPaused && ![...paused].some(({ clients }) => clients.has(client))
  }

  /** Gives free lanes to the next ones. A lane that is given may make room in another one. */
  function advance(): void {
    for (let hasMoved = true; hasMoved; ) {
      hasMoved = false
      for (const lane of lanes.values()) {
        const next = lane.reader ? null : lane.queue.take(mayBegin)
        if (!next) continue
        lane.reader = next
        paused.delete(next)
        next.begin()
        hasMoved = true
      }
    }
  }

  return {
    begin({ host, client, hasRest }) {
      const own: Waiting = { hasRest, isPaused: false, clients: new Set([client]), begin: () => {} }
      let held: Lane | null = null
      let waitsFor: Lane | null = null

      function giveBack(): void {
        if (held) held.reader = null
        held = null
        waitsFor?.queue.remove(own)
        waitsFor = null
        paused.delete(own)
        advance()
      }

      return {
        giveBack,
        isWaiting: () => waitsFor !== null,
        join(other) {
          if (own.clients.has(other)) return
          own.clients.add(other)
          waitsFor?.queue.add(other, own)
          advance()
        },
        async take(part, signal) {
          signal.throwIfAborted()
          const lane = laneOf(host, part)
          if (held === lane) return
          own.isPaused = part === 'rest' && held !== null
          if (held) held.reader = null
          held = null
          if (own.isPaused) paused.add(own)
          const { promise, resolve, reject } = Promise.withResolvers<void>()
          own.begin = () => {
            held = lane
            waitsFor = null
            resolve()
          }
          const leave = () => {
            giveBack()
            reject(signal.reason)
          }
          signal.addEventListener('abort', leave, { once: true })
          waitsFor = lane
          for (const one of own.clients) lane.queue.add(one, own)
          advance()
          try {
            await promise
          } finally {
            signal.removeEventListener('abort', leave)
          }
        },
      }
    },
  }
}

/** Every import begins at once. */
export const unlimited: ImportTurns = {
  begin: () => ({
    take: async (_, signal) => signal.throwIfAborted(),
    isWaiting: () => false,
    giveBack: () => {},
    join: () => {},
  }),
}
