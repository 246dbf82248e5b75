/** The progress of a league's season, by ESPN's own count of weeks. */
import type { HostStatus, LeagueSettings } from '../../domain/host-season.ts'
import type { EspnLeagueResponse } from './responses/league.ts'

export interface EspnCalendar {
  drafted: boolean
  /** The week ESPN is in: 0 before the season, past `finalWeek` after it. */
  latestWeek: number
  finalWeek: number
  /** The weeks of its matchup periods from its first scoring period on, ascending. Earlier weeks are not the league's. */
  weeks: number[]
  regularSeasonFinalWeek: number
  /** Matchup periods before ESPN's current one, and all of them two weeks after the season's end. */
  closedPeriods: number[]
  /** Weeks whose rosters ESPN can have, ascending: up to the running one, none before the draft. */
  rosterWeeks: number[]
}

/** The calendar, which all other readers use. */
export function readEspnCalendar(
  response: EspnLeagueResponse,
  settings: LeagueSettings,
  areAllPicksMade: boolean,
): EspnCalendar {
  const first = response.status.firstScoringPeriod ?? 1
  const ofPeriods = new Set(settings.matchupPeriods.flatMap((period) => period.weeks))
  const weeks = [...ofPeriods].filter((week) => week >= first).sort((a, b) => a - b)
  const finalWeek = Math.max(0, ...weeks)
  const regularWeeks = settings.matchupPeriods
    .filter(({ matchupPeriod }) => matchupPeriod <= settings.regularSeasonMatchups)
    .flatMap((period) => period.weeks)
  const drafted = response.draftDetail.drafted || areAllPicksMade
  const latestWeek = response.status.latestScoringPeriod ?? response.scoringPeriodId ?? 0
  const lastRosterWeek = drafted ? Math.min(latestWeek, finalWeek) : 0
  return {
    drafted,
    latestWeek,
    finalWeek,
    weeks,
    regularSeasonFinalWeek: Math.max(0, ...regularWeeks),
    closedPeriods: settings.matchupPeriods
      .map(({ matchupPeriod }) => matchupPeriod)
      .filter((period) => period < (response.status.currentMatchupPeriod ?? 0) || latestWeek > finalWeek + 1),
    rosterWeeks: weeks.filter((week) => week <= lastRosterWeek),
  }
}

/** ESPN has no word for the phase; it counts weeks and periods, and closes a season for good (`isExpired`). */
export function readEspnStatus({ status }: EspnLeagueResponse, calendar: EspnCalendar): HostStatus {
  const { drafted, latestWeek, finalWeek, weeks, regularSeasonFinalWeek, closedPeriods } = calendar
  return {
    phase: null,
    isDrafted: drafted,
    ...(status.isExpired ? { isExpired: true as const } : {}),
    currentWeek: latestWeek,
    scoredWeeks: weeks.filter((week) => week < latestWeek),
    closedPeriods,
    firstWeek: status.firstScoringPeriod ?? 1,
    finalWeek,
    regularSeasonFinalWeek,
  }
}
