/** The ranks by week in a server's standings, separate from the chart's code. */
import type { StandingsResponse } from '../league/league-view.ts'

export interface WeekRank {
  week: number
  /** From 1. */
  rank: number
}

/** A list for each team, ascending by week; null unless the server has ranks for every team. */
export function ranksByWeek(teams: readonly { id: number }[], { standings }: StandingsResponse): WeekRank[][] | null {
  const byId = new Map(standings.map(({ teamId, rankByWeek }) => [teamId, rankByWeek]))
  const ranks = teams.map(({ id }) => byId.get(id) ?? [])
  return ranks.every((list) => list.length > 0) ? ranks : null
}

/** Whether ranks, a list for each team, make a chart: more than one team and one week. */
export function canBePlotted(ranks: readonly (readonly WeekRank[])[]): boolean {
  return ranks.length > 1 && new Set(ranks.flat().map(({ week }) => week)).size > 1
}

/** The teams of the standings that have an id; other rows cannot be matched to ranks. */
export function teamsOfStandings({ standings }: StandingsResponse): { id: number; name: string }[] {
  return standings.flatMap(({ teamId: id, teamName: name }) => (id === null ? [] : { id, name }))
}
