import { analyzeStartSit } from '../analytics/start-sit.ts'
import { readWeeklyRoster } from '../analytics/weekly-roster.ts'
import { DomainError } from '../domain/errors.ts'
import type { Season } from '../domain/season.ts'
import { findTeam } from './find-subject.ts'
import type { Handler } from './handler.ts'

export const handleWeeklyRoster: Handler<'weeklyRoster'> = ({ season }, { id, week }) => rosterOf(season, id, week)

/** The roster of a week in the response for all weeks; points of other weeks are in their own rosters. */
export function handleRosterAmongOthers(season: Season, id: number, week: number) {
  const response = rosterOf(season, id, week)
  return { ...response, roster: response.roster.map(({ weeklyPerformance: _, ...player }) => player) }
}

export const handleStartSitAnalysis: Handler<'startSitAnalysis'> = ({ season }, { id, week }) => {
  const analysis = analyzeStartSit(season, findTeam(season, id).id, week)
  if (!analysis) throw noRoster(id, week)
  return analysis
}

function rosterOf(season: Season, id: number, week: number) {
  const roster = readWeeklyRoster(season, findTeam(season, id).id, week)
  if (!roster) throw noRoster(id, week)
  return roster
}

/** The wording is part of the contract: the site recognizes a bye by it. */
function noRoster(teamId: number, week: number): DomainError {
  return new DomainError('not-found', `No roster data found for team ${teamId} in week ${week}`)
}
