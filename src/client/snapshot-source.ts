/** Responses from snapshots, the files beside the pages. */
import contract from 'virtual:compact-contract'
import type { EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { withSnapshotLogos } from './logo-addresses.ts'
import { type DeepPartial, readPartial } from './read-partial.ts'
import { findSnapshot, readSnapshot, siblingSeasons } from './snapshots.ts'
import type { Source } from './source.ts'
import { isApiCertain } from './urls.ts'

/** A finished season has nothing newer anywhere; one in progress is as old as its snapshot. */
export function snapshotSource(holds: 'finished' | 'running'): Source {
  return {
    async request(name, parameters, { signal, onSnapshot }) {
      const season = await findSnapshot(name, parameters)
      if (!season || (season.through_week === null) !== (holds === 'finished')) return undefined
      const file = await readSnapshot(name, parameters, season, signal)
      const response = readSnapshotResponse(name, file, await siblingSeasons(season), season)
      if (response !== undefined) onSnapshot?.(season)
      return response
    },
  }
}

/**
 * A snapshot's response as a screen reads it; undefined where there is none. A league's other seasons are the snapshots
 * that exist now, and where an API is configured also those that it had when the snapshot was taken.
 */
export function readSnapshotResponse<N extends EndpointName>(
  name: N,
  response: unknown,
  siblings: readonly number[],
  season: SnapshotSeason | null = null,
): DeepPartial<ResponseOf<N>> | undefined {
  const read = response === undefined ? undefined : readPartial(contract[name].shape, response)
  if (read === undefined) return undefined
  if (name !== 'espnLeague' && name !== 'league') return read as DeepPartial<ResponseOf<N>>
  const league = (season ? withSnapshotLogos(name, read, season) : read) as DeepPartial<ResponseOf<'league'>>
  const seasons = [...new Set([...siblings, ...(isApiCertain ? (league.seasons ?? []) : [])])].sort((a, b) => b - a)
  return { ...league, seasons } as DeepPartial<ResponseOf<N>>
}
