/** Which pages a frozen season has: every screen of the league, of each of its teams and of each week. */
import { pathTo, type RouteName } from '../contract/routes.ts'
import type { FrozenSeason } from '../contract/snapshot.ts'
import { defaultWeek, lastWeek } from '../domain/constants.ts'
import { isRecord, listIn, readId } from '../snapshot/read-any-answer.ts'
import type { Snapshots } from '../snapshot/read-snapshots.ts'

export interface FrozenPage {
  /** Within the site, e.g. `/leagues/espn/101/overview`. */
  path: string
  season: FrozenSeason
  /** Set where the address only leads on: the path it leads to. */
  target?: string
}

const leagueScreens: readonly RouteName[] = ['overview', 'draftboard', 'awards']
const teamScreens: readonly RouteName[] = ['seasonOverview', 'performance', 'leagueTeamLegacy', 'leagueRosterLegacy']

/**
 * The pages of a season. Addresses without a season mean the league's newest, so the newest of the frozen ones has its
 * screens twice; addresses of teams are a season's own.
 */
export async function frozenPages(snapshots: Snapshots, season: FrozenSeason): Promise<FrozenPage[]> {
  const espnLeagueId = season.espn_league_id
  const named = { espnLeagueId, season: season.season }
  const places = isNewest(snapshots, season) ? [named, { espnLeagueId }] : [named]
  const teams = await teamIdsOf(snapshots, season)
  const page = (path: string, target?: string): FrozenPage => ({ path, season, target })
  return [
    ...places.flatMap((place) => [
      ...leagueScreens.map((name) => page(pathTo(name, place))),
      page(pathTo('league', place), pathTo('overview', place)),
    ]),
    ...(places.length > 1
      ? [
          page(pathTo('leagueLegacy', named)),
          page(pathTo('leagueById', { leagueId: espnLeagueId }), pathTo('overview', { espnLeagueId })),
        ]
      : []),
    ...teams.flatMap((teamId) => pagesOfTeam(espnLeagueId, teamId, page)),
  ]
}

function pagesOfTeam(
  espnLeagueId: number,
  teamId: number,
  page: (path: string, target?: string) => FrozenPage,
): FrozenPage[] {
  const team = { espnLeagueId, teamId }
  const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1)
  const first = pathTo('rosterWeek', { ...team, weekNum: defaultWeek })
  return [
    ...weeks.map((weekNum) => page(pathTo('rosterWeek', { ...team, weekNum }))),
    ...teamScreens.map((name) => page(pathTo(name, team))),
    page(pathTo('teamLegacy', { teamId })),
    page(pathTo('rosterLegacy', { teamId })),
    page(pathTo('team', team), first),
    page(pathTo('roster', team), first),
    page(pathTo('teamById', { teamId }), first),
  ]
}

/** Whether no later season of the league is frozen. */
export function isNewest({ manifest }: Snapshots, { espn_league_id, season }: FrozenSeason): boolean {
  return !manifest.seasons.some((other) => other.espn_league_id === espn_league_id && other.season > season)
}

async function teamIdsOf(snapshots: Snapshots, season: FrozenSeason): Promise<number[]> {
  const { league_id, season: year } = season
  const standings = await snapshots.answer(season, 'standings', { league_id, season: year })
  // Answers of other servers may lack any field, and these become addresses.
  const ids = listIn(standings?.standings).map((row) => (isRecord(row) ? readId(row.team_id) : null))
  return [...new Set(ids)].filter((id) => id !== null)
}
