/** Answers of snapshots, the files beside the pages. */
import contract from 'virtual:compact-contract'
import type { Answer } from '../contract/answers/index.ts'
import type { EndpointName } from '../contract/endpoints.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { type Lenient, readLeniently } from './lenient.ts'
import { withSnapshotLogos } from './logo-addresses.ts'
import { findSnapshot, readSnapshot, siblingSeasons } from './snapshots.ts'
import type { Source } from './source.ts'
import { isApiCertain } from './urls.ts'

/** Seasons that are over have nothing newer anywhere; those in progress are as old as their snapshot. */
export function snapshotSource(holds: 'finished' | 'running'): Source {
  return {
    async answer(name, parameters, { signal, onSnapshot }) {
      const season = await findSnapshot(name, parameters)
      if (!season || (season.through_week === null) !== (holds === 'finished')) return undefined
      const file = await readSnapshot(name, parameters, season, signal)
      const answer = readSnapshotAnswer(name, file, await siblingSeasons(season), season)
      if (answer !== undefined) onSnapshot?.(season)
      return answer
    },
  }
}

/**
 * A snapshot's answer as a screen reads it; undefined where there is none. A league's other seasons are the snapshots
 * beside it now, and where an API is certain also those that it had when the snapshot was taken.
 */
export function readSnapshotAnswer<N extends EndpointName>(
  name: N,
  answer: unknown,
  siblings: readonly number[],
  season: SnapshotSeason | null = null,
): Lenient<Answer<N>> | undefined {
  const read = answer === undefined ? undefined : readLeniently(contract[name].shape, answer)
  if (read === undefined) return undefined
  if (name !== 'espnLeague' && name !== 'league') return read as Lenient<Answer<N>>
  const league = (season ? withSnapshotLogos(name, read, season) : read) as Lenient<Answer<'league'>>
  const seasons = [...new Set([...siblings, ...(isApiCertain ? (league.seasons ?? []) : [])])].sort((a, b) => b - a)
  return { ...league, seasons } as Lenient<Answer<N>>
}
