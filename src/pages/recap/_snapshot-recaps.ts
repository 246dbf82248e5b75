/** The recaps of snapshot seasons, for their pages and pictures. Each is composed once per build. */
import contract from 'virtual:compact-contract'
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { withSnapshotLogos } from '../../client/logo-addresses.ts'
import { type DeepPartial, readPartial } from '../../client/read-partial.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import {
  findWithHistory,
  keyOfSnapshot,
  type SnapshotSeason,
  seasonFolder,
  snapshotsOfLeague,
} from '../../contract/snapshot.ts'
import { loadRecapResponses } from '../../parts/recap/load-recap.ts'
import { composeSeasonRecap, type SeasonRecap } from '../../parts/recap/season-recap.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'

const composed = new Map<string, Promise<SeasonRecap>>()

/** Recaps whose pages this build renders, in the order of the manifest. */
export async function snapshotRecaps(): Promise<SeasonRecap[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  return Promise.all(
    seasons.map((snapshot) => {
      const key = seasonFolder(snapshot)
      const recap = composed.get(key) ?? composeRecap(snapshots, snapshot)
      composed.set(key, recap)
      return recap
    }),
  )
}

/** The path parameters of a recap's page and picture. */
export function recapParams({ host, leagueId, season }: SeasonRecap) {
  return { host, leagueId, season: String(season) }
}

/** A page or a picture for every award of every recap. */
export async function awardPaths() {
  const recaps = await snapshotRecaps()
  return recaps.flatMap((recap) =>
    recap.awards.map((award) => ({
      params: { ...recapParams(recap), award: award.slug },
      props: { recap, award },
    })),
  )
}

async function composeRecap(snapshots: Snapshots, snapshot: SnapshotSeason): Promise<SeasonRecap> {
  const key = keyOfSnapshot(snapshot)
  const { league_id: id, name } = snapshot
  const withHistory = findWithHistory(snapshotsOfLeague(snapshots.manifest.seasons, key))
  const responses = await loadRecapResponses({ ...key, id }, load)
  const about = { ...key, name, throughWeek: snapshot.through_week, takenAt: snapshot.taken_at }
  return composeSeasonRecap(about, responses)

  async function load<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
    // The league's history is with the snapshot of its newest season.
    const from = contract[name].scope === 'history' ? withHistory : snapshot
    const response = from && (await snapshots.responseFor(from, name, parameters))
    const read = response && (readPartial(contract[name].shape, response) as DeepPartial<ResponseOf<N>> | null)
    return read && withSnapshotLogos(name, read, snapshot)
  }
}
