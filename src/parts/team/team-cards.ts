/** The figures of a team's four cards, from the league's standings. */
import type { StandingsEntry, StandingsResponse } from '../league/league-view.ts'

export interface TeamCards extends StandingsEntry {
  /** False: during the season, with current regular-season ranks. */
  isFinal: boolean
  /** 1 is the most points of the league; null: unknown, and for an eliminated team, which has scored in fewer weeks than others. */
  pointsForRank: number | null
  pointsAgainstRank: number | null
}

/** Null if the standings do not include the team. */
export function teamCards({ standings, isFinal }: StandingsResponse, teamId: number): TeamCards | null {
  const team = standings.find((one) => one.teamId === teamId)
  if (!team) return null
  const rankBy = (field: 'pointsFor' | 'pointsAgainst') => {
    const own = team.regularSeason[field]
    if (!team.hasPlayed || own === null || team.eliminatedInWeek !== null) return null
    return 1 + standings.filter(({ regularSeason }) => (regularSeason[field] ?? own) > own).length
  }
  return { ...team, isFinal, pointsForRank: rankBy('pointsFor'), pointsAgainstRank: rankBy('pointsAgainst') }
}
