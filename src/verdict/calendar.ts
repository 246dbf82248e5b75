/** How far a season is: its phase, and which weeks and periods are final. */
import type { HostSeason } from '../domain/host-season.ts'
import type { EliminationRound, Matchup, SeasonDraft, SeasonPhase, SeasonStatus } from '../domain/season.ts'
import { runningWeekOf } from '../domain/season-week.ts'
import { isOfRegularSeason } from './kinds.ts'
import { decide, type Sources } from './precedence.ts'
import type { SettledMatchup } from './results.ts'

interface Played {
  settled: readonly SettledMatchup[]
  eliminationRounds: readonly EliminationRound[]
}

interface Judged extends Played {
  drafts: readonly SeasonDraft[]
}

/** Whether a game or round has points or a result. */
export function hasGames({ settled, eliminationRounds }: Played): boolean {
  return listContests(settled, eliminationRounds).some(({ status, hasPoints }) => hasPoints || status === 'final')
}

/** A game of two teams, or an elimination round. */
type Contest = Pick<Matchup, 'matchupPeriod' | 'weeks' | 'status'> & { hasPoints: boolean; isRound: boolean }

/**
 * Evidence of play or picks goes before the host's word: a season with scored games is not before its draft, whatever its status says. A
 * phase expires once the host has closed the season, or has moved past its last week.
 */
export function judgeCalendar(host: HostSeason, { settled, eliminationRounds, drafts }: Judged): SeasonStatus {
  const contests = listContests(settled, eliminationRounds)
  const phase = judgePhase(host, contests, drafts)
  const isOver = phase === 'complete'
  const isPlayed = (phase === 'in-season' || isOver) && hasPlayed(host, contests)
  const { finalWeek, regularSeasonFinalWeek } = limitWeeks(host, eliminationRounds)
  const finalWeeks = isOver
    ? isPlayed
      ? listWeeks(host).filter((week) => week <= finalWeek)
      : []
    : listWeeks(host).filter((week) => isWeekFinal(host, contests, week))
  const currentWeek = Math.max(host.status.firstWeek, Math.min(host.status.currentWeek, finalWeek))
  return {
    phase,
    currentWeek: isOver ? finalWeek : phase === 'in-season' ? currentWeek : 0,
    runningWeek: runningWeekOf({ phase, currentWeek }),
    finalWeeks,
    finalPeriods: listFinalPeriods(host, contests, finalWeeks),
    finalWeek,
    regularSeasonFinalWeek,
    isRegularSeasonOver: isPlayed && isRegularSeasonOver(host, { phase, finalWeeks, regularSeasonFinalWeek }, settled),
    isPlayed,
    isDrafting: phase === 'pre-draft' && drafts.some(({ state }) => state === 'running'),
  }
}

function listContests(matchups: readonly SettledMatchup[], rounds: readonly EliminationRound[]): Contest[] {
  return [
    ...matchups
      .filter(({ away }) => away)
      .map((matchup) => ({
        ...matchup,
        hasPoints: [matchup.home, matchup.away].some((side) => !!side?.points),
        isRound: false,
      })),
    ...rounds.map((round) => ({ ...round, hasPoints: round.sides.some(({ points }) => !!points), isRound: true })),
  ]
}

/** The weeks of the league's matchup periods, ascending; earlier weeks are not the league's. */
function listWeeks({ settings, status }: HostSeason): number[] {
  const weeks = new Set([...settings.matchupPeriods.flatMap((period) => period.weeks), ...status.scoredWeeks])
  return [...weeks].filter((week) => week >= status.firstWeek).sort((a, b) => a - b)
}

/** An elimination league ends when one team is left. */
function limitWeeks({ status, teams }: HostSeason, rounds: readonly EliminationRound[]) {
  const { finalWeek, regularSeasonFinalWeek } = status
  if (!hasSurvivor(teams.length, rounds)) return { finalWeek, regularSeasonFinalWeek }
  const last = rounds.at(-1)?.weeks.at(-1) ?? finalWeek
  return {
    finalWeek: Math.min(finalWeek, last),
    regularSeasonFinalWeek: Math.min(regularSeasonFinalWeek, last),
  }
}

function hasSurvivor(teamCount: number, rounds: readonly EliminationRound[]): boolean {
  return rounds.length > 0 && rounds.reduce((left, round) => left - round.eliminatedTeamIds.length, teamCount) <= 1
}

function judgePhase(host: HostSeason, contests: readonly Contest[], drafts: readonly SeasonDraft[]): SeasonPhase {
  const { phase: word } = host.status
  const hasBegun = contests.some(({ status, hasPoints }) => hasPoints || (status === 'final' && word !== 'pre-draft'))
  return decide('phase', phaseSources, { host, contests, drafts, hasBegun })?.value ?? 'pre-season'
}

/** `hasBegun`: a game has points. */
const phaseSources: Sources<
  'phase',
  { host: HostSeason; contests: readonly Contest[]; drafts: readonly SeasonDraft[]; hasBegun: boolean },
  SeasonPhase
