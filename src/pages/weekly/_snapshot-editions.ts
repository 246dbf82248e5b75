/** The weekly editions of snapshot seasons. Each season is loaded once per build. */
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { keyOfSnapshot, type SnapshotSeason, seasonFolder } from '../../contract/snapshot.ts'
import type { WeeklyPage } from '../../screens/weekly/weekly-page.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'
import { editionSeason, loadSeasonSources, loadWeekSources } from '../../weekly/calls.ts'
import type { Edition } from '../../weekly/edition.ts'
import { editionWeeks } from '../../weekly/edition-weeks.ts'
import { writeEdition } from '../../weekly/write-edition.ts'
import { snapshotResponses } from '../_lib/snapshot-responses.ts'

const written = new Map<string, Promise<WeeklyPage[]>>()

/** Editions whose pages this build renders, by season and week. */
export async function snapshotEditions(): Promise<WeeklyPage[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  const pages = seasons.map((snapshot) => {
    const key = seasonFolder(snapshot)
    const ofSeason = written.get(key) ?? writeSeason(snapshots, snapshot)
    written.set(key, ofSeason)
    return ofSeason
  })
  return (await Promise.all(pages)).flat()
}

/** The path parameters of an edition's page. */
export function editionParams({ key: { host, leagueId, season }, edition: { week } }: WeeklyPage) {
  return { host, leagueId, season: String(season), week: String(week) }
}

async function writeSeason(snapshots: Snapshots, snapshot: SnapshotSeason): Promise<WeeklyPage[]> {
  const load = snapshotResponses(snapshots, snapshot)
  const key = keyOfSnapshot(snapshot)
  const withId = { ...key, id: snapshot.league_id }
  const [shared, league] = await Promise.all([loadSeasonSources(withId, load), load('hostLeague', key)])
  if (!shared) return []
  const season = editionSeason(withId, shared)
  const editions: Edition[] = []
  for (const week of editionWeeks(shared.league, shared.schedule)) {
    const edition = writeEdition({ ...shared, ...(await loadWeekSources(season, week, load)) }, week)
    if (edition) editions.push(edition)
  }
  return editions.map((edition, index) => ({
    key,
    edition,
    before: editions[index - 1] ?? null,
    after: editions[index + 1] ?? null,
    logos: league?.team_logos ?? [],
  }))
}
