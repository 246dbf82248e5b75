/** Where in its season a league is, by Sleeper's own count of weeks. */
import type { LeagueSettings, SeasonStatus } from '../../domain/league-season.ts'
import type { BracketRecord } from './responses/bracket.ts'
import type { LeagueResponse } from './responses/league.ts'

export interface Calendar {
  /** First week of the league, 1 in most. */
  startWeek: number
  regularSeasonFinalWeek: number
  finalWeek: number
  /** Weeks of each playoff round; empty where there are none. */
  playoffRounds: number[][]
  /** The week that Sleeper is in; 0 before the season. */
  presentWeek: number
  /** The last week that is decided; 0 before the first. */
  lastDecidedWeek: number
  isDrafted: boolean
  isComplete: boolean
}

const nflWeeks = 18

/** `games` of both brackets tell how many rounds there are; without them it is as many as one winner needs. */
export function readCalendar({ settings, status }: LeagueResponse, games: readonly BracketRecord[]): Calendar {
  const isComplete = status === 'complete'
  const isDrafted = status !== 'pre_draft' && status !== 'drafting'
  const startWeek = clamp(settings.start_week ?? 1, 1, nflWeeks)
  const playoffStart = settings.playoff_week_start ?? 0
  const playoffTeams = settings.playoff_teams ?? 0
  const hasPlayoffs = playoffStart > startWeek && playoffStart <= nflWeeks && playoffTeams > 1
  const scored = settings.last_scored_leg ?? 0
  const rounds = hasPlayoffs ? Math.max(Math.ceil(Math.log2(playoffTeams)), ...games.map(({ r }) => r)) : 0
  const planned = planRounds(playoffStart, rounds, settings.playoff_round_type ?? 0)
  // A bracket may list rounds that were never played.
  const winnersRounds = Math.ceil(Math.log2(Math.max(1, playoffTeams)))
  const played =
    isComplete && scored > 0
      ? planned.filter((weeks, index) => index < winnersRounds || (weeks.at(-1) ?? 0) <= scored)
      : planned
  const finalWeek = hasPlayoffs ? (played.at(-1)?.at(-1) ?? playoffStart - 1) : lastRegularWeek(isComplete, scored)
  const present = settings.leg ?? scored
  return {
    startWeek,
    regularSeasonFinalWeek: hasPlayoffs ? playoffStart - 1 : finalWeek,
    finalWeek,
    playoffRounds: played,
    presentWeek: isDrafted ? present : 0,
    lastDecidedWeek: isComplete ? finalWeek : isDrafted ? Math.min(scored, finalWeek) : 0,
    isDrafted,
    isComplete: isComplete || (isDrafted && scored >= finalWeek),
  }
}

/** Rounds beyond the NFL's last week are left out. */
function planRounds(firstWeek: number, rounds: number, roundType: number): number[][] {
  const plan: number[][] = []
  let week = firstWeek
  for (let round = 1; round <= rounds; round++) {
    const isDouble = roundType === 2 || (roundType === 1 && round === rounds)
    const weeks = isDouble ? [week, week + 1] : [week]
    if (weeks.some((one) => one > nflWeeks)) break
    plan.push(weeks)
    week += weeks.length
  }
  return plan
}

/** Without playoffs all of the NFL's weeks count, unless the league ended before. */
function lastRegularWeek(isComplete: boolean, scored: number): number {
  return isComplete && scored > 0 ? Math.min(scored, nflWeeks) : nflWeeks
}

/** Which weeks each matchup period covers: one each in the regular season, then one a playoff round. */
export function listMatchupPeriods({
  startWeek,
  regularSeasonFinalWeek,
  playoffRounds,
}: Calendar): LeagueSettings['matchupPeriods'] {
  const regular = range(startWeek, regularSeasonFinalWeek).map((week) => ({ matchupPeriod: week, weeks: [week] }))
  const playoffs = playoffRounds.map((weeks, index) => ({ matchupPeriod: regularSeasonFinalWeek + index + 1, weeks }))
  return [...regular, ...playoffs]
}

/** Weeks whose lineups Sleeper can have, ascending: up to the present one, none before the draft. */
export function listLineupWeeks({ startWeek, presentWeek, lastDecidedWeek, finalWeek, isDrafted }: Calendar): number[] {
  return isDrafted ? range(startWeek, Math.min(Math.max(presentWeek, lastDecidedWeek), finalWeek)) : []
}

/** Weeks that can have moves: up to the present one; what happens before the season is booked in its first week. */
export function listTransactionWeeks({ presentWeek, lastDecidedWeek, finalWeek }: Calendar): number[] {
  return range(1, Math.max(1, Math.min(Math.max(presentWeek, lastDecidedWeek), finalWeek)))
}

/** `hasScored`: somebody has points in the present week. */
export function readStatus(calendar: Calendar, hasScored: boolean): SeasonStatus {
  const { startWeek, presentWeek, lastDecidedWeek, finalWeek, regularSeasonFinalWeek } = calendar
  const phase = readPhase(calendar, hasScored)
  const isUnderWay = phase === 'in-season' || phase === 'complete'
  return {
    phase,
    currentWeek: phase === 'complete' ? finalWeek : isUnderWay ? clamp(presentWeek, startWeek, finalWeek) : 0,
    completedWeeks: range(startWeek, lastDecidedWeek),
    finalWeek,
    regularSeasonFinalWeek,
  }
}

function readPhase({ isDrafted, isComplete, startWeek, presentWeek, lastDecidedWeek }: Calendar, hasScored: boolean) {
  if (!isDrafted) return 'pre-draft'
  if (isComplete) return 'complete'
  return lastDecidedWeek >= startWeek || presentWeek > startWeek || hasScored ? 'in-season' : 'pre-season'
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
