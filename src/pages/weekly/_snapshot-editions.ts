/** The weekly editions of snapshot seasons. Each season is loaded once per build. */
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import type { Edition } from '../../contract/responses/weekly.ts'
import { keyOfSnapshot, type SnapshotSeason, seasonFolder } from '../../contract/snapshot.ts'
import { editionWeeks, weeksOfRound } from '../../domain/edition-weeks.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import type { ServedPage } from '../../parts/screen/page-props.ts'
import { readPage, type WeeklyPage } from '../../screens/weekly/weekly-page.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'
import { type SeasonSources, scoreboardWeeks, type WeekSources } from '../../weekly/sources.ts'
import { writeEdition } from '../../weekly/write-edition.ts'
import { loadFrom } from '../_lib/served-page.ts'
import { wholeSnapshotResponses } from '../_lib/snapshot-responses.ts'

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

/** The edition of a page that a server renders, by default the newest; null before the first one. */
export async function servedEdition({ season, read }: ServedPage, week?: number): Promise<WeeklyPage | null> {
  const load = loadFrom(read)
  const key = keyOfSnapshot(season)
  const { host, leagueId } = key
  const [weekly, trades] = await Promise.all([load('weekly', { ...key, week }), load('trades', { host, leagueId })])
  const page = weekly && readPage(weekly, key)
  return page && { ...page, trades: trades?.trades ?? [] }
}

/** The path parameters of an edition's page. */
export function editionParams({ key: { host, leagueId, season }, edition: { week } }: WeeklyPage) {
  return { host, leagueId, season: String(season), week: String(week) }
}

async function writeSeason(snapshots: Snapshots, snapshot: SnapshotSeason): Promise<WeeklyPage[]> {
  const key = keyOfSnapshot(snapshot)
  const load = wholeSnapshotResponses(snapshots, snapshot)
  const [sources, trades] = await Promise.all([
    loadSeason(load, snapshot),
    load('trades', { host: key.host, leagueId: key.leagueId }),
  ])
  if (!sources) return []
  const editions: Edition[] = []
  for (const week of editionWeeks(sources)) {
    const edition = writeEdition({ ...sources, ...(await loadWeek(load, { key, sources, week })) }, week)
    if (edition) editions.push(edition)
  }
  return editions.map((edition, index) => ({
    key,
    edition,
    before: editions[index - 1] ?? null,
    after: editions[index + 1] ?? null,
    trades: trades?.trades ?? [],
  }))
}

type Load = ReturnType<typeof wholeSnapshotResponses>

/** Null without the league's response. */
async function loadSeason(load: Load, snapshot: SnapshotSeason): Promise<SeasonSources | null> {
  const key = keyOfSnapshot(snapshot)
  const { host, leagueId, season } = key
  const [league, schedule, standings, forecastHistory, moves, bracket, history] = await Promise.all([
    load('hostLeague', key),
    load('hostLeagueSchedule', key),
    load('standings', { leagueId: snapshot.leagueId, season }),
    load('forecastHistory', key),
    load('moves', key),
    load('bracket', key),
    load('history', { host, leagueId }),
  ])
  return league && { league, schedule, standings, forecastHistory, moves, bracket, history }
}

interface WeekOfSeason {
  key: LeagueKey
  sources: SeasonSources
  week: number
}

async function loadWeek(load: Load, { key, sources, week }: WeekOfSeason): Promise<WeekSources> {
  const ids = weeksOfRound(sources, week).flatMap((one) =>
    (sources.standings?.standings ?? []).map(({ teamId }) => ({ id: teamId, week: one })),
  )
  const [scoreboards, startSit, rosters, paths] = await Promise.all([
    Promise.all(scoreboardWeeks(sources, week).map((one) => load('scoreboard', { ...key, week: one }))),
    Promise.all(ids.map((team) => load('startSitAnalysis', team))),
    Promise.all(ids.map((team) => load('weeklyRoster', team))),
    load('gamePaths', { ...key, week }),
  ])
  return {
    scoreboards: scoreboards.filter((one) => one !== null),
    startSit: startSit.filter((one) => one !== null),
    rosters: rosters.filter((one) => one !== null),
    paths,
  }
}
