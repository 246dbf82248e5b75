/**
 * A week's facts from the league's history. The history is current, so only facts that already held in that week are used: records set in
 * the week, and games of two managers minus those played since, in the newest season.
 */
import type { ResponseOf } from '../../contract/responses/index.ts'
import type { Tally } from '../../domain/tally.ts'
import type { EditionSources } from '../sources.ts'
import { findResults, meetingsOf, tallyResults } from './results.ts'

type History = ResponseOf<'history'>

/** An all-time record of a game or of a week, set in the round. */
export interface WeekRecord {
  kind: History['records'][number]['kind']
  teamId: number
  /** All weeks of the game, or the one. */
  weeks: readonly number[]
}

/** Records that only games of this round have set. */
export function findWeekRecords({ history, league }: EditionSources, weeks: readonly number[]): WeekRecord[] {
  const isCounted = ({ known, isPlayed }: History['seasons'][number]) => hasGames(known) && isPlayed
  if (!history || history.seasons.filter(isCounted).length < 2) return []
  return history.records.flatMap(({ kind, holders: [holder, ...others] }) => {
    if (holder?.season !== league.season || holder.weeks.length === 0 || others.length > 0) return []
    const isOfRound = holder.weeks.every((week) => weeks.includes(week))
    return isOfRound ? [{ kind, teamId: holder.team.id, weeks: holder.weeks }] : []
  })
}

export type WeekComeback = History['comebacks'][number]

/** Wins from behind in games that were watched and ended in this week, lowest chance first. */
export function findWeekComebacks({ history, league }: EditionSources, week: number): WeekComeback[] {
  return (history?.comebacks ?? []).filter(({ season, weeks }) => season === league.season && weeks.at(-1) === week)
}

const hasGames = (known: History['seasons'][number]['known']) => known === 'whole' || known === 'scores'

/** All games of two teams' managers up to a week, wins are those of the first; null if unknown. */
export function allTimeMeetings(
  { history, league, schedule }: EditionSources,
  week: number,
  one: number,
  other: number,
): Tally | null {
  if (!history || history.seasons.length < 2) return null
  const newest = history.seasons.findLast(({ known }) => known !== 'missing')
  const isWhole = history.seasons.every(({ known, isPlayed }) => hasGames(known) || (known !== 'missing' && !isPlayed))
  const [key, otherKey] = [one, other].map((teamId) => findKey(history, league.season, teamId))
  if (newest?.season !== league.season || !isWhole || !key || !otherKey) return null
  const pair = history.headToHead.find((entry) => isPair(entry, key, otherKey))
  if (!pair) return null
  const later = meetingsOf(findResults(schedule ?? [], 99), one, other).filter(({ lastWeek }) => lastWeek > week)
  const since = tallyResults(later, one)
  const sumOf = (count: keyof Tally) => pair.regular[count] + pair.playoffs[count] + pair.consolation[count]
  const [wins, losses] = pair.key === key ? [sumOf('wins'), sumOf('losses')] : [sumOf('losses'), sumOf('wins')]
  return { wins: wins - since.wins, losses: losses - since.losses, ties: sumOf('ties') - since.ties }
}

/** The league book's name for the games of two teams' managers, or null. */
export function findNamedRivalry({ history, league }: EditionSources, one: number, other: number) {
  const [key, otherKey] = [one, other].map((teamId) => findKey(history, league.season, teamId))
  if (!key || !otherKey || key === otherKey) return null
  return history?.bookRivalries.find((entry) => isPair(entry, key, otherKey)) ?? null
}

interface Pair {
  key: string
  otherKey: string
}

function isPair(entry: Pair, key: string, otherKey: string): boolean {
  return (entry.key === key && entry.otherKey === otherKey) || (entry.key === otherKey && entry.otherKey === key)
}

function findKey(history: History | null, season: number, teamId: number): string | null {
  const manager = history?.managers.find(({ finishes }) =>
    finishes.some((finish) => finish.season === season && finish.team.id === teamId),
  )
  return manager?.key ?? null
}
