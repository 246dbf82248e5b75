/** Responses from snapshots, files beside the pages. */
import type { EndpointName } from '../contract/endpoints.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { hasIdPerSeason } from '../domain/identity.ts'
import { withSnapshotLogos } from './logo-addresses.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { findSnapshot, readSnapshot, siblingSeasons } from './snapshots.ts'
import type { Source } from './source.ts'
import { isApiCertain } from './urls.ts'

/** No source has newer data of a finished season; a season in progress is as old as its snapshot. */
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
 * A snapshot's response for a screen; undefined if there is none. A league's other seasons are the current snapshots (`siblings`), and with
 * a configured API also those that it had when the snapshot was taken.
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

/** The message for a snapshot taken by another version of the site. */
export function otherSnapshot(season: SnapshotSeason | null): string {
  const which = season ? `${season.name}, season ${season.season},` : 'A season'
  return `${which} was saved by an older or newer version of this site. Save it again: npm run snapshot -- --refresh`
}

/** In the handler's order. */
function listSeasons(
  { seasons, seasonLeagueIds: saved }: ReadResponse<'league'>,
  siblings: readonly SnapshotSeason[],
): Pick<ReadResponse<'league'>, 'seasons' | 'seasonLeagueIds'> {
  const known = isApiCertain ? seasons : []
  const years = [...new Set([...siblings.map(({ season }) => season), ...known])].sort((a, b) => b - a)
  const ids = years.flatMap((year) => {
    const sibling = siblings.find(({ season }) => season === year)
    const id = sibling?.hostLeagueId ?? saved.find(({ season }) => season === year)?.hostLeagueId
    return id === undefined ? [] : [{ season: year, hostLeagueId: id }]
  })
  return { seasons: years, seasonLeagueIds: siblings.some(({ host }) => hasIdPerSeason(host)) ? ids : saved }
}