> = {
  byClosing: ({ host: { status } }) => (status.phase === 'complete' || status.isExpired ? 'complete' : null),
  byDraft: ({ host: { status }, drafts, hasBegun }) => {
    const areDraftsOver = drafts.length > 0 && drafts.every(({ state }) => state === 'complete')
    const isDrafted = areDraftsOver || (status.isDrafted ?? status.phase !== 'pre-draft')
    return isDrafted || hasBegun ? null : 'pre-draft'
  },
  byStatusWord: ({ host: { status }, hasBegun }) => {
    if (status.phase !== 'in-season' && status.phase !== 'pre-season') return null
    return hasBegun ? 'in-season' : status.phase
  },
  byLastWeek: ({ host, contests }) =>
    hasPassedLastWeek(host, contests) || hasSurvivorByMarks(host, contests) ? 'complete' : null,
  byPlay: ({ host, contests, hasBegun }) => (hasBegun || isUnderWay(host, contests) ? 'in-season' : null),
}

/** The last week is final, or the host has moved past it: two weeks on, or with final ranks. */
function hasPassedLastWeek({ status, teams }: HostSeason, contests: readonly Contest[]): boolean {
  const { currentWeek, scoredWeeks, finalWeek } = status
  const lastContests = contests.filter(({ weeks }) => weeks.includes(finalWeek))
  if (scoredWeeks.includes(finalWeek) && lastContests.every(({ status }) => status === 'final')) return true
  const isRanked = teams.length > 0 && teams.every((team) => (team.rankByCommissioner ?? team.finalRank) !== null)
  return currentWeek > finalWeek + 1 || (currentWeek >= finalWeek && isRanked)
}

function isUnderWay(host: HostSeason, contests: readonly Contest[]): boolean {
  const { currentWeek, firstWeek, scoredWeeks } = host.status
  if (currentWeek > firstWeek || scoredWeeks.length > 0) return true
  return contests.some(({ status }) => status !== 'scheduled') || hasKickedOff(host)
}

/** Whether the first week's first NFL game had begun when the season was read: hosts have no points in its first minutes. */
function hasKickedOff({ status, nflSchedule, asOf }: HostSeason): boolean {
  const games = Object.values(nflSchedule ?? {}).flat()
  const kickoffs = games.flatMap(({ week, kickoff }) => (week === status.firstWeek && kickoff ? [kickoff] : []))
  return asOf != null && kickoffs.some((kickoff) => Date.parse(kickoff) <= Date.parse(asOf))
}

/** One team of an elimination league is left by the host's marks. */
function hasSurvivorByMarks({ teams, eliminationRounds }: HostSeason, contests: readonly Contest[]): boolean {
  if (eliminationRounds.length === 0) return false
  const final = new Set(contests.filter(({ status }) => status === 'final').map(({ matchupPeriod }) => matchupPeriod))
  const out = teams.filter(({ eliminatedInPeriod: period }) => period !== undefined && final.has(period))
  return teams.length > 1 && out.length === teams.length - 1
}

/** Whether the scores of a week are closed: of all its games, or of a week within a game that goes on. */
function isWeekFinal({ status }: HostSeason, contests: readonly Contest[], week: number): boolean {
  const scored = new Set(status.scoredWeeks)
  const ofWeek = contests.filter(({ weeks }) => weeks.includes(week))
  const open = ofWeek.filter(({ status }) => status !== 'final')
  if (ofWeek.length > 0 && open.length === 0) return scored.has(week) || week <= status.currentWeek
  return scored.has(week) && open.every(({ weeks }) => weeks.some((later) => later > week && !scored.has(later)))
}

function listFinalPeriods(
  { settings }: HostSeason,
  contests: readonly Contest[],
  finalWeeks: readonly number[],
): number[] {
  const final = new Set(finalWeeks)
  return settings.matchupPeriods
    .filter(({ matchupPeriod, weeks }) => {
      const ofPeriod = contests.filter((contest) => contest.matchupPeriod === matchupPeriod)
      return ofPeriod.length > 0
        ? ofPeriod.every(({ status }) => status === 'final')
        : weeks.every((week) => final.has(week))
    })
    .map(({ matchupPeriod }) => matchupPeriod)
    .sort((a, b) => a - b)
}

function isRegularSeasonOver(
  { settings }: HostSeason,
  { phase, finalWeeks, regularSeasonFinalWeek }: Pick<SeasonStatus, 'phase' | 'finalWeeks' | 'regularSeasonFinalWeek'>,
  matchups: readonly SettledMatchup[],
): boolean {
  if (phase === 'complete') return true
  const games = matchups.filter((matchup) => matchup.away !== null && isOfRegularSeason(matchup, settings))
  if (finalWeeks.includes(regularSeasonFinalWeek)) return true
  return games.length > 0 && games.every(({ status }) => status === 'final')
}

/**
 * Whether the season has a final game and so counts as played. A season that a host marks complete without games does not count. Without
 * known games (from a file, or long ago) or opponents, scored weeks, records or final ranks are evidence.
 */
function hasPlayed({ matchups, teams, settings, status }: HostSeason, contests: readonly Contest[]): boolean {
  if (contests.some((contest) => contest.status === 'final')) return true
  const hasGames = matchups.length > 0 && settings.scoringFormat === 'head-to-head'
  if (hasGames || contests.some(({ isRound }) => isRound)) return false
  if (status.scoredWeeks.length > 0) return true
  return teams.some(
    ({ finalRank, rankByCommissioner, recordByHost }) =>
      (rankByCommissioner ?? finalRank) !== null ||
      (recordByHost !== null && recordByHost.wins + recordByHost.losses + recordByHost.ties > 0),
  )
}
