/** The ranks by week that a server keeps, without the picture that is drawn of them. */
import type { StandingsResponse } from '../league/league-view.ts'

export interface WeekRank {
  week: number
  /** From 1. */
  rank: number
}

/** Ascending by week, a list for each of the teams; null unless the server has a rank for every one of them. */
export function ranksByWeek(
  teams: readonly { id: number }[],
  { standings = [] }: StandingsResponse,
): WeekRank[][] | null {
  const byId = new Map(standings.map(({ team_id, rank_by_week }) => [team_id, rank_by_week]))
  const ranks = teams.map(({ id }) => knownRanks(byId.get(id)))
  return ranks.every((list) => list.length > 0) ? ranks : null
}

/** Whether ranks, a list for each team, make a picture: of one team or one week there is none. */
export function canBePlotted(ranks: readonly (readonly WeekRank[])[]): boolean {
  return ranks.length > 1 && new Set(ranks.flat().map(({ week }) => week)).size > 1
}

/** The teams of the standings that have a number; a row without one is of no team that could be drawn. */
export function teamsOfStandings({ standings = [] }: StandingsResponse): { id: number; name: string }[] {
  return standings.flatMap(({ team_id: id, team_name: name }) =>
    id === undefined ? [] : [{ id, name: name?.trim() || 'Unnamed team' }],
  )
}

function knownRanks(list: { week?: number; rank?: number }[] = []): WeekRank[] {
  return list
    .flatMap(({ week, rank }) => (week !== undefined && rank !== undefined && rank >= 1 ? [{ week, rank }] : []))
    .sort((a, b) => a.week - b.week)
}
