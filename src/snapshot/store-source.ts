/** Seasons of the store, with responses computed by the server's handlers. */

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CallParameters } from '../contract/endpoints.ts'
import { digestIn } from '../contract/team-logos.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { importCommand, type LeagueKey, nameSeason, toLeagueId } from '../domain/identity.ts'
import { shareLeftAfter } from '../domain/nfl-clock.ts'
import type { SeasonPaths } from '../domain/week-paths.ts'
import type { HistoryInput } from '../handlers/history-input.ts'
import { withDefaults } from '../handlers/parameters.ts'
import { findHistory } from '../server/league-books.ts'
import { findStoredStatistics } from '../server/open-service.ts'
import { buildHistory } from '../service/build-history.ts'
import { type Compute, computeFrom, type ResponseTask } from '../service/compute.ts'
import { keyOfCard } from '../service/import-season.ts'
import { listSavedTimes } from '../service/joined-seasons.ts'
import { isBeingRead, type LeagueStore, type SeasonCard } from '../storage/league-store.ts'
import { compareWithHost } from '../verdict/compare-with-host.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import { withoutSealed } from './find-sealed.ts'
import type { HistoryOffer, SnapshotSource } from './source.ts'

export interface StoreSourceOptions {
  /** The folder with the leagues' books and the links of sealed leagues; null: there are none. */
  dataDir?: string | null
  signal?: AbortSignal
}

export function storeSource(store: LeagueStore, { dataDir = null, signal }: StoreSourceOptions = {}): SnapshotSource {
  type Subject = Omit<ResponseTask, 'name' | 'parameters'>

  /** `subject` is what the calls are about. */
  function askOf(compute: Compute<unknown>, subject: () => Promise<Subject>): HistoryOffer['ask'] {
    return async ({ name, parameters }) => {
      // Responses are computed without a pause, which would block Ctrl-C and the progress.
      await nextTurn()
      signal?.throwIfAborted()
      const call = { name, parameters: withDefaults(name, parameters as CallParameters<typeof name>) }
      try {
        return toWire(await compute({ ...call, ...(await subject()) } as ResponseTask))
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'not-found') return null
        throw error
      }
    }
  }

  async function versionOf(card: SeasonCard | null): Promise<string | null> {
    if (!card || card.summary.status.phase === 'complete') return card?.version ?? null
    return digestOfSeason(await store.read(keyOfCard(card), card.version))
  }

  const source: SnapshotSource = {
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
      const { summary, asOf, version } = card
      const { name, status } = summary
      if (card.known !== 'whole') throw new DomainError('bad-request', onlyScores(name, key))
      // Read once: all responses are then of the same import.
      const season = await store.read(key, version)
      const compute = computeFrom({ read: async () => season, paths: store.paths }, () =>
        findStoredStatistics(store, key),
      )
      const isOver = status.phase === 'complete'
      return {
        ...key,
        id: toLeagueId(summary),
        name,
        isOver,
        asOf,
        isPrivate: summary.settings.isPrivate === true,
        finalWeek: status.finalWeek,
        decidedWeek: status.finalWeeks.at(-1) ?? 0,
        version: digestOfSeason(season),
        previousLeagueId: season?.previousLeagueId,
        fetchPicture: (address) => store.logos.picture(key, digestIn(address) ?? ''),
        ask: askOf(compute, async () => ({ key, version, context: { seasons, asOf } })),
      }
    },
    async findHistory(league) {
      const { keys: stored, joined } = await findHistory(store, dataDir, league)
      const found = await Promise.all(stored.map(async (key) => ({ key, card: await store.card(key) })))
      // A season that a server is reading is not published as far as it has come.
      const read = found.filter(({ card }) => !card || !isBeingRead(card))
      if (read.length === 0) return null
      const [keys, cards] = [read.map(({ key }) => key), read.map(({ card }) => card)]
      const watched = await Promise.all(
        keys.map(async (key) => [nameSeason(key), await store.paths.readAll(key)] as const),
      )
      async function open(): Promise<HistoryInput> {
        const seasons = await Promise.all(keys.map((key, index) => store.read(key, cards[index]?.version)))
        const documents = seasons.filter((season) => season !== null)
        const savedAt = listSavedTimes(cards.filter((card) => card !== null))
        const comparisons = Object.fromEntries(documents.map((one) => [nameSeason(one), compareWithHost(one)]))
        const known = documents.map((document) => judgeSeason(document))
        const paths = Object.fromEntries(watched)
        return buildHistory(known, { joined, reasons: new Map(), savedAt, comparisons, paths })
      }
      let opened: Promise<HistoryInput> | null = null
      return {
        isPrivate: cards.some((card) => card?.summary.settings.isPrivate === true),
        // A digest, as the book's text would reveal names.
        version: digestOf([
          keys,
          await Promise.all(cards.map(versionOf)),
          joined.book,
          watched.map(([, paths]) => digestOfPaths(paths)),
        ]),
        ask: askOf(computeFrom(store), async () => {
          // Opened once for all calls, which find their history by it.
          opened ??= open()
          return { input: await opened }
        }),
      }
    },
  }
  return dataDir === null ? source : withoutSealed(source, { dataDir, links: store.links })
}

/**
 * A season is imported again and again: only what its responses are made of counts, not when it was read. That time counts while an NFL
 * game is played, as points to come depend on it.
 */
function digestOfSeason(season: HostSeason | null): string {
  const { asOf, ...facts } = season ?? {}
  const games = Object.values(season?.nflSchedule ?? {}).flat()
  const kickoffs = [...new Set(games.flatMap(({ kickoff }) => kickoff ?? []))].sort()
  const shares = asOf ? kickoffs.map((kickoff) => shareLeftAfter(kickoff, Date.parse(asOf))) : null
  return digestOf([facts, shares])
}

/** Of what its chances say: a week is read again and again while none of them moves. */
function digestOfPaths(paths: SeasonPaths): string {
  const weeks = [...paths].map(([week, { games }]) => [
    week,
    games.map(({ matchupId, quarterAt, points }) => [matchupId, quarterAt, points]),
  ])
  return digestOf(weeks)
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

function onlyScores(name: string, key: LeagueKey): string {
  return `Of ${name}, season ${key.season}, only the scores have been read so far. Import it whole: ${importCommand(key)}`
}
