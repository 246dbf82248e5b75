/** Responses of a snapshot season for pages that combine many of them. */
import contract from 'virtual:compact-contract'
import { withSnapshotLogos } from '../../client/logo-addresses.ts'
import { readResponse } from '../../client/read-response.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import { isWholeResponse } from '../../contract/response-misfit.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { findWithHistory, keyOfSnapshot, type SnapshotSeason, snapshotsOfLeague } from '../../contract/snapshot.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'

/** Returns a function that reads one response; null if the snapshot lacks it. */
export function snapshotResponses(snapshots: Snapshots, snapshot: SnapshotSeason) {
  const find = openSeason(snapshots, snapshot)
  return async <N extends EndpointName>(name: N, parameters: CallParameters<N>) => {
    const response = await find(name, parameters)
    const read = response && readResponse(name, response)
    return read ? withSnapshotLogos(name, read, snapshot) : null
  }
}

/** The same; also null if another server left out required parts of the response. */
export function wholeSnapshotResponses(snapshots: Snapshots, snapshot: SnapshotSeason) {
  const find = openSeason(snapshots, snapshot)
  return async <N extends EndpointName>(name: N, parameters: CallParameters<N>): Promise<ResponseOf<N> | null> => {
    const response = await find(name, parameters)
    return isWholeResponse(name, response) ? response : null
  }
}

function openSeason(snapshots: Snapshots, snapshot: SnapshotSeason) {
  const withHistory = findWithHistory(snapshotsOfLeague(snapshots.manifest.seasons, keyOfSnapshot(snapshot)))
  return async <N extends EndpointName>(name: N, parameters: CallParameters<N>) => {
    // The league's history is stored with the snapshot of its newest season.
    const from = contract[name].scope === 'history' ? withHistory : snapshot
    return from && (await snapshots.responseFor(from, name, parameters))
  }
}
