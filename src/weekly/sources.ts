/** Inputs of an edition: responses of the API, of the handlers or of a snapshot. */
import type { ResponseOf } from '../contract/responses/index.ts'

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

/** Of one week; lists contain the available responses. */
export interface WeekSources {
  /** Of `scoreboardWeeks`. */
  scoreboards: readonly ResponseOf<'scoreboard'>[]
  startSit: readonly ResponseOf<'startSitAnalysis'>[]
  rosters: readonly ResponseOf<'weeklyRoster'>[]
}

export interface EditionSources extends SeasonSources, WeekSources {}

/** Without opponents points add up, so every week up to the edition's counts. */
export function scoreboardWeeks(league: SeasonSources['league'], week: number): number[] {
  return hasOpponents(league) ? [week] : Array.from({ length: week }, (_, index) => index + 1)
}

export function hasOpponents({ scoringFormat = 'head-to-head' }: SeasonSources['league']): boolean {
  return scoringFormat === 'head-to-head'
}
