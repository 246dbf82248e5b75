/** What an import asks ESPN for: paths, views and filters. */
import type { SeasonKey } from '../domain/identity.ts'

export interface EspnRequest {
  /** Under the base URL, with a leading slash. */
  path: string
  query: readonly (readonly [name: string, value: string])[]
  /** Goes into the X-Fantasy-Filter header. */
  filter?: unknown
  /** Names the request in messages, e.g. "league 900001, season 2024, week 3". */
  what: string
}

/** Earlier seasons are only in the history, which answers a list of one. */
export const firstSeasonOutsideHistory = 2018

/** Settings, teams, rosters, standings, schedule and draft in one answer. */
export function requestLeague(key: SeasonKey): EspnRequest {
  return requestOfLeague(key, ['mSettings', 'mTeam', 'mRoster', 'mStandings', 'mMatchup', 'mDraftDetail'])
}

/** Little more than whether the league exists, and in which seasons. */
export function requestLeagueStatus(key: SeasonKey): EspnRequest {
  return requestOfLeague(key, ['mSettings'])
}

/** Rosters and box scores of a week. The two views together name every player; the filter leaves out other weeks. */
export function requestWeek(key: SeasonKey, week: number, matchupPeriod: number | null): EspnRequest {
  return {
    ...requestOfLeague(key, ['mMatchupScore', 'mScoreboard'], { week }),
    filter: matchupPeriod === null ? undefined : { schedule: { filterMatchupPeriodIds: { value: [matchupPeriod] } } },
  }
}

export function requestTransactions(key: SeasonKey, week: number): EspnRequest {
  return requestOfLeague(key, ['mTransactions2'], { week, what: 'transactions' })
}

/** The NFL has at most this many weeks; asking for all of them makes ESPN send every weekly row. */
const nflWeeks = 18

/** Every week and the season's sum of the given players, in the league's own scoring, rostered or not. */
export function requestPlayers(key: SeasonKey, espnPlayerIds: readonly number[], week: number): EspnRequest {
  return {
    ...requestOfLeague(key, ['kona_player_info'], { week, what: 'players' }),
    filter: {
      players: {
        filterIds: { value: espnPlayerIds },
        limit: espnPlayerIds.length,
        filterStatsForTopScoringPeriodIds: {
          value: nflWeeks,
          additionalValue: [`00${key.season}`, `10${key.season}`],
        },
      },
    },
  }
}

/** The NFL's schedule: the same for every league of a season. */
export function requestProSchedule(season: number): EspnRequest {
  return {
    path: `/seasons/${season}`,
    query: [['view', 'proTeamSchedules_wl']],
    what: `the NFL schedule of ${season}`,
  }
}

function requestOfLeague(
  { espnLeagueId, season }: SeasonKey,
  views: readonly string[],
  { week, what }: { week?: number; what?: string } = {},
): EspnRequest {
  const isHistory = season < firstSeasonOutsideHistory
  return {
    path: isHistory ? `/leagueHistory/${espnLeagueId}` : `/seasons/${season}/segments/0/leagues/${espnLeagueId}`,
    query: [
      ...(isHistory ? [['seasonId', String(season)] as const] : []),
      ...(week === undefined ? [] : [['scoringPeriodId', String(week)] as const]),
      ...views.map((view) => ['view', view] as const),
    ],
    what: [`league ${espnLeagueId}`, `season ${season}`, week && `week ${week}`, what].filter(Boolean).join(', '),
  }
}
