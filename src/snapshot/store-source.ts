/** Seasons of the store, with responses computed by the server's handlers. */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { endpoints } from '../contract/endpoints.ts'
import { digestIn } from '../contract/team-logos.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { type LeagueKey, leagueArgument } from '../domain/identity.ts'
import { type Call, handleCall, handleHistoryCall } from '../handlers/handle-call.ts'
import type { HistoryInput } from '../handlers/history-input.ts'
import { findStatistics } from '../server/season-statistics.ts'
import { buildHistory, findHistory } from '../storage/league-history.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import type { SnapshotSource } from './source.ts'

export interface StoreSourceOptions {
  /** The folder with the leagues' books; null: none are read. */
  dataDir?: string | null
  signal?: AbortSignal
}

export function storeSource(store: SeasonStore, { dataDir = null, signal }: StoreSourceOptions = {}): SnapshotSource {
  return {
    kind: 'store',
    // An earlier season that was read for the league's history has no weeks.
    async list() {
      const keys = await store.keys()
      const cards = await Promise.all(keys.map((key) => store.card(key)))
      return keys.filter((_, index) => (cards[index]?.known ?? 'whole') === 'whole')
    },
    async find(ref, wanted) {
      const seasons = await store.seasonsOf(ref)
      const key = seasons.find((one) => (wanted === null ? one.leagueId === ref.leagueId : one.season === wanted))
      const card = key ? await store.card(key) : null
      if (!key || !card) return null
      const { league, asOf, version } = card
      if (card.known === 'scores') throw new DomainError('bad-request', onlyScores(league.name, key))
      let document: ReturnType<SeasonStore['read']> | null = null
      /** Read once, when it is first needed: all responses are then of the same import. */
      const read = () => {
        document ??= store.read(key)
        return document
      }
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
          const season = await read()
          if (!season) return null
          const statistics =
            'readsStatistics' in endpoints[call.name] ? await findStatistics(store, dataDir, key) : null
          return orNull(() => toWire(handleCall(season, { seasons, asOf }, call as Call, statistics)))
        },
      }
    },
    async findHistory(league) {
      const { keys, book } = await findHistory(store, dataDir, league)
      if (keys.length === 0) return null
      const cards = await Promise.all(keys.map((key) => store.card(key)))
      let opened: Promise<HistoryInput> | null = null
      const open = () => {
        opened ??= openAll()
        return opened
      }
      async function openAll() {
        const seasons = await Promise.all(keys.map((key) => store.read(key)))
        return buildHistory(
          seasons.filter((season) => season !== null),
          { league, book, reasons: new Map() },
        )
      }
      return {
        version: digestOf([keys, cards.map((card) => card?.version ?? null), book]),
        async ask({ name, parameters }) {
          await pauseForOthers(signal)
          const input = await open()
          return orNull(() => toWire(handleHistoryCall(input, { name, parameters } as Call)))
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

function orNull(compute: () => unknown): unknown {
  try {
    return compute()
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}
