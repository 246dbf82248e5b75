/** The progress of a league's season, by Sleeper's own count of weeks. */
import type { HostStatus } from '../../domain/host-season.ts'
import { range } from '../shared/weeks.ts'
import type { BracketRecord } from './responses/bracket.ts'
import type { SleeperLeagueResponse } from './responses/league.ts'
import type { RosterRecord } from './responses/roster.ts'

export interface SleeperCalendar {
  /** First week of the league, 1 in most. */
  startWeek: number
  regularSeasonFinalWeek: number
  finalWeek: number
  /** Weeks of each playoff round; empty without playoffs. */
  playoffRounds: number[][]
  /** Sleeper's current week; 0 before the season. */
  presentWeek: number
  /** The last final week; 0 before the first. */
  lastDecidedWeek: number
  isDrafted: boolean
  isComplete: boolean
}

/**
 * The number of rounds comes from the `games` of both brackets; without them it is the minimum for one winner. A league with scored weeks
 * and results has drafted, whatever its status says.
 */
export function readSleeperCalendar(
  response: SleeperLeagueResponse,
  games: readonly BracketRecord[],
  rosters: readonly RosterRecord[] = [],
): SleeperCalendar {
  const { settings, status } = response
  const isComplete = status === 'complete'
  const hasResults = (settings.last_scored_leg ?? 0) > 0 && rosters.some(hasPlayed)
  const isDrafted = (status !== 'pre_draft' && status !== 'drafting') || hasResults
  // Without Sleeper's word a running season is final up to the week before the current one.
  const scored = settings.last_scored_leg ?? (isComplete ? 0 : Math.max(0, (settings.leg ?? 1) - 1))
  const firstPlayoffWeek = isComplete ? findPlayedStart(response, games, rosters) : null
  const plan = planSeason(response, games, firstPlayoffWeek)
  // A finished season ends with the last scored week, whatever its brackets list.
  const lastScored = isComplete && scored > 0 ? scored : Number.POSITIVE_INFINITY
  const playoffRounds = keepWeeksUpTo(lastScored, plan.playoffRounds)
  const regularSeasonFinalWeek = Math.min(plan.regularSeasonEnd, lastScored)
  const finalWeek = playoffRounds.at(-1)?.at(-1) ?? regularSeasonFinalWeek
  return {
    startWeek: plan.startWeek,
    regularSeasonFinalWeek,
    finalWeek,
    playoffRounds,
    presentWeek: isDrafted ? (settings.leg ?? scored) : 0,
    lastDecidedWeek: isComplete ? finalWeek : isDrafted ? Math.min(scored, finalWeek) : 0,
    isDrafted,
    isComplete: isComplete || (isDrafted && scored >= finalWeek),
  }
}

/**
 * The first playoff week of a finished season whose setting was changed after it: every roster has one number of results, and playoffs that
 * start after as many weeks end with the last scored week, while those of the setting do not. Null where the setting is right, and unless
 * both agree.
 */
function findPlayedStart(
  response: SleeperLeagueResponse,
  games: readonly BracketRecord[],
  rosters: readonly RosterRecord[],
): number | null {
  const { settings } = response
  const endOf = (firstWeek: number | null) => planSeason(response, games, firstWeek).playoffRounds.at(-1)?.at(-1)
  const endsAsScored = (firstWeek: number | null) => endOf(firstWeek) === settings.last_scored_leg
  const [results, ...others] = new Set(rosters.map(countResults))
  // A league without playoffs has no start of them.
  if (!results || others.length > 0 || endOf(null) === undefined || endsAsScored(null)) return null
  const startWeek = settings.start_week ?? 1
  const weeks = settings.league_average_match === 1 ? [results, results / 2] : [results]
  return weeks.map((count) => startWeek + count).find(endsAsScored) ?? null
}

