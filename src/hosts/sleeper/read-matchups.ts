/** The schedule with scores: pairings of all weeks, and points of the weeks that have begun. */
import type { HostMatchup, MatchupSide } from '../../domain/host-season.ts'
import { toPoints, toScores } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import { matchupsFile } from './raw-files.ts'
import type { BracketGameRecord } from './read-bracket.ts'
import { listMatchupPeriods, range, type SleeperCalendar } from './read-calendar.ts'
import type { MatchupRow } from './responses/matchup.ts'

export type RowsByWeek = ReadonlyMap<number, readonly MatchupRow[]>

interface Sources {
  rowsByWeek: RowsByWeek
  calendar: SleeperCalendar
  /** Of both brackets. */
  games: readonly BracketGameRecord[]
  warnings: Warnings
}

/** Matchup ids include the matchup period, because `matchup_id` restarts every week. */
const idsPerPeriod = 10_000

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
      id: matchupPeriod * idsPerPeriod + matchupId,
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
    (rowsByWeek.get(week) ?? []).some((row) => teams.includes(row.roster_id) && officialPoints(row) !== 0),
  )
}

/** The counting score: the commissioner's value if set. */
export function officialPoints({ points, custom_points }: MatchupRow): number {
  return toPoints(custom_points ?? points ?? 0)
}

/** `weeks` empty: nothing is known yet. */
export function readSide(
  teamId: number,
  weeks: readonly number[],
  { rowsByWeek, calendar }: Pick<Sources, 'rowsByWeek' | 'calendar'>,
): MatchupSide {
  const begun = weeks.filter((week) => week <= Math.max(calendar.presentWeek, calendar.lastDecidedWeek))
  const rows = begun.flatMap((week) => {
    const row = rowsByWeek.get(week)?.find((one) => one.roster_id === teamId)
    return row ? [{ week, row }] : []
  })
  const official = rows.reduce((sum, { row }) => sum + officialPoints(row), 0)
  const scored = rows.reduce((sum, { row }) => sum + toPoints(row.points ?? 0), 0)
  return {
    teamId,
    points: rows.length === 0 ? null : toPoints(official),
    adjustment: toPoints(official - scored),
    homeBonus: 0,
    pointsByWeek: rows.map(({ week, row }) => ({ week, points: toPoints(row.points ?? 0) })),
  }
}

/** A team's points of some weeks. */
export function sumOfWeeks(teamId: number, weeks: readonly number[], rowsByWeek: RowsByWeek): number {
  const rows = weeks.flatMap((week) => rowsByWeek.get(week)?.find(({ roster_id }) => roster_id === teamId) ?? [])
  return toPoints(rows.reduce((sum, row) => sum + officialPoints(row), 0))
}

/** Every team's points of all final regular-season weeks. */
export function sumScores(rowsByWeek: RowsByWeek, calendar: SleeperCalendar): ReadonlyMap<number, number> {
  const { startWeek, lastDecidedWeek, regularSeasonFinalWeek } = calendar
  const sums = new Map<number, number>()
  for (const week of range(startWeek, Math.min(lastDecidedWeek, regularSeasonFinalWeek))) {
    for (const row of rowsByWeek.get(week) ?? []) {
      sums.set(row.roster_id, toPoints((sums.get(row.roster_id) ?? 0) + officialPoints(row)))
    }
  }
  return sums
}

/** Whether any two teams meet in the regular season, or no pairings are known yet. */
export function hasSleeperOpponents(rowsByWeek: RowsByWeek, { startWeek, lastDecidedWeek }: SleeperCalendar): boolean {
  const decided = [...rowsByWeek].filter(([week]) => week >= startWeek && week <= lastDecidedWeek)
  const rows = decided.flatMap(([, list]) => list)
  return rows.length === 0 || rows.some(({ matchup_id }) => matchup_id != null)
}
