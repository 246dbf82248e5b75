/**
 * What the league's history says of a week. It is of now: only what was so in that week already is read, that is records
 * which the week itself set, and games of two managers less those played since, in the newest season.
 */
import type { EditionSources } from '../sources.ts'
import { cleanName } from './clean-name.ts'
import { meetingsOf, readResults, type Tally } from './results.ts'

export interface SetRecord {
  kind: string
  teamId: number
  value: number
}

/** Single-week records of all seasons that the week set alone. */
export function readSetRecords({ history, league }: EditionSources, week: number): SetRecord[] {
  const years = (history?.seasons ?? []).filter(
    ({ known, isPlayed }) => (known === 'whole' || known === 'scores') && isPlayed !== false,
  )
  if (years.length < 2) return []
  return (history?.records ?? []).flatMap(({ kind, value, holders }) => {
    const [holder, ...others] = holders ?? []
    const isOfWeek = holder?.season === league.season && holder?.weeks?.length === 1 && holder.weeks[0] === week
    if (!kind || value == null || !isOfWeek || others.length > 0 || holder?.team?.id == null) return []
    return [{ kind, teamId: holder.team.id, value }]
  })
}

/** All games of the managers of two teams up to a week, wins are those of the first; null where it is not known. */
export function allTimeMeetings(
  { history, league, schedule }: EditionSources,
  week: number,
  one: number,
  other: number,
): Tally | null {
  const seasons = history?.seasons ?? []
  const newest = Math.max(...seasons.filter(({ known }) => known !== 'missing').map(({ season }) => season ?? 0))
  const isWhole =
    seasons.length > 1 &&
    seasons.every(
      ({ known, isPlayed }) => known === 'whole' || known === 'scores' || (known !== 'missing' && isPlayed === false),
    )
  const [key, otherKey] = [findKey(history, league.season, one), findKey(history, league.season, other)]
  if (newest !== league.season || !isWhole || !key || !otherKey) return null
  const pair = history?.headToHead?.find(
    (entry) => (entry.key === key && entry.otherKey === otherKey) || (entry.key === otherKey && entry.otherKey === key),
  )
  if (!pair) return null
  const sets = [pair.regular, pair.playoffs, pair.consolation]
  const sumOf = (name: keyof Tally) => sets.reduce((sum, set) => sum + (set?.[name] ?? 0), 0)
  const isReversed = pair.key === otherKey
  const later = meetingsOf(readResults(schedule, 99), one, other).filter(({ lastWeek }) => lastWeek > week)
  const laterWins = (id: number) => later.filter(({ winnerId }) => winnerId === id).length
  return {
    wins: sumOf(isReversed ? 'losses' : 'wins') - laterWins(one),
    losses: sumOf(isReversed ? 'wins' : 'losses') - laterWins(other),
    ties: sumOf('ties') - later.filter(({ winnerId }) => winnerId === null).length,
  }
}

export interface NamedRivalry {
  name: string
  /** Null: nothing is played for. */
  trophy: string | null
}

/** What the league's book calls the games of the managers of two teams; null where it gives them no name. */
export function findNamedRivalry({ history, league }: EditionSources, one: number, other: number): NamedRivalry | null {
  const keys = [findKey(history, league.season, one), findKey(history, league.season, other)]
  const found = history?.bookRivalries?.find(
    ({ key, otherKey }) => keys.includes(key ?? '') && keys.includes(otherKey ?? ''),
  )
  const name = found?.name?.trim()
  if (!name || keys[0] === keys[1]) return null
  const trophy = found?.trophy?.trim()
  return { name: cleanName(name), trophy: trophy ? cleanName(trophy) : null }
}

function findKey(history: EditionSources['history'], season: number | null | undefined, teamId: number) {
  const manager = history?.managers?.find(({ finishes }) =>
    finishes?.some((finish) => finish.season === season && finish.team?.id === teamId),
  )
  return manager?.key ?? null
}
