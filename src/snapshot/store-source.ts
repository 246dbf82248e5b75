/** Seasons of the store, with responses computed by the server's handlers. */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { digestIn } from '../contract/team-logos.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { type LeagueKey, leagueArgument } from '../domain/identity.ts'
import { withDefaults } from '../handlers/parameters.ts'
import { buildHistory, findHistory } from '../server/league-books.ts'
import { findStoredStatistics } from '../server/open-service.ts'
import { computeFrom, type ResponseTask } from '../service/compute.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { SnapshotCall } from './snapshot-calls.ts'
import type { SnapshotSource } from './source.ts'

export interface StoreSourceOptions {
  /** The folder with the leagues' books; null: none are read. */
  dataDir?: string | null
  signal?: AbortSignal
}

export function storeSource(store: LeagueStore, { dataDir = null, signal }: StoreSourceOptions = {}): SnapshotSource {
  return {
    kind: 'store',
    // An earlier season that was read for the league's history has no weeks.
    async list() {
      const keys = await store.keys()
      const cards = await Promise.all(keys.map((key) => store.card(key)))
      return keys.filter((_, index) => cards[index]?.known === 'whole')
    },
    async find(ref, wanted) {
      const seasons = await store.seasonsOf(ref)
      const key = seasons.find((one) => (wanted === null ? one.leagueId === ref.leagueId : one.season === wanted))
      const card = key ? await store.card(key) : null
      if (!key || !card) return null
      const { league, asOf, version } = card
      if (card.known !== 'whole') throw new DomainError('bad-request', onlyScores(league.name, key))
      let document: ReturnType<LeagueStore['read']> | null = null
      /** Read once, when it is first needed: all responses are then of the same import. */
      const read = () => {
        document ??= store.read(key)
        return document
      }
      const compute = computeFrom({ read }, undefined, () => findStoredStatistics(store, key))
      const isOver = league.phase === 'complete'
      return {
        ...key,
        id: league.id,
        name: league.name,
        isOver,
        finalWeek: league.finalWeek,
        decidedWeek: league.completedWeeks.at(-1) ?? 0,
        // A running season is imported again and again: only what its responses are made of counts, not when it was read.
        version: isOver ? version : digestOf(await read()),
        findPrevious: async () => (await read())?.previousLeagueId,
        async fetchPicture(address) {
          return store.logos.picture(key, digestIn(address) ?? '')
        },
        async ask(call) {
          await pauseForOthers(signal)
          return orNull(() => compute({ ...taskOf(call), key, version, context: { seasons, asOf } }))
        },
      }
    },
    async findHistory(league) {
      const { keys, book } = await findHistory(store, dataDir, league)
      if (keys.length === 0) return null
      const cards = await Promise.all(keys.map((key) => store.card(key)))
      const seasons = keys.flatMap((key, index) => {
        const version = cards[index]?.version
        return version === undefined ? [] : [{ key, version }]
      })
      // Opened once for all calls, which find their history by it.
      const reading = Promise.all(seasons.map(({ key, version }) => store.read(key, version)))
      reading.catch(() => {})
      const read: LeagueStore['read'] = async (key) =>
        (await reading)[seasons.findIndex((one) => one.key === key)] ?? null
      let opened: ReturnType<typeof buildHistory> | null = null
      const compute = computeFrom({ read }, (all, parts) => {
        opened ??= buildHistory(all, parts)
        return opened
      })
      return {
        version: digestOf([keys, cards.map((card) => card?.version ?? null), book]),
        async ask(call) {
          await pauseForOthers(signal)
          const history = { league, book, reasons: new Map<number, string>() }
          return orNull(() => compute({ ...taskOf(call), seasons, history }))
        },
      }
    },
  }
}

/** A digest, as the book's text would reveal names. */
function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** Responses are computed without a pause, which would block Ctrl-C and the progress. */
async function pauseForOthers(signal: AbortSignal | undefined): Promise<void> {
  await nextTurn()
  signal?.throwIfAborted()
}

function onlyScores(name: string, key: LeagueKey): string {
  const command = `npm run import -- ${leagueArgument(key)} --season ${key.season}`
  return `Of ${name}, season ${key.season}, only the scores have been read so far. Import it whole: ${command}`
}

const taskOf = ({ name, parameters }: SnapshotCall): Pick<ResponseTask, 'name' | 'parameters'> => ({
  name,
  parameters: withDefaults(name, parameters as Parameters<typeof withDefaults>[1]),
})

async function orNull(compute: () => Promise<unknown>): Promise<unknown> {
  try {
    return toWire(await compute())
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}
