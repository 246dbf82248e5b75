/** Loads the responses of a team's story. Every one is a response of another screen. */
import type { LoadResponse } from '../../client/calls.ts'
import { loadOrEmpty, type ReadResponse } from '../../client/read-response.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import type { SuperlativesResponse } from '../../parts/awards/season-awards.ts'
import type { DraftResponse } from '../../parts/draft/draft-board.ts'
import type { LeagueResponse, StandingsResponse } from '../../parts/league/league-view.ts'
import { performanceRows, type TeamWeeksResponse } from '../../parts/team/performance-rows.ts'

export interface TeamStoryResponses {
  league: LeagueResponse
  standings: StandingsResponse
  superlatives: SuperlativesResponse
  draft: DraftResponse
  moves: ReadResponse<'moves'> | null
  luck: ReadResponse<'luck'> | null
  history: ReadResponse<'forecastHistory'> | null
  weeks: TeamWeeksResponse | null
  /** Of lost weeks whose optimal lineup had more points than the opponent, the costliest first. */
  decisions: ReadResponse<'startSitAnalysis'>[]
}

export interface TeamStoryKey extends LeagueKey {
  /** The season's public id. */
  id: number
  teamId: number
}

export async function loadTeamStory(key: TeamStoryKey, load: LoadResponse): Promise<TeamStoryResponses> {
  const [league, standings, superlatives, draft, moves, luck, history, weeks] = await loadFirst(key, load)
  return {
    league,
    standings,
    superlatives,
    draft,
    moves,
    luck,
    history,
    weeks,
    decisions: weeks ? await loadDecisions(key.teamId, weeks, load) : [],
  }
}

/** The calls that depend on no other one. */
export function loadFirst({ id, teamId, ...key }: TeamStoryKey, load: LoadResponse) {
  const season = { host: key.host, leagueId: key.leagueId, season: key.season }
  return Promise.all([
    loadOrEmpty(load, 'hostLeague', season),
    loadOrEmpty(load, 'standings', { leagueId: id, season: key.season }),
    loadOrEmpty(load, 'superlatives', { leagueId: id }),
    loadOrEmpty(load, 'draftComplete', season),
    load('moves', season),
    load('luck', season),
    load('forecastHistory', season),
    load('teamWeeklyPerformance', { id: teamId }),
  ])
}

/** Each is a request: one of the costliest is nearly always the one. */
const mostDecisions = 3

async function loadDecisions(id: number, weeks: TeamWeeksResponse, load: LoadResponse) {
  const costly = performanceRows(weeks)
    .flatMap(({ week, optimalPoints, starterPoints, result: { word, own, opponent } }) => {
      if (word !== 'LOSS' || optimalPoints === null || starterPoints === null || own === null || opponent === null)
        return []
      const missed = optimalPoints - starterPoints
      return missed > 0 && own + missed > opponent ? [{ week, missed }] : []
    })
    .toSorted((a, b) => b.missed - a.missed)
    .slice(0, mostDecisions)
  const loaded = await Promise.all(costly.map(({ week }) => load('startSitAnalysis', { id, week })))
  return loaded.filter((one) => one !== null)
}
