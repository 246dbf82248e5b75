/** The progress of a league's season, by ESPN's own count of weeks. */
import type { HostSeason, LeagueSettings, Matchup, SeasonStatus } from '../../domain/host-season.ts'
import { areTeamsRanked } from './read-final-ranks.ts'
import type { LeagueResponse } from './responses/league.ts'

export interface Calendar {
  drafted: boolean
  /** The week ESPN is in: 0 before the season, past `finalWeek` after it. */
  latestWeek: number
  finalWeek: number
  /** The weeks of its matchup periods from its first scoring period on, ascending. Earlier weeks are not the league's. */
  weeks: number[]
  regularSeasonFinalWeek: number
  /** Weeks whose rosters ESPN can have, ascending: up to the running one, none before the draft. */
  rosterWeeks: number[]
}

/** The calendar, which all other readers use. */
export function readCalendar(response: LeagueResponse, settings: LeagueSettings): Calendar {
  const first = response.status.firstScoringPeriod ?? 1
  const ofPeriods = new Set(settings.matchupPeriods.flatMap((period) => period.weeks))
  const weeks = [...ofPeriods].filter((week) => week >= first).sort((a, b) => a - b)
  const finalWeek = Math.max(0, ...weeks)
  const regularWeeks = settings.matchupPeriods
    .filter(({ matchupPeriod }) => matchupPeriod <= settings.regularSeasonMatchups)
    .flatMap((period) => period.weeks)
  const drafted = response.draftDetail.drafted ?? false
  const latestWeek = response.status.latestScoringPeriod ?? response.scoringPeriodId ?? 0
  const lastRosterWeek = drafted ? Math.min(latestWeek, finalWeek) : 0
  return {
    drafted,
    latestWeek,
    finalWeek,
    weeks,
    regularSeasonFinalWeek: Math.max(0, ...regularWeeks),
    rosterWeeks: weeks.filter((week) => week <= lastRosterWeek),
  }
}

/**
 * The phase and the decided weeks. The season is complete once ESPN has moved past its last week and has named every winner
 * of the last matchup period, or has ranked all teams, or is two weeks past the end (some leagues never decide their last
 * matchup). While winners are missing it is in season.
 */
export function readStatus(response: LeagueResponse, calendar: Calendar, played: Played): SeasonStatus {
  const { latestWeek, finalWeek, weeks, regularSeasonFinalWeek } = calendar
  const phase = readPhase(response, calendar, played)
  return {
    phase,
    currentWeek: phase === 'in-season' || phase === 'complete' ? Math.max(0, Math.min(latestWeek, finalWeek)) : 0,
    completedWeeks: phase === 'complete' ? weeks : decidedWeeks(played, calendar),
    finalWeek,
    regularSeasonFinalWeek,
  }
}

type Played = Pick<HostSeason, 'matchups' | 'eliminationRounds'>

function readPhase(response: LeagueResponse, calendar: Calendar, played: Played): SeasonStatus['phase'] {
  if (!calendar.drafted) return 'pre-draft'
  const { latestWeek, finalWeek, weeks } = calendar
  const ranked = areTeamsRanked(response.teams)
  if (latestWeek > finalWeek + 1 || (latestWeek >= finalWeek && ranked)) return 'complete'
  const all = [...played.matchups, ...played.eliminationRounds]
  const last = contestsOf(played).filter(({ weeks }) => weeks.includes(finalWeek))
  if (latestWeek > finalWeek && last.every(({ status }) => status === 'final')) return 'complete'
  return latestWeek > (weeks[0] ?? 1) || all.some(({ status }) => status !== 'scheduled') ? 'in-season' : 'pre-season'
}

/** Games of two teams, and rounds of eliminations. */
function contestsOf({ matchups, eliminationRounds }: Played): Pick<Matchup, 'weeks' | 'status'>[] {
  return [...matchups.filter(({ away }) => away), ...eliminationRounds]
}

/** Weeks of matchup periods in which every game has a winner or is a tie. */
function decidedWeeks(played: Played, { latestWeek, weeks: ofLeague }: Calendar): number[] {
  const games = contestsOf(played)
  // A league without opponents (total points) has no winners to wait for.
  if (games.length === 0) return ofLeague.filter((week) => week < latestWeek)
  const open = new Set(games.filter(({ status }) => status !== 'final').flatMap((game) => game.weeks))
  const weeks = new Set(games.flatMap((game) => game.weeks))
  return ofLeague.filter((week) => weeks.has(week) && !open.has(week) && week <= latestWeek)
}
