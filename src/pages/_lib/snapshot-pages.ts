/** Snapshot pages: the paths of each page file, and the responses to render them from. */
import { isNewest, leagueOf, listTeamIds, tradeIdsOf, weeksOf } from '../../build/season-teams.ts'
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { pathTo, type RouteName, shellPath, unnamed } from '../../contract/routes.ts'
import { readWeekPages } from '../../contract/site-settings.ts'
import { keyOfSnapshot, leagueOfSnapshot, type SnapshotSeason } from '../../contract/snapshot.ts'
import { weeksOfSeason } from '../../domain/constants.ts'
import { runningWeekOf } from '../../domain/season-week.ts'
import { firstWeekOf } from '../../parts/league/default-week.ts'
import type { ScreenIsland } from '../../parts/screen/as-screen.tsx'
import type { PageProps } from '../../parts/screen/page-props.ts'
import { readPublicId } from '../../snapshot/read-any-response.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'
import { fillFromServer, fillFromSnapshot, openPageClient, type SnapshotPage } from '../../stores/snapshot-page.ts'

export interface SnapshotPath {
  params: Record<string, string | undefined>
  props: PageProps
}

/**
 * A league's screen: per season, without a season for the newest of its id, and the shell. For page files in
 * `leagues/[host]/[leagueId]/[...season]/`. `within` lists parameters of paths within a screen, e.g. the weeks of a season; by default a
 * screen has one path.
 */
export async function leaguePaths(name: RouteName, within: Within = async () => [{}]): Promise<SnapshotPath[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  const pages = await Promise.all(
    seasons.map(async (season) => {
      const { season: year, ...leagueRef } = keyOfSnapshot(season)
      const isNewestSeason = isNewest(snapshots, season)
      return (await within(season, snapshots)).flatMap((own) => {
        const named = page(name, { ...own, ...leagueRef, season: year }, season, { season: `seasons/${year}` })
        return isNewestSeason ? [page(name, { ...own, ...leagueRef }, season, { season: undefined }), named] : [named]
      })
    }),
  )
  return [...pages.flat(), shell(name)]
}

/** The parameters of each path of a season's screen. */
type Within = (season: SnapshotSeason, snapshots: Snapshots) => Promise<Record<string, number>[]>

/** For `leaguePaths`: a path per week of the season. */
export const everyWeek: Within = async (season, snapshots) =>
  (await weeksOf(snapshots, season)).map((weekNum) => ({ weekNum }))

/** For `leaguePaths`: a path per team of the season. */
export const everyTeam: Within = async (season, snapshots) =>
  (await listTeamIds(snapshots, season)).map((teamId) => ({ teamId }))

/** A page that only the newest season of a league's id has. */
export async function newestPaths(name: RouteName): Promise<SnapshotPath[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  const pages = seasons
    .filter((season) => isNewest(snapshots, season))
    .map((season) => page(name, { ...leagueOfSnapshot(season) }, season))
  return [...pages, shell(name)]
}

/** A page per trade of a league's id, in any of its seasons, and the shell. */
export async function tradePaths(): Promise<SnapshotPath[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  const pages = await Promise.all(
    seasons
      .filter((season) => isNewest(snapshots, season))
      .map(async (season) =>
        (await tradeIdsOf(snapshots, season)).map((trade) =>
          page('trade', { ...leagueOfSnapshot(season), trade }, season),
        ),
      ),
  )
  return [...pages.flat(), shell('trade')]
}

/** A team's screen, for every team, and its shell. */
export const teamPaths = (name: RouteName) => pathsOfTeams(name, async () => [0])

/** A team's week, for every team and each week with pages, and its shell. */
export const teamWeekPaths = (name: RouteName) => pathsOfTeams(name, weeksWithPages)

/** All possible weeks, or only the default week of a team's page. */
const weeksWithPages: Weeks = async (season, snapshots) => {
  if (readWeekPages(import.meta.env) !== 'first') return weeksOfSeason
  const league = await leagueOf(snapshots, season)
  const phase = league?.phase ?? null
  const runningWeek = runningWeekOf({ phase, currentWeek: readPublicId(league?.currentWeek) })
  return [firstWeekOf({ phase, runningWeek, finalWeek: readPublicId(league?.finalWeek) })]
}

type Weeks = (season: SnapshotSeason, snapshots: Snapshots) => Promise<readonly number[]>

async function pathsOfTeams(name: RouteName, weeksOfTeams: Weeks): Promise<SnapshotPath[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  const pages = await Promise.all(
    seasons.map(async (season) => {
      const leagueRef = leagueOfSnapshot(season)
      const [teamIds, weeks] = await Promise.all([listTeamIds(snapshots, season), weeksOfTeams(season, snapshots)])
      return teamIds.flatMap((teamId) => weeks.map((weekNum) => page(name, { ...leagueRef, teamId, weekNum }, season)))
    }),
  )
  return [...pages.flat(), shell(name)]
}

/** The shell alone. */
export const shellPaths = (name: RouteName): SnapshotPath[] => [shell(name)]

/** A page of a league as a whole, from its newest season's snapshot, with the document's title. */
export function newestSnapshotPath(
  name: RouteName,
  newest: SnapshotSeason,
  keys: Record<string, string>,
  title: string,
): SnapshotPath {
  const { params, props } = page(name, { ...leagueOfSnapshot(newest), ...keys }, newest, { season: undefined })
  return { params, props: { ...props, title } }
}

function page(
  name: RouteName,
  parameters: Record<string, string | number>,
  season: SnapshotSeason,
  others: Record<string, string | undefined> = {},
): SnapshotPath {
  const params = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, String(value)]))
  return { params: { ...params, ...others }, props: { path: pathTo(name, parameters), season } }
}

function shell(name: RouteName): SnapshotPath {
  const keys = ['host', 'leagueId', 'teamId', 'weekNum', 'key', 'otherKey', 'trade', 'rest']
  const params = Object.fromEntries(keys.map((key) => [key, unnamed]))
  return { params: { ...params, season: undefined }, props: { path: shellPath(name), season: null } }
}

/** Loads the responses of a page's screen into the page's query client, for the components rendered next; null for a shell. */
export async function loadSnapshotPage(props: PageProps, screen: ScreenIsland): Promise<SnapshotPage | null> {
  const { path } = props
  const calls = screen.callsAt(path)
  if (props.read) {
    if (calls) await fillFromServer(openPageClient(path), calls, props.read)
    return { seasons: [], year: props.season.season, isServed: true, asOf: props.season.takenAt }
  }
  const { season } = props
  if (!season) return null
  const { siblings, responseFor } = await openSiteSnapshots()
  const page = { seasons: siblings(season), year: season.season }
  if (calls)
    await fillFromSnapshot(openPageClient(path), calls, page, async (own, name, parameters) =>
      own ? ((await responseFor(own, name, parameters as never)) ?? undefined) : undefined,
    )
  return page
}

/** The list of leagues with snapshots; null if there are none. */
export async function loadSnapshotLeagueList(path: string, screen: ScreenIsland): Promise<SnapshotPage | null> {
  const { leagues } = await openSiteSnapshots()
  const calls = screen.callsAt(path)
  if (leagues.length === 0 || !calls) return null
  const page = { seasons: [], year: null }
  await fillFromSnapshot(openPageClient(path), calls, page, async () => leagues)
  return page
}
