/** Scores that Sleeper leaves out of a week, from the next evidence. */
import { toPoints } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import type { SleeperCalendar } from './read-calendar.ts'
import { emptySlot, type MatchupRow } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'

interface Sources {
  rosters: readonly RosterRecord[]
  calendar: SleeperCalendar
  /** Whether teams meet: Sleeper's totals are then of the regular season. */
  hasOpponents: boolean
  warnings: Warnings
}

/**
 * The rows with `points` where Sleeper has null: what the starters add up to, else what the team's season total leaves for its only unknown
 * week. A score that nothing shows stays null, with a warning if its week is over.
 */
export function fillScores(
  rowsByWeek: ReadonlyMap<number, readonly MatchupRow[]>,
  { rosters, calendar, hasOpponents, warnings }: Sources,
): Map<number, MatchupRow[]> {
  const filled = new Map(
    [...rowsByWeek].map(([week, rows]) => [
      week,
      rows.map((row) => (row.points == null ? { ...row, points: sumOfStarters(row) } : row)),
    ]),
  )
  const decided = [...filled].filter(([week]) => week >= calendar.startWeek && week <= calendar.lastDecidedWeek)
  if (hasOpponents) {
    const regular = decided.filter(([week]) => week <= calendar.regularSeasonFinalWeek)
    for (const roster of rosters) fillByTotal(roster, regular)
  }
  const unknown = decided.filter(([, rows]) => rows.some(isUnknown)).map(([week]) => week)
  if (unknown.length > 0) {
    warnings.add(`Sleeper has no score for some teams in ${formatWeeks(unknown)}, so it isn’t available.`, 'matchups', {
      week: unknown.length === 1 ? (unknown[0] ?? null) : null,
    })
  }
  return filled
}

function isUnknown({ points, custom_points }: MatchupRow): boolean {
  return points == null && custom_points == null
}

/** Null unless the points of each starter are known. */
function sumOfStarters({ starters, starters_points, players_points }: MatchupRow): number | null {
  const scores = (starters ?? []).map((player, index) =>
    player === emptySlot ? 0 : (starters_points?.[index] ?? players_points?.[player] ?? null),
  )
  if (scores.length === 0 || scores.includes(null)) return null
  return toPoints(scores.reduce<number>((sum, points) => sum + (points ?? 0), 0))
}

function fillByTotal({ roster_id, settings }: RosterRecord, weeks: readonly [number, MatchupRow[]][]): void {
  if (settings?.fpts == null) return
  const own = weeks.flatMap(([week, rows]) => {
    const row = rows.find((one) => one.roster_id === roster_id)
    return row ? [{ week, row }] : []
  })
  const [unknown, ...more] = own.filter(({ row }) => isUnknown(row))
  if (!unknown || more.length > 0) return
  const others = own.reduce((sum, { row }) => sum + (row.custom_points ?? row.points ?? 0), 0)
  const left = toPoints(settings.fpts + (settings.fpts_decimal ?? 0) / 100 - others)
  if (left > 0) unknown.row.points = left
}
