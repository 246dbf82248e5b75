/** The schedule with scores: pairings of all weeks, and points of the weeks that have begun. */
import type { HostMatchup, MatchupSide } from '../../domain/host-season.ts'
import { pairingId } from '../../domain/matchup-ids.ts'
import { toPoints, toScores } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import { listMatchupPeriods, range } from '../shared/weeks.ts'
import { matchupsFile } from './raw-files.ts'
import type { BracketGameRecord } from './read-bracket.ts'
import { hasPlayed, type SleeperCalendar } from './read-calendar.ts'
import type { MatchupRow } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'

export type RowsByWeek = ReadonlyMap<number, readonly MatchupRow[]>

interface Sources {
  rowsByWeek: RowsByWeek
  calendar: SleeperCalendar
  /** Of both brackets. */
  games: readonly BracketGameRecord[]
  warnings: Warnings
}

/** Matchups in order of play. Sleeper names no results and no kinds, and a bye has no row. */
export function readSleeperMatchups(sources: Sources): HostMatchup[] {
  const periods = listMatchupPeriods(sources.calendar)
  warnAlone(periods, sources)
  return periods.flatMap((period) => readGames(period, sources))
}

/** In a league with an odd number of teams one team is idle every week; one warning covers all weeks. */
function warnAlone(periods: readonly Period[], { rowsByWeek, warnings }: Sources): void {
  const weeks = periods.flatMap(({ weeks: [week = 0] }) => {
    const pairs = pairUp(rowsByWeek.get(week) ?? [])
    return [...pairs.values()].some(({ length }) => length === 1) ? [week] : []
  })
  const [first = 0] = weeks
  if (weeks.length === 0) return
  warnings.add(
    `One team has no opponent in ${formatWeeks(weeks)}, so its score doesn’t count in a game.`,
    weeks.length === 1 ? matchupsFile(first) : 'matchups',
    { week: weeks.length === 1 ? first : null },
  )
}

/** By `matchup_id`. */
function pairUp(rows: readonly MatchupRow[]): Map<number, MatchupRow[]> {
  const playing = rows.filter(({ matchup_id }) => matchup_id != null)
  return Map.groupBy(playing, ({ matchup_id }) => matchup_id ?? 0)
}

interface Period {
  matchupPeriod: number
  weeks: number[]
}

function readGames(period: Period, sources: Sources): HostMatchup[] {
  const { rowsByWeek, calendar, games, warnings } = sources
  const { matchupPeriod, weeks } = period
  // In a two-week round the same teams meet twice.
  const pairs = pairUp(rowsByWeek.get(weeks[0] ?? 0) ?? [])
  const round = matchupPeriod - calendar.regularSeasonFinalWeek
  return [...pairs].flatMap(([matchupId, rows]) => {
    const [home, away] = rows.toSorted((a, b) => a.roster_id - b.roster_id)
    if (!home || !away) return []
    if (rows.length > 2) {
      warnings.add(
        `A matchup in week ${weeks[0]} was skipped: more than two teams share it.`,
        matchupsFile(weeks[0] ?? 0),
        {
          week: weeks[0] ?? null,
          detail: `Matchup ${matchupId}, teams ${rows.map((row) => row.roster_id).join(', ')}.`,
        },
      )
      return []
    }
    const teams = [home.roster_id, away.roster_id]
    const isOver = isScored(weeks, calendar)
    const hasBegun = isOver || hasScoredIn(weeks, teams, sources)
    if (round > 0 && !hasBegun && !isInBracket(games, round, teams)) return []
    const sides = teams.map((teamId) => readSide(teamId, hasBegun ? weeks : [], sources))
    if (isOver) distinguishScores(sides, weeks, rowsByWeek)
    return {
      // `matchup_id` restarts every week.
      id: pairingId(matchupPeriod, matchupId, [...pairs.keys()]),
      matchupPeriod,
      weeks,
      kind: null,
      home: sides[0] as MatchupSide,
      away: sides[1] as MatchupSide,
      winner: null,
    }
  })
}

/** Sleeper pairs teams for all weeks before the playoff teams are known; of these pairs only the brackets' are games. */
function isInBracket(games: readonly BracketGameRecord[], round: number, teams: readonly number[]): boolean {
  return games.some(({ r, t1, t2 }) => r === round && teams.every((team) => team === t1 || team === t2))
}

/** Points with more decimals where those that are shown would make a tie of unequal scores. */
function distinguishScores(sides: readonly MatchupSide[], weeks: readonly number[], rowsByWeek: RowsByWeek): void {
  const [home, away] = sides
  if (!home || !away || home.points === null || home.points !== away.points) return
  const exact = ({ teamId }: MatchupSide) =>
    weeks
      .flatMap((week) => rowsByWeek.get(week)?.find(({ roster_id }) => roster_id === teamId) ?? [])
      .reduce((sum, { points, custom_points }) => sum + (custom_points ?? points ?? 0), 0)
  ;[home.points, away.points] = toScores(exact(home), exact(away))
}

