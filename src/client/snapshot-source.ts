/** Responses from snapshots, files beside the pages. */

import type { EndpointName } from '../contract/endpoints.ts'
import { currentAge, writeAge } from '../contract/response-headers.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { hasIdPerSeason } from '../domain/identity.ts'
import { newestYears } from '../domain/season-order.ts'
import { withSnapshotLogos } from './logo-addresses.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { findSnapshot, readSnapshot } from './snapshots.ts'
import type { Source } from './source.ts'
import { isApiCertain } from './urls.ts'

/** No source has newer data of a finished season; a season in progress is as old as its snapshot. */
export function snapshotSource(holds: 'finished' | 'running'): Source {
  return {
    async send(name, parameters, { signal }) {
      const season = await findSnapshot(name, parameters)
      if (!season || (season.throughWeek === null) !== (holds === 'finished')) return undefined
      const body = await readSnapshot(name, parameters, season, signal)
      if (body === undefined) return undefined
      const headers = new Headers()
      writeAge(headers, { ...currentAge('snapshot', season.takenAt), snapshotOf: season.leagueId })
      return Response.json(body, { headers })
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
  const read = response === undefined ? undefined : readResponse(name, response)
  if (read === undefined) return undefined
  if (name !== 'hostLeague' && name !== 'league') return read as ReadResponse<N>
  const league = (season ? withSnapshotLogos(name, read, season) : read) as ReadResponse<'league'>
  return { ...league, ...listSeasons(league, siblings) } as ReadResponse<N>
}

/** In the handler's order. */
function listSeasons(
  { seasons, seasonLeagueIds: saved }: ReadResponse<'league'>,
  siblings: readonly SnapshotSeason[],
): Pick<ReadResponse<'league'>, 'seasons' | 'seasonLeagueIds'> {
  const known = isApiCertain ? seasons : []
  const years = newestYears([...siblings.map(({ season }) => season), ...known])
  const ids = years.flatMap((year) => {
    const sibling = siblings.find(({ season }) => season === year)
    const id = sibling?.hostLeagueId ?? saved.find(({ season }) => season === year)?.hostLeagueId
    return id === undefined ? [] : [{ season: year, hostLeagueId: id }]
  })
  return { seasons: years, seasonLeagueIds: siblings.some(({ host }) => hasIdPerSeason(host)) ? ids : saved }
}