/** The weeks by the league's settings, however far it has come. `playedStart`: the first playoff week in place of the setting. */
function planSeason(
  { settings, season, total_rosters }: SleeperLeagueResponse,
  games: readonly BracketRecord[],
  playedStart: number | null,
) {
  const lastWeek = countNflWeeks(Number(season))
  const startWeek = clamp(settings.start_week ?? 1, 1, lastWeek)
  const firstWeek = playedStart ?? settings.playoff_week_start ?? 0
  const playoffTeams = settings.playoff_teams ?? 0
  if (firstWeek <= startWeek || firstWeek > lastWeek || playoffTeams < 2) {
    // A chopped league ends when one team is left.
    const end = settings.type === 3 && total_rosters ? startWeek + Math.max(0, total_rosters - 2) : lastWeek
    return { startWeek, regularSeasonEnd: Math.min(end, lastWeek), playoffRounds: [] }
  }
  const playoffRounds = planRounds({
    firstWeek,
    lastWeek,
    winnersRounds: Math.ceil(Math.log2(playoffTeams)),
    rounds: Math.max(0, ...games.map(({ r }) => r)),
    roundType: readRoundType(settings.playoff_round_type ?? 0, Number(season)),
  })
  return { startWeek, regularSeasonEnd: firstWeek - 1, playoffRounds }
}

/** Whether Sleeper counts results of the team. */
export function hasPlayed(roster: RosterRecord): boolean {
  return countResults(roster) > 0
}

function countResults({ settings }: RosterRecord): number {
  return (settings?.wins ?? 0) + (settings?.losses ?? 0) + (settings?.ties ?? 0)
}

/** A season that is marked complete but was never played: no week is final. */
export function withoutGames(calendar: SleeperCalendar): SleeperCalendar {
  return { ...calendar, presentWeek: 0, lastDecidedWeek: 0 }
}

/** The NFL has one more week since 2021. */
function countNflWeeks(season: number): number {
  return season < 2021 ? 17 : 18
}

/** Until 2020 there were only one-week rounds (0) and two-week rounds (1); today's meaning of 1 was added in 2021. */
function readRoundType(type: number, season: number): number {
  return season < 2021 && type === 1 ? 2 : type
}

interface RoundPlan {
  firstWeek: number
  lastWeek: number
  /** Rounds that the winners' bracket needs. */
  winnersRounds: number
  /** Rounds of the brackets; the losers' may be longer. */
  rounds: number
  roundType: number
}

/** The weeks of each round. Two-week rounds that would end after the NFL's season have one week each. */
function planRounds(plan: RoundPlan): number[][] {
  const { lastWeek, winnersRounds } = plan
  const planned = layRounds(plan)
  const hasRoom = planned.slice(0, winnersRounds).every((weeks) => weeks.every((week) => week <= lastWeek))
  const fitting = hasRoom ? planned : layRounds({ ...plan, roundType: 0 })
  return fitting.filter((weeks) => weeks.every((week) => week <= lastWeek))
}

function layRounds({ firstWeek, winnersRounds, rounds, roundType }: RoundPlan): number[][] {
  let week = firstWeek
  return Array.from({ length: Math.max(winnersRounds, rounds) }, (_, index) => {
    const isDouble = roundType === 2 || (roundType === 1 && index + 1 === winnersRounds)
    const weeks = isDouble ? [week, week + 1] : [week]
    week += weeks.length
    return weeks
  })
}

function keepWeeksUpTo(last: number, rounds: readonly number[][]): number[][] {
  return rounds.map((weeks) => weeks.filter((week) => week <= last)).filter(({ length }) => length > 0)
}

/** Weeks whose lineups Sleeper can have, ascending: up to the current one, none before the draft. */
export function listLineupWeeks({
  startWeek,
  presentWeek,
  lastDecidedWeek,
  finalWeek,
  isDrafted,
}: SleeperCalendar): number[] {
  return isDrafted ? range(startWeek, Math.min(Math.max(presentWeek, lastDecidedWeek), finalWeek)) : []
}

/** Weeks that can have moves: up to the current one; moves before the season are in its first week. */
export function listTransactionWeeks({ presentWeek, lastDecidedWeek, finalWeek }: SleeperCalendar): number[] {
  return range(1, Math.max(1, Math.min(Math.max(presentWeek, lastDecidedWeek), finalWeek)))
}

/** Sleeper's status is more precise than its weeks only before the draft and after the season. */
export function readSleeperStatus(calendar: SleeperCalendar): HostStatus {
  const { startWeek, presentWeek, lastDecidedWeek, finalWeek, regularSeasonFinalWeek, isDrafted, isComplete } = calendar
  return {
    phase: isComplete ? 'complete' : isDrafted ? null : 'pre-draft',
    isDrafted,
    currentWeek: presentWeek,
    scoredWeeks: range(startWeek, lastDecidedWeek),
    closedPeriods: [],
    firstWeek: startWeek,
    finalWeek,
    regularSeasonFinalWeek,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
