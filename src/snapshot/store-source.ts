/** Seasons of the store, with responses computed by the server's handlers. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { digestIn } from '../contract/team-logos.ts'
import { DomainError } from '../domain/errors.ts'
import { type Call, handleCall } from '../handlers/handle-call.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import type { SnapshotSource } from './source.ts'

export function storeSource(store: SeasonStore, signal?: AbortSignal): SnapshotSource {
  return {
    kind: 'store',
    list: () => store.keys(),
    async find(ref, wanted) {
      const seasons = await store.seasonsOf(ref)
      const key = seasons.find((one) => (wanted === null ? one.leagueId === ref.leagueId : one.season === wanted))
      const card = key ? await store.card(key) : null
      if (!key || !card) return null
      const { league, asOf, version } = card
      let document: ReturnType<SeasonStore['read']> | null = null
      /** Read once, when it is first needed: all responses are then of the same import. */
      const read = () => {
        document ??= store.read(key)
        return document
      }
      return {
        ...key,
        id: league.id,
        name: league.name,
        isOver: league.phase === 'complete',
        finalWeek: league.final_week,
        decidedWeek: league.completed_weeks.at(-1) ?? 0,
        version,
        findPrevious: async () => (await read())?.previousLeagueId,
        async fetchPicture(address) {
          return store.logos.picture(key, digestIn(address) ?? '')
        },
        async ask(call) {
          // Responses are computed without a pause, which would block Ctrl-C and the progress.
          await nextTurn()
          signal?.throwIfAborted()
          const season = await read()
          if (!season) return null
          return orNull(() => handleCall(season, { seasons, asOf }, call as Call))
        },
      }
    },
  }
}

function orNull(compute: () => unknown): unknown {
  try {
    return compute()
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}
