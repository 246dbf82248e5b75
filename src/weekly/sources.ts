/** Inputs of an edition: responses of the API, of the handlers or of a snapshot. */

import type { ResponseOf } from '../contract/responses/index.ts'
import { weeksOfRound } from '../domain/edition-weeks.ts'
import { hasOpponents } from '../domain/season-format.ts'

/** The same for every edition of a season. Null: the response is missing, and its content is left out. */
export interface SeasonSources {
  league: ResponseOf<'hostLeague'>
  schedule: ResponseOf<'hostLeagueSchedule'> | null
  standings: ResponseOf<'standings'> | null
  forecastHistory: ResponseOf<'forecastHistory'> | null
  moves: ResponseOf<'moves'> | null
  bracket: ResponseOf<'bracket'> | null
  history: ResponseOf<'history'> | null
}

/** Of one edition; lists contain the available responses. */
export interface WeekSources {
  /** Of `scoreboardWeeks`. */
  scoreboards: readonly ResponseOf<'scoreboard'>[]
  /** Of all teams in every week of the round. */
  startSit: readonly ResponseOf<'startSitAnalysis'>[]
  rosters: readonly ResponseOf<'weeklyRoster'>[]
  /** Of the edition's week; null where nobody watched it. */
  paths: ResponseOf<'gamePaths'> | null
}

export interface EditionSources extends SeasonSources, WeekSources {}

/**
 * Without opponents points add up, so every week up to the edition's counts. Else the weeks of the round, and those within earlier rounds of
 * several weeks, whose scores are in no other response.
 */
export function scoreboardWeeks(sources: SeasonSources, week: number): number[] {
  if (!hasOpponents(sources.league.scoringFormat)) return Array.from({ length: week }, (_, index) => index + 1)
  const long = (sources.schedule ?? []).filter(({ weeks }) => weeks.length > 1 && Math.max(...weeks) < week)
  return [...new Set([...long.flatMap(({ weeks }) => weeks), ...weeksOfRound(sources, week)])].sort((a, b) => a - b)
}
