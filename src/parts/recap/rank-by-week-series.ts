/** Every team's rank after each week, for the bump chart. */
import type { StandingsResponse } from '../league/league-view.ts'
import { canBePlotted, ranksByWeek, type WeekRank } from './ranks-by-week.ts'

interface NamedTeam {
  id: number
  name: string
}

export interface RankByWeekSeries {
  /** Final weeks of the regular season, ascending. */
  weeks: number[]
  /** By final rank, or by the current rank during the season. */
  teams: RankedTeam[]
}

export interface RankedTeam {
  teamId: number
  teamName: string
  /** Ascending by week. */
  ranks: WeekRank[]
  /** Null during the season. */
  finalRank: number | null
  isChampion: boolean
}

/** The server's ranks by week, which include the league's tiebreakers. Null without them, and for fewer than two weeks. */
export function rankByWeekSeries(
  teams: readonly NamedTeam[],
  response: StandingsResponse,
  isOver: boolean,
): RankByWeekSeries | null {
  const byId = new Map(response.standings.map((standing) => [standing.teamId, standing]))
  const ranks = ranksByWeek(teams, response)
  if (!ranks || !canBePlotted(ranks)) return null
  const weeks = [...new Set(ranks.flat().map(({ week }) => week))].sort((a, b) => a - b)
  const ranked = teams.map(({ id, name }, index) => ({
    teamId: id,
    teamName: name,
    ranks: ranks[index] ?? [],
    finalRank: (isOver && byId.get(id)?.rank) || null,
    isChampion: isOver && byId.get(id)?.isChampion === true,
  }))
  return { weeks, teams: ranked.filter((team) => team.ranks.length > 0).sort((a, b) => lastRank(a) - lastRank(b)) }
}

/** A team's final rank, or its last known one. */
function lastRank({ finalRank, ranks }: RankedTeam): number {
  return finalRank ?? ranks.at(-1)?.rank ?? Number.POSITIVE_INFINITY
}
