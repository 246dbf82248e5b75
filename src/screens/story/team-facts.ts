import type { StandingsEntry } from '../../parts/league/league-view.ts'
import type { RecapSubject } from '../../parts/recap/season-recap.ts'
import { type PerformanceRow, performanceRows } from '../../parts/team/performance-rows.ts'
import type { TeamStoryResponses } from './load-story.ts'

/** What the cards of a team are written from. */
export interface TeamFacts {
  responses: TeamStoryResponses
  standing: StandingsEntry
  teamId: number
  /** The team's weeks, as its performance screen shows them. */
  rows: PerformanceRow[]
  throughWeek: number | null
  teamCount: number
  isRunnerUp: boolean
  isLast: boolean
  /** True: a finished season's highest scorer, and not in its playoffs. */
  isUnluckiestScorer: boolean
}

/** Null: the season has no such team. */
export function findTeamFacts(
  { throughWeek }: Pick<RecapSubject, 'throughWeek'>,
  teamId: number,
  responses: TeamStoryResponses,
): TeamFacts | null {
  const { league, weeks } = responses
  const { standings } = responses.standings
  const standing = standings.find((team) => team.teamId === teamId)
  if (!standing) return null
  const teamCount = league.teamCount ?? standings.length
  return {
    responses,
    standing,
    teamId,
    rows: weeks ? performanceRows(weeks) : [],
    throughWeek,
    teamCount,
    isRunnerUp: standing.rank === 2,
    isLast: standing.rank === teamCount,
    isUnluckiestScorer: throughWeek === null && isUnluckiestScorer(standings, standing),
  }
}

function isUnluckiestScorer(
  standings: readonly StandingsEntry[],
  { madePlayoffs, regularSeason: { pointsFor } }: StandingsEntry,
): boolean {
  if (madePlayoffs !== false || pointsFor === null) return false
  return (
    standings.some((team) => team.madePlayoffs) &&
    standings.every(({ regularSeason }) => (regularSeason.pointsFor ?? 0) <= pointsFor)
  )
}
