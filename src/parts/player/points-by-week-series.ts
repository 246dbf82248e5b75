/** Series of points by week and projections for the chart. */
import { isPlayoffWeek, type PlayedWeek } from './player-season.ts'

export interface PointsByWeekSeries {
  weeks: { week: number; points: number | null; projected: number | null; isPlayoff: boolean }[]
  /** The chart's title; null without a projected game. */
  finding: string | null
}

/** Every week from the first to the last with data; a week without a game has no points. */
export function pointsByWeekSeries(rows: PlayedWeek[]): PointsByWeekSeries {
  const first = rows[0]?.week
  const last = rows.at(-1)?.week
  if (first === undefined || last === undefined) return { weeks: [], finding: null }
  const byWeek = new Map(rows.map((row) => [row.week, row]))
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => {
    const row = byWeek.get(first + index)
    return {
      week: first + index,
      points: row?.isStarter || row?.points ? row.points : null,
      // A projection of 0 for a week without a game is left out.
      projected: row && (row.points !== null || row.projectedPoints !== 0) ? row.projectedPoints : null,
      isPlayoff: row !== undefined && isPlayoffWeek(row),
    }
  })
  return { weeks, finding: findingOf(weeks.filter(({ week }) => byWeek.get(week)?.isComplete)) }
}

function findingOf(weeks: PointsByWeekSeries['weeks']): string | null {
  const compared = weeks.filter(({ points, projected }) => points !== null && projected !== null)
  if (compared.length === 0) return null
  const beaten = compared.filter(({ points, projected }) => (points ?? 0) > (projected ?? 0)).length
  return `Beat the projection in ${beaten} of ${compared.length} ${compared.length === 1 ? 'game' : 'games'}`
}
