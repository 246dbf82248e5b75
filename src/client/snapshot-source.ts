/** Responses from snapshots, the files beside the pages. */
import type { EndpointName } from '../contract/endpoints.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { hasIdPerSeason } from '../domain/identity.ts'
import { withSnapshotLogos } from './logo-addresses.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { findSnapshot, readSnapshot, siblingSeasons } from './snapshots.ts'
import type { Source } from './source.ts'
import { isApiCertain } from './urls.ts'

/** A finished season has nothing newer anywhere; one in progress is as old as its snapshot. */
export function snapshotSource(holds: 'finished' | 'running'): Source {
  return {
    async request(name, parameters, { signal, onSnapshot }) {
      const season = await findSnapshot(name, parameters)
      if (!season || (season.throughWeek === null) !== (holds === 'finished')) return undefined
      const file = await readSnapshot(name, parameters, season, signal)
      const response = readSnapshotResponse(name, file, await siblingSeasons(season), season)
      if (response !== undefined) onSnapshot?.(season)
      return response
    },
  }
}

/**
 * A snapshot's response as a screen reads it; undefined where there is none. A league's other seasons are the snapshots
 * that exist now (`siblings`), and where an API is configured also those that it had when the snapshot was taken.
 */
export function readSnapshotResponse<N extends EndpointName>(
  name: N,
  response: unknown,
  siblings: readonly SnapshotSeason[],
  season: SnapshotSeason | null = null,
): ReadResponse<N> | undefined {
  const read = response === undefined ? undefined : readResponse(name, response, otherSnapshot(season))
  if (read === undefined) return undefined
  if (name !== 'hostLeague' && name !== 'league') return read as ReadResponse<N>
  const league = (season ? withSnapshotLogos(name, read, season) : read) as ReadResponse<'league'>
  return { ...league, ...listSeasons(league, siblings) } as ReadResponse<N>
}

/** What is said where a snapshot was taken by another version of the site. */
export function otherSnapshot(season: SnapshotSeason | null): string {
  const which = season ? `${season.name}, season ${season.season},` : 'A season'
  return `${which} was saved by an older or newer version of this site. Save it again: npm run snapshot -- --refresh`
}

/** As the handler lists them. */
function listSeasons(
  { seasons = [], seasonLeagueIds: saved = [] }: ReadResponse<'league'>,
  siblings: readonly SnapshotSeason[],
): Pick<ReadResponse<'league'>, 'seasons' | 'seasonLeagueIds'> {
  const known = isApiCertain ? seasons : []
  const years = [...new Set([...siblings.map(({ season }) => season), ...known])].sort((a, b) => b - a)
  const ids = years.flatMap((year) => {
    const sibling = siblings.find(({ season }) => season === year)
    const id = sibling?.hostLeagueId ?? saved.find(({ season }) => season === year)?.hostLeagueId
    return id === undefined ? [] : [{ season: year, hostLeagueId: id }]
  })
  return { seasons: years, ...(siblings.some(({ host }) => hasIdPerSeason(host)) && { seasonLeagueIds: ids }) }
}
