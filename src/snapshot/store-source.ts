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
    async find(espnLeagueId, wanted) {
      const seasons = await store.seasonsOf(espnLeagueId)
      const key = { espnLeagueId, season: wanted ?? seasons[0] ?? 0 }
      const card = await store.card(key)
      if (!card) return null
      const { league, asOf, version } = card
      // Read once, on the first call: all responses are then of the same import.
      let document: ReturnType<SeasonStore['read']> | null = null
      return {
        ...key,
        leagueId: league.id,
        name: league.name,
        isOver: league.phase === 'complete',
        finalWeek: league.final_week,
        decidedWeek: league.completed_weeks.at(-1) ?? 0,
        version,
        async fetchPicture(address) {
          return store.logos.picture(key, digestIn(address) ?? '')
        },
        async ask(call) {
          // Responses are computed without a pause, which would block Ctrl-C and the progress.
          await nextTurn()
          signal?.throwIfAborted()
          document ??= store.read(key)
          const season = await document
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