function isScored(weeks: readonly number[], { isDrafted, lastDecidedWeek }: SleeperCalendar): boolean {
  return isDrafted && weeks.every((week) => week <= lastDecidedWeek)
}

/** Whether one of the teams has points in one of the started weeks. */
export function hasScoredIn(
  weeks: readonly number[],
  teams: readonly number[],
  { rowsByWeek, calendar }: Pick<Sources, 'rowsByWeek' | 'calendar'>,
): boolean {
  const { lastDecidedWeek, presentWeek, isDrafted } = calendar
  const begun = weeks.filter((week) => isDrafted && week <= Math.max(presentWeek, lastDecidedWeek))
  return begun.some((week) =>
    (rowsByWeek.get(week) ?? []).some((row) => teams.includes(row.roster_id) && !!officialPoints(row)),
  )
}

/** The counting score: the commissioner's value if set. Null: unknown, see `fillScores`. */
export function officialPoints({ points, custom_points }: MatchupRow): number | null {
  const official = custom_points ?? points
  return official == null ? null : toPoints(official)
}

/** `weeks` empty: nothing is known yet. A score that lacks one of its weeks is unknown, unless the week is still to be decided. */
export function readSide(
  teamId: number,
  weeks: readonly number[],
  { rowsByWeek, calendar }: Pick<Sources, 'rowsByWeek' | 'calendar'>,
): MatchupSide {
  const begun = weeks.filter((week) => week <= Math.max(calendar.presentWeek, calendar.lastDecidedWeek))
  const rows = begun.flatMap((week) => {
    const row = rowsByWeek.get(week)?.find((one) => one.roster_id === teamId)
    return row ? [{ week, row, official: officialPoints(row) }] : []
  })
  const known = rows.flatMap(({ official, ...row }) => (official === null ? [] : [{ ...row, official }]))
  const isWhole = rows.every(({ week, official }) => official !== null || week > calendar.lastDecidedWeek)
  const official = known.reduce((sum, row) => sum + row.official, 0)
  const scored = known.reduce((sum, { row, official }) => sum + toPoints(row.points ?? official), 0)
  return {
    teamId,
    points: known.length === 0 || !isWhole ? null : toPoints(official),
    adjustment: toPoints(official - scored),
    homeBonus: 0,
    pointsByWeek: known.flatMap(({ week, row }) => (row.points == null ? [] : { week, points: toPoints(row.points) })),
  }
}

/** A team's points of some weeks; null if one of its scores is unknown. */
export function sumOfWeeks(teamId: number, weeks: readonly number[], rowsByWeek: RowsByWeek): number | null {
  const scores = weeks.map((week) => {
    const row = rowsByWeek.get(week)?.find(({ roster_id }) => roster_id === teamId)
    return row ? officialPoints(row) : null
  })
  if (scores.length === 0 || scores.includes(null)) return null
  return toPoints(scores.reduce<number>((sum, points) => sum + (points ?? 0), 0))
}

/** Every team's points of all final regular-season weeks; a team is left out if one of its scores is unknown. */
export function sumScores(rowsByWeek: RowsByWeek, calendar: SleeperCalendar): ReadonlyMap<number, number> {
  const { startWeek, lastDecidedWeek, regularSeasonFinalWeek } = calendar
  const weeks = range(startWeek, Math.min(lastDecidedWeek, regularSeasonFinalWeek))
  const rows = Map.groupBy(
    weeks.flatMap((week) => rowsByWeek.get(week) ?? []),
    ({ roster_id }) => roster_id,
  )
  return new Map(
    [...rows].flatMap(([teamId, own]) => {
      const scores = own.map(officialPoints)
      return scores.includes(null)
        ? []
        : [[teamId, toPoints(scores.reduce<number>((sum, points) => sum + (points ?? 0), 0))]]
    }),
  )
}

/**
 * Whether any two teams meet in the regular season. Where no pairings are recorded, the results in the rosters show it; before any week is
 * decided a league plays head-to-head.
 */
export function hasSleeperOpponents(
  rowsByWeek: RowsByWeek,
  { startWeek, lastDecidedWeek }: SleeperCalendar,
  rosters: readonly RosterRecord[],
): boolean {
  const decided = [...rowsByWeek].filter(([week]) => week >= startWeek && week <= lastDecidedWeek)
  const rows = decided.flatMap(([, list]) => list)
  return rows.length === 0 || rows.some(({ matchup_id }) => matchup_id != null) || rosters.some(hasPlayed)
}
