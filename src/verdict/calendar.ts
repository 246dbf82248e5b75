/** How far a season is: its phase, and which weeks and periods are final. */
import type { HostSeason } from '../domain/host-season.ts'
import type { EliminationRound, Matchup, SeasonPhase, SeasonStatus } from '../domain/season.ts'
import { isOfRegularSeason } from './kinds.ts'
import type { SettledMatchup } from './results.ts'

interface Played {
  matchups: readonly SettledMatchup[]
  eliminationRounds: readonly EliminationRound[]
}

/** A game of two teams, or an elimination round. */
type Contest = Pick<Matchup, 'matchupPeriod' | 'weeks' | 'status'> & { hasPoints: boolean; isRound: boolean }

/**
 * Evidence of play or picks goes before the host's word: a season with scored games is not before its draft, whatever its status says. A
 * phase expires once the host has closed the season, or has moved past its last week.
 */
export function judgeCalendar(host: HostSeason, { matchups, eliminationRounds }: Played): SeasonStatus {
  const contests = listContests(matchups, eliminationRounds)
  const phase = judgePhase(host, contests)
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
    finalWeeks,
    finalPeriods: listFinalPeriods(host, contests, finalWeeks),
    finalWeek,
    regularSeasonFinalWeek,
    isRegularSeasonOver: isPlayed && isRegularSeasonOver(host, { phase, finalWeeks, regularSeasonFinalWeek }, matchups),
    isPlayed,
    isDrafting: phase === 'pre-draft' && host.draft.picks.length > 0,
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

function judgePhase(host: HostSeason, contests: readonly Contest[]): SeasonPhase {
  const { status, draft } = host
  const { phase: word } = status
  if (word === 'complete' || status.isExpired) return 'complete'
  const hasBegun = contests.some(({ status, hasPoints }) => hasPoints || (status === 'final' && word !== 'pre-draft'))
  const isDrafted = status.isDrafted ?? (word !== 'pre-draft' || draft.complete)
  if (!isDrafted && !hasBegun) return 'pre-draft'
  if (word === 'in-season' || word === 'pre-season') return hasBegun ? 'in-season' : word
  if (hasPassedLastWeek(host, contests) || hasSurvivorByMarks(host, contests)) return 'complete'
  return hasBegun || isUnderWay(host, contests) ? 'in-season' : 'pre-season'
}

/** The last week is final, or the host has moved past it: two weeks on, or with final ranks. */
function hasPassedLastWeek({ status, teams }: HostSeason, contests: readonly Contest[]): boolean {
  const { currentWeek, scoredWeeks, finalWeek } = status
  const lastContests = contests.filter(({ weeks }) => weeks.includes(finalWeek))
  if (scoredWeeks.includes(finalWeek) && lastContests.every(({ status }) => status === 'final')) return true
  const isRanked = teams.length > 0 && teams.every((team) => (team.rankByCommissioner ?? team.finalRank) !== null)
  return currentWeek > finalWeek + 1 || (currentWeek >= finalWeek && isRanked)
}

function isUnderWay({ status }: HostSeason, contests: readonly Contest[]): boolean {
  const { currentWeek, firstWeek, scoredWeeks } = status
  return currentWeek > firstWeek || scoredWeeks.length > 0 || contests.some(({ status }) => status !== 'scheduled')
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
