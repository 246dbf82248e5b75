/** The recaps of snapshot seasons, for their pages and pictures. Each is composed once per build. */
import contract from 'virtual:compact-contract'
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { withSnapshotLogos } from '../../client/logo-addresses.ts'
import { type DeepPartial, readPartial } from '../../client/read-partial.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import type { SnapshotSeason } from '../../contract/snapshot.ts'
import { loadRecapResponses } from '../../parts/recap/load-recap.ts'
import { composeSeasonRecap, type SeasonRecap } from '../../parts/recap/season-recap.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'

const composed = new Map<string, Promise<SeasonRecap>>()

/** Recaps whose pages this build renders, in the order of the manifest. */
export async function snapshotRecaps(): Promise<SeasonRecap[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  return Promise.all(
    seasons.map((snapshot) => {
      const key = `${snapshot.espn_league_id} ${snapshot.season} ${snapshot.hash}`
      const recap = composed.get(key) ?? composeRecap(snapshots, snapshot)
      composed.set(key, recap)
      return recap
    }),
  )
}

/** A page or a picture for every award of every recap. */
export async function awardPaths() {
  const recaps = await snapshotRecaps()
  return recaps.flatMap((recap) =>
    recap.awards.map((award) => ({
      params: { espnLeagueId: String(recap.espnLeagueId), season: String(recap.season), award: award.slug },
      props: { recap, award },
    })),
  )
}

async function composeRecap(snapshots: Snapshots, snapshot: SnapshotSeason): Promise<SeasonRecap> {
  const { espn_league_id: espnLeagueId, season, league_id: leagueId, name } = snapshot
  const responses = await loadRecapResponses({ espnLeagueId, season, leagueId }, load)
  const about = { espnLeagueId, season, name, throughWeek: snapshot.through_week, takenAt: snapshot.taken_at }
  return composeSeasonRecap(about, responses)

  async function load<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
    const response = await snapshots.responseFor(snapshot, name, parameters)
    const read = response && (readPartial(contract[name].shape, response) as DeepPartial<ResponseOf<N>> | null)
    return read && withSnapshotLogos(name, read, snapshot)
  }
}
