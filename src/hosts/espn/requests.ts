/** The requests of an import: paths, views and filters. */
/** A league season by ESPN's id, which all its seasons share. */
export interface EspnSeason {
  espnLeagueId: number
  season: number
}

export interface EspnRequest {
  /** Under the base URL, with a leading slash. */
  path: string
  query: readonly (readonly [name: string, value: string])[]
  /** Sent as the X-Fantasy-Filter header. */
  filter?: unknown
  /** Names the request in messages, e.g. "league 900001, season 2024, week 3". */
  what: string
  /** Data outside the league: tried once, with a short timeout. */
  isOptional?: true
}

/** ESPN keeps seasons in two archives; the history archive responds with a list of one. */
export type Archive = 'seasons' | 'history'

export interface LeagueAddress extends EspnSeason {
  archive: Archive
}

/** Up to this season ESPN may have a season in either archive, whatever its year (seen with 2018 and 2019). */
const lastSeasonInEither = 2020
const firstSeasonOutsideHistory = 2018

/** Where to look for a season, the likelier archive first. */
export function addressesOf(key: EspnSeason): LeagueAddress[] {
  const archives: Archive[] =
    key.season < firstSeasonOutsideHistory
      ? ['history', 'seasons']
      : key.season <= lastSeasonInEither
        ? ['seasons', 'history']
        : ['seasons']
  return archives.map((archive) => ({ ...key, archive }))
}

/** Settings, teams, rosters, standings, schedule and draft in one response. */
export function requestEspnLeague(address: LeagueAddress): EspnRequest {
  return requestOfLeague(address, ['mSettings', 'mTeam', 'mRoster', 'mStandings', 'mMatchup', 'mDraftDetail'])
}

/** A small response: whether the league exists, and in which seasons. */
export function requestLeagueStatus(address: LeagueAddress): EspnRequest {
  return requestOfLeague(address, ['mSettings'])
}

/** The two views together name every player on a roster; one alone does not. */
const lineupViews = ['mMatchupScore', 'mScoreboard']
const transactionsView = 'mTransactions2'

/** Rosters, box scores and transactions of a week in one response. The filter leaves out other weeks' matchups. */
export function requestWeek(address: LeagueAddress, week: number, matchupPeriod: number | null): EspnRequest {
  return { ...requestOfLeague(address, [...lineupViews, transactionsView], { week }), ...only(matchupPeriod) }
}

/** The same without transactions, if ESPN refuses to combine them. */
export function requestLineups(address: LeagueAddress, week: number, matchupPeriod: number | null): EspnRequest {
  return { ...requestOfLeague(address, lineupViews, { week }), ...only(matchupPeriod) }
}

export function requestEspnTransactions(address: LeagueAddress, week: number): EspnRequest {
  return requestOfLeague(address, [transactionsView], { week, what: 'transactions' })
}

function only(matchupPeriod: number | null): Pick<EspnRequest, 'filter'> {
  return matchupPeriod === null ? {} : { filter: { schedule: { filterMatchupPeriodIds: { value: [matchupPeriod] } } } }
}

/** The NFL has at most this many weeks; with all of them in the filter ESPN sends every weekly row. */
const nflWeeks = 18

/**
 * `kona_player_info` is the list of players, `kona_playercard` the card that opens on a click. Both have been seen with the
 * actual rows of every week, and both without.
 */
export type PlayersView = 'kona_player_info' | 'kona_playercard'

/**
 * Every week and the season total of players, in the league's own scoring, rostered or not. ESPN refuses a limit without a
 * sort (400, FILTER_LIMIT_MISSING_SORT), and sends only a few players without a limit.
 */
export function requestEspnPlayers(
  address: LeagueAddress,
  view: PlayersView,
  espnPlayerIds: readonly number[],
  week: number,
): EspnRequest {
  const { season } = address
  return {
    ...requestOfLeague(address, [view], { week, what: 'players' }),
    filter: {
      players: {
        filterIds: { value: espnPlayerIds },
        limit: espnPlayerIds.length,
        sortPercOwned: { sortPriority: 1, sortAsc: false },
        filterStatsForTopScoringPeriodIds: { value: nflWeeks, additionalValue: [`00${season}`, `10${season}`] },
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
  { espnLeagueId, season, archive }: LeagueAddress,
  views: readonly string[],
  { week, what }: { week?: number; what?: string } = {},
): EspnRequest {
  const isHistory = archive === 'history'
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
