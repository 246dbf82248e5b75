/** Requests to Sleeper: paths, and their names in messages. */

export interface SleeperRequest {
  /** 'documented': under `/v1`. 'unofficial': statistics and projections, which Sleeper does not document. */
  api: 'documented' | 'unofficial'
  /** Under the API's address, with a leading slash. */
  path: string
  /** Such as "league 910020240000000001, week 3". */
  what: string
}

export function requestSleeperLeague(leagueId: string): SleeperRequest {
  return documented(`/league/${leagueId}`, `league ${leagueId}`)
}

export type LeaguePart = 'users' | 'rosters' | 'winners_bracket' | 'losers_bracket' | 'drafts' | 'traded_picks'

export function requestPart(leagueId: string, part: LeaguePart): SleeperRequest {
  return documented(`/league/${leagueId}/${part}`, `league ${leagueId}, ${part.replace('_', ' ')}`)
}

export function requestMatchups(leagueId: string, week: number): SleeperRequest {
  return documented(`/league/${leagueId}/matchups/${week}`, `league ${leagueId}, week ${week}`)
}

export function requestSleeperTransactions(leagueId: string, week: number): SleeperRequest {
  return documented(`/league/${leagueId}/transactions/${week}`, `league ${leagueId}, transactions of week ${week}`)
}

export function requestDraft(draftId: string): SleeperRequest {
  return documented(`/draft/${draftId}`, `draft ${draftId}`)
}

export function requestDraftPicks(draftId: string): SleeperRequest {
  return documented(`/draft/${draftId}/picks`, `picks of draft ${draftId}`)
}

/** Every player of the NFL, some 14 MB; request it at most once a day. */
export function requestSleeperPlayers(): SleeperRequest {
  return documented('/players/nfl', 'the list of players')
}

export function requestState(): SleeperRequest {
  return documented('/state/nfl', 'the present season')
}

/** By name or id. */
export function requestUser(user: string): SleeperRequest {
  return documented(`/user/${encodeURIComponent(user)}`, `user ${user}`)
}

export function requestLeaguesOf(userId: string, season: number): SleeperRequest {
  return documented(`/user/${userId}/leagues/nfl/${season}`, `leagues of season ${season}`)
}

export type NflFigures = 'stats' | 'projections'

/** Statistics or projections of every NFL player in a week. */
export function requestNflWeek(figures: NflFigures, season: number, week: number): SleeperRequest {
  return {
    api: 'unofficial',
    path: `/${figures}/nfl/${season}/${week}?season_type=regular`,
    what: `${figures} of week ${week}`,
  }
}

function documented(path: string, what: string): SleeperRequest {
  return { api: 'documented', path, what }
}
