/** Loads the responses that a recap is composed from, out of a snapshot, the engine or a test. */
import type { ReadResponse } from '../../client/read-response.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import { lastWeek } from '../../domain/constants.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import type { SuperlativesResponse } from '../awards/award-cards.ts'
import type { DraftResponse } from '../draft/draft-board.ts'
import type { HistoryResponse } from '../history/season-history.ts'
import type { LeagueResponse, StandingsResponse } from '../league/league-view.ts'
import type { LuckResponse } from '../luck/luck-view.ts'
import type { ManagersResponse } from '../managers/manager-view.ts'
import type { MovesResponse } from '../moves/season-moves.ts'
import type { TeamWeeksResponse } from '../team/performance-rows.ts'
import type { StartSitResponse } from '../team/start-sit-summary.ts'

/** Null: there is no such response. */
export type LoadResponse = <N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
) => Promise<ReadResponse<N> | null>

/** Of the specification's calls a missing response has no fields. */
export interface RecapResponses {
  league: LeagueResponse
  standings: StandingsResponse
  superlatives: SuperlativesResponse
  draft: DraftResponse
  moves: MovesResponse | null
  history: ReadResponse<'forecastHistory'> | null
  /** Of all seasons. */
  leagueHistory: HistoryResponse | null
  luck: LuckResponse | null
  managers: ManagersResponse | null
  /** In the order of the standings. */
  teams: RecapTeam[]
}

export interface RecapTeam {
  id: number
  name: string
  weeks: TeamWeeksResponse
  /** Of the weeks that have one. */
  startSit: StartSitResponse[]
}

export interface RecapKey extends LeagueKey {
  /** The season's public id. */
  id: number
}

export async function loadRecapResponses({ id, ...key }: RecapKey, load: LoadResponse): Promise<RecapResponses> {
  const [league, standings, superlatives, draft, moves, history, luck, managers, leagueHistory] = await Promise.all([
    load('hostLeague', key),
    load('standings', { leagueId: id, season: key.season }),
    load('superlatives', { leagueId: id }),
    load('draftComplete', key),
    load('moves', key),
    load('forecastHistory', key),
    load('luck', key),
    load('managers', key),
    // The recap is of the season: it is whole without the others.
    load('history', { host: key.host, leagueId: key.leagueId }).catch(() => null),
  ])
  const known = (standings?.standings ?? []).flatMap(({ teamId, teamName }) =>
    teamId == null ? [] : [{ id: teamId, name: teamName?.trim() || 'Unnamed team' }],
  )
  return {
    league: league ?? {},
    standings: standings ?? {},
    superlatives: superlatives ?? {},
    draft: draft ?? {},
    ...{ moves, history, luck, managers, leagueHistory },
    teams: await Promise.all(known.map((team) => collectTeam(team, load))),
  }
}

async function collectTeam({ id, name }: { id: number; name: string }, load: LoadResponse): Promise<RecapTeam> {
  const weeks = (await load('teamWeeklyPerformance', { id })) ?? {}
  const played = (weeks.weeklyPerformance ?? []).flatMap(({ week }) =>
    week != null && week >= 1 && week <= lastWeek ? [week] : [],
  )
  const startSit = await Promise.all(
    [...new Set(played)].map(async (week) => {
      const response = await load('startSitAnalysis', { id, week })
      return response && { ...response, week }
    }),
  )
  return { id, name, weeks, startSit: startSit.filter((response) => response !== null) }
}
