import type { Matchup, Season } from '../domain/season.ts'
import { factsOf } from './season-facts.ts'

export interface ScheduleFilter {
  /** Matchups played in this week; a two-week round matches both weeks. */
  week?: number | undefined
  teamId?: number | undefined
  isPlayoff?: boolean | undefined
}

/** The matchups of a season that match a filter, with byes, in order of play. */
export function listMatchups(season: Season, { week, teamId, isPlayoff }: ScheduleFilter): Matchup[] {
  const { teams } = factsOf(season)
  return season.matchups
    .filter(({ home, away, weeks }) => weeks.length > 0 && teams.has(home.teamId) && (!away || teams.has(away.teamId)))
    .filter(({ weeks }) => week === undefined || weeks.includes(week))
    .filter(({ home, away }) => teamId === undefined || home.teamId === teamId || away?.teamId === teamId)
    .filter(({ kind }) => isPlayoff === undefined || (kind !== 'regular') === isPlayoff)
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod || a.id - b.id)
}
