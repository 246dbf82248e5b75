import type { Matchup, Season } from '../domain/season.ts'
import { isGameOf } from '../verdict/results.ts'
import { factsOf } from './season-facts.ts'

export interface ScheduleFilter {
  /** Matchups played in this week; a two-week round matches both weeks. */
  week?: number | undefined
  teamId?: number | undefined
  isPlayoff?: boolean | undefined
}

/** The matchups of a season that match a filter, with byes and games against teams that left, in order of play. */
export function listMatchups(season: Season, { week, teamId, isPlayoff }: ScheduleFilter): Matchup[] {
  const { teams } = factsOf(season)
  return season.matchups
    .filter(({ weeks }) => weeks.length > 0)
    .filter((matchup) => (matchup.away ? isGameOf(matchup, teams) : teams.has(matchup.home.teamId)))
    .filter(({ weeks }) => week === undefined || weeks.includes(week))
    .filter(({ home, away }) => teamId === undefined || home.teamId === teamId || away?.teamId === teamId)
    .filter(({ kind }) => isPlayoff === undefined || (kind !== 'regular') === isPlayoff)
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod || a.id - b.id)
}

/** Of a game for readers: one that is over is not to come or played now, even if nobody knows its score. */
export function statusOf(season: Season, { status, weeks, home, away }: Matchup): Matchup['status'] | 'not-recorded' {
  if (status === 'final' || away === null) return status
  const isUnknown = home.points === null || away.points === null
  const isOver = season.status.phase === 'complete' || weeks.every(factsOf(season).isFinalWeek)
  return isUnknown && isOver ? 'not-recorded' : status
}
