/** Every team's rank after each week, for the bump chart. */
import type { StandingsResponse } from '../league/league-view.ts'
import type { DecidedMatchup } from './decided-matchups.ts'
import { canBePlotted, ranksByWeek, type WeekRank } from './ranks-by-week.ts'

interface NamedTeam {
  id: number
  name: string
}

export interface RankByWeekSeries {
  /** Decided weeks of the regular season, ascending. */
  weeks: number[]
  /** By final rank, or by the last rank while the season runs. */
  teams: RankedTeam[]
}

export interface RankedTeam {
  teamId: number
  teamName: string
  /** Ascending by week. */
  ranks: WeekRank[]
  /** Null while the season runs. */
  finalRank: number | null
  isChampion: boolean
}

/**
 * The server's own ranks by week where it has them for every team, since they include the league's tie-breakers. Otherwise
 * the rank after week w is by win percentage over the matchups decided in weeks 1..w of the regular season (a tie counts
 * half), then by points for in them, then in the order of the standings. Null for fewer than two weeks.
 */
export function rankByWeekSeries(
  teams: readonly NamedTeam[],
  matchups: readonly DecidedMatchup[],
  response: StandingsResponse,
  isOver: boolean,
): RankByWeekSeries | null {
  const byId = new Map(response.standings?.map((standing) => [standing.teamId, standing]))
  const ranks = ranksByWeek(teams, response) ?? computeRanks(teams, matchups)
  if (!canBePlotted(ranks)) return null
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
export function lastRank({ finalRank, ranks }: RankedTeam): number {
  return finalRank ?? ranks.at(-1)?.rank ?? Number.POSITIVE_INFINITY
}

function computeRanks(teams: readonly NamedTeam[], matchups: readonly DecidedMatchup[]): WeekRank[][] {
  const regular = matchups.filter(({ isPlayoff }) => !isPlayoff)
  const weeks = [...new Set(regular.map(({ lastWeek }) => lastWeek))].sort((a, b) => a - b)
  const ranks: WeekRank[][] = teams.map(() => [])
  for (const week of weeks) {
    const table = teams
      .map(({ id }, index) => ({
        index,
        ...recordOf(regular.filter((one) => one.teamId === id && one.lastWeek <= week)),
      }))
      .sort((a, b) => b.winShare - a.winShare || b.pointsFor - a.pointsFor || a.index - b.index)
    for (const [place, { index }] of table.entries()) ranks[index]?.push({ week, rank: place + 1 })
  }
  return ranks
}

function recordOf(matchups: readonly DecidedMatchup[]): { winShare: number; pointsFor: number } {
  const won = matchups.reduce((sum, { result }) => sum + (result === 'WIN' ? 1 : result === 'TIE' ? 0.5 : 0), 0)
  return {
    winShare: matchups.length > 0 ? won / matchups.length : 0,
    pointsFor: matchups.reduce((sum, { own }) => sum + own, 0),
  }
}
