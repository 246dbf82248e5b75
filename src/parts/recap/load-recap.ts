/** Loads the responses of a recap from a snapshot, the engine or a test. */
import type { LoadResponse } from '../../client/calls.ts'
import { loadOrEmpty, type ReadResponse } from '../../client/read-response.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import type { SuperlativesResponse } from '../awards/season-awards.ts'
import type { DraftResponse } from '../draft/draft-board.ts'
import type { LeagueResponse, StandingsResponse } from '../league/league-view.ts'

/** Of a season, for its recap and the stories of its teams. Of a missing response of the specification's calls nothing is known. */
export interface SeasonResponses {
  league: LeagueResponse
  standings: StandingsResponse
  superlatives: SuperlativesResponse
  draft: DraftResponse
  moves: ReadResponse<'moves'> | null
  /** Over all seasons; null if unknown. */
  trades: ReadResponse<'trades'> | null
  /** Of the odds. */
  history: ReadResponse<'forecastHistory'> | null
  luck: ReadResponse<'luck'> | null
  /** Over all seasons. */
  leagueHistory: ReadResponse<'history'> | null
}

export interface RecapResponses extends SeasonResponses {
  managers: ReadResponse<'managers'> | null
  recap: ReadResponse<'recap'> | null
}

export interface RecapKey extends LeagueKey {
  /** The season's public id. */
  id: number
}

export async function loadSeasonResponses({ id, ...key }: RecapKey, load: LoadResponse): Promise<SeasonResponses> {
  const ofLeague = { host: key.host, leagueId: key.leagueId }
  const [league, standings, superlatives, draft, moves, history, luck, trades, leagueHistory] = await Promise.all([
    loadOrEmpty(load, 'hostLeague', key),
    loadOrEmpty(load, 'standings', { leagueId: id, season: key.season }),
    loadOrEmpty(load, 'superlatives', { leagueId: id }),
    loadOrEmpty(load, 'draftComplete', key),
    load('moves', key),
    load('forecastHistory', key),
    load('luck', key),
    // Recap and stories work without the other seasons.
    load('trades', ofLeague).catch(() => null),
    load('history', ofLeague).catch(() => null),
  ])
  return { league, standings, superlatives, draft, moves, history, luck, trades, leagueHistory }
}

export async function loadRecapResponses({ id, ...key }: RecapKey, load: LoadResponse): Promise<RecapResponses> {
  const [responses, managers, recap] = await Promise.all([
    loadSeasonResponses({ id, ...key }, load),
    load('managers', key),
    load('recap', key),
  ])
  return { ...responses, managers, recap }
}
