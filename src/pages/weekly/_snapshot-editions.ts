/** The weekly editions of snapshot seasons. Each season is loaded once per build. */
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import type { Edition } from '../../contract/responses/weekly.ts'
import { keyOfSnapshot, type SnapshotSeason, seasonFolder } from '../../contract/snapshot.ts'
import type { WeeklyPage } from '../../screens/weekly/weekly-page.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'
import {
  type EditionCall,
  editionSeason,
  type ReadResponse,
  readSeasonSources,
  readWeekSources,
  seasonCalls,
  weekCalls,
} from '../../weekly/calls.ts'
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
  const withId = { ...key, id: snapshot.leagueId }
  const loaded = new Map<string, unknown>()
  const loadAll = (calls: readonly EditionCall[]) =>
    Promise.all(
      calls.map(async ([name, parameters]) => loaded.set(nameCall(name, parameters), await load(name, parameters))),
    )
  const read: ReadResponse = (name, parameters) => loaded.get(nameCall(name, parameters))
  await loadAll(seasonCalls(withId))
  const shared = readSeasonSources(withId, read)
  if (!shared) return []
  const season = editionSeason(withId, shared)
  const editions: Edition[] = []
  for (const week of editionWeeks(shared.league, shared.schedule)) {
    await loadAll(Object.values(weekCalls(season, week)).flat())
    const edition = writeEdition({ ...shared, ...readWeekSources(season, week, read) }, week)
    if (edition) editions.push(edition)
  }
  return editions.map((edition, index) => ({
    key,
    edition,
    before: editions[index - 1] ?? null,
    after: editions[index + 1] ?? null,
    hasRecap: true,
  }))
}

const nameCall = (name: string, parameters: object) => JSON.stringify([name, parameters])
