/** Recaps of snapshot seasons, for their pages and pictures. Each is composed once per build. */
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import type { LoadResponse } from '../../client/calls.ts'
import { keyOfSnapshot, type PageSeason, seasonFolder } from '../../contract/snapshot.ts'
import { loadRecapResponses } from '../../parts/recap/load-recap.ts'
import { composeSeasonRecap, type SeasonRecap } from '../../parts/recap/season-recap.ts'
import type { ServedPage } from '../../parts/screen/page-props.ts'
import { loadFrom } from '../_lib/served-page.ts'
import { snapshotResponses } from '../_lib/snapshot-responses.ts'

const composed = new Map<string, Promise<SeasonRecap>>()

/** Recaps whose pages this build renders, in the order of the manifest. */
export async function snapshotRecaps(): Promise<SeasonRecap[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  return Promise.all(
    seasons.map((snapshot) => {
      const key = seasonFolder(snapshot)
      const recap = composed.get(key) ?? composeRecap(snapshot, snapshotResponses(snapshots, snapshot))
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
      params: { ...recapParams(recap), award: award.key },
      props: { recap, award },
    })),
  )
}

/** The recap of a page that a server renders. */
export const servedRecap = ({ season, read }: ServedPage) => composeRecap(season, loadFrom(read))

/** The same with one of its awards; null where the season has no such award. */
export async function servedAward(page: ServedPage, key: string | undefined) {
  const recap = await servedRecap(page)
  const award = recap.awards.find((one) => one.key === key)
  return award ? { recap, award } : null
}

async function composeRecap(season: PageSeason, load: LoadResponse): Promise<SeasonRecap> {
  const key = keyOfSnapshot(season)
  const { leagueId: id, name, throughWeek, takenAt } = season
  const responses = await loadRecapResponses({ ...key, id }, load)
  const about = { ...key, name, throughWeek, ...(takenAt && { takenAt }) }
  return composeSeasonRecap(about, responses)
}
