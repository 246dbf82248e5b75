/** Starter points by position and week, for small multiples on one scale. */
import type { WeekValue } from '../../charts/week-series.ts'
import { mainPositions } from '../../domain/constants.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { slotOrder } from '../../domain/vocabulary.ts'
import type { SeasonOverviewResponse } from '../../parts/team/draft-summary.ts'

export interface PositionSeries {
  position: string
  /** One entry per week, the same weeks for all; null without a starter. Empty: 'No data'. */
  values: WeekValue[]
  total: number
  average: number | null
  best: { week: number; points: number } | null
}

export interface PositionProduction {
  /** QB, RB, WR, TE, K and D/ST, then other positions of the league. */
  series: PositionSeries[]
  /** The section's headline; null without points. */
  finding: string | null
}

export function positionProduction({ positionProduction }: SeasonOverviewResponse): PositionProduction {
  const byPosition = sumByWeek(positionProduction)
  const known = [...byPosition.values()].flatMap((weeks) => [...weeks.keys()])
  const first = known.length > 0 ? Math.min(...known) : 1
  const weeks = Array.from(
    { length: known.length > 0 ? Math.max(...known) - first + 1 : 0 },
    (_, index) => first + index,
  )
  const further = [...byPosition.keys()].filter((position) => !mainPositions.some((main) => main === position))
  const series = [...mainPositions, ...further.toSorted((a, b) => slotOrder(a) - slotOrder(b))].map((position) =>
    seriesOf(position, byPosition.get(position) ?? new Map(), weeks),
  )
  return { series, finding: findingOf(series) }
}

type PointsByWeek = Map<number, number>

/** Points of a week are added up. */
function sumByWeek(production: SeasonOverviewResponse['positionProduction']): Map<string, PointsByWeek> {
  return new Map(
    Object.entries(production).map(([position, entries]) => {
      const weeks: PointsByWeek = new Map()
      for (const { week, totalPoints } of entries) weeks.set(week, (weeks.get(week) ?? 0) + totalPoints)
      return [position, weeks]
    }),
  )
}

/** A position that never scored was never started: servers send zeros for leagues without kickers. */
function seriesOf(position: string, byWeek: PointsByWeek, weeks: number[]): PositionSeries {
  const entries = [...byWeek].map(([week, points]) => ({ week, points }))
  if (entries.every(({ points }) => points === 0)) return { position, values: [], total: 0, average: null, best: null }
  const total = entries.reduce((sum, { points }) => sum + points, 0)
  return {
    position,
    values: weeks.map((week) => ({ week, value: byWeek.get(week) ?? null })),
    total: roundPoints(total),
    average: total / entries.length,
    best: entries.reduce((best, entry) => (entry.points > best.points ? entry : best)),
  }
}

function findingOf(series: PositionSeries[]): string | null {
  const all = series.reduce((sum, { total }) => sum + total, 0)
  const most = series.reduce<PositionSeries | null>((top, one) => (one.total > (top?.total ?? 0) ? one : top), null)
  if (!most || all <= 0) return null
  return `${most.position} scored most: ${Math.round((100 * most.total) / all)}% of all starter points`
}
