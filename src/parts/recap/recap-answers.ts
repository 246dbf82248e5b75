/** The answers that a recap is made of, asked one by one of whatever has them: a snapshot, a test. */
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import { lastWeek } from '../../domain/constants.ts'
import type { SuperlativesAnswer } from '../awards/award-cards.ts'
import type { DraftAnswer } from '../draft/draft-board.ts'
import type { LeagueAnswer, StandingsAnswer } from '../league/league-tab.ts'
import type { LuckAnswer } from '../luck/luck-view.ts'
import type { ManagersAnswer } from '../managers/manager-view.ts'
import type { MovesAnswer } from '../moves/season-moves.ts'
import type { TeamWeeksAnswer } from '../team/performance-rows.ts'
import type { StartSitAnswer } from '../team/start-sit-summary.ts'

/** Null: there is no such answer. */
export type Ask = <N extends EndpointName>(name: N, parameters: CallParameters<N>) => Promise<Lenient<Answer<N>> | null>

/** An answer that is not there has no fields. */
export interface RecapAnswers {
  league: LeagueAnswer
  standings: StandingsAnswer
  superlatives: SuperlativesAnswer
  draft: DraftAnswer
  moves: MovesAnswer
  history: Lenient<Answer<'forecastHistory'>>
  luck: LuckAnswer
  managers: ManagersAnswer
  /** In the order of the standings. */
  teams: RecapTeam[]
}

export interface RecapTeam {
  id: number
  name: string
  weeks: TeamWeeksAnswer
  /** Of the weeks that have one. */
  startSit: StartSitAnswer[]
}

export interface RecapKey {
  espnLeagueId: number
  season: number
  leagueId: number
}

export async function collectRecapAnswers(
  { espnLeagueId, season, leagueId }: RecapKey,
  ask: Ask,
): Promise<RecapAnswers> {
  const [league, standings, superlatives, draft, moves, history, luck, managers] = await Promise.all([
    ask('espnLeague', { espnId: espnLeagueId, season }),
    ask('standings', { league_id: leagueId, season }),
    ask('superlatives', { league_id: leagueId }),
    ask('draftComplete', { espnId: espnLeagueId, season }),
    ask('moves', { espnId: espnLeagueId, season }),
    ask('forecastHistory', { espnId: espnLeagueId, season }),
    ask('luck', { espnId: espnLeagueId, season }),
    ask('managers', { espnId: espnLeagueId, season }),
  ])
  const known = (standings?.standings ?? []).flatMap(({ team_id, team_name }) =>
    team_id === undefined ? [] : [{ id: team_id, name: team_name?.trim() || 'Unnamed team' }],
  )
  return {
    league: league ?? {},
    standings: standings ?? {},
    superlatives: superlatives ?? {},
    draft: draft ?? {},
    moves: moves ?? {},
    history: history ?? {},
    luck: luck ?? {},
    managers: managers ?? {},
    teams: await Promise.all(known.map((team) => collectTeam(team, ask))),
  }
}

async function collectTeam({ id, name }: { id: number; name: string }, ask: Ask): Promise<RecapTeam> {
  const weeks = (await ask('teamWeeklyPerformance', { id })) ?? {}
  const played = (weeks.weekly_performance ?? []).flatMap(({ week }) =>
    week !== undefined && week >= 1 && week <= lastWeek ? [week] : [],
  )
  const startSit = await Promise.all(
    [...new Set(played)].map(async (week) => {
      const answer = await ask('startSitAnalysis', { id, week })
      return answer && { ...answer, week }
    }),
  )
  return { id, name, weeks, startSit: startSit.filter((answer) => answer !== null) }
}
