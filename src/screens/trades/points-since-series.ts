/** Each side's running total of points started since a trade. */
import type { ChartValues } from '../../charts/ChartTable.tsx'
import type { TradeResponse } from '../../contract/responses/trades.ts'
import { formatPoints } from '../../ui/format.ts'

export interface PointsSinceSeries {
  /** The chart's title. */
  finding: string
  lines: { teamId: number; name: string; totals: number[] }[]
  weeks: { season: number; week: number }[]
  /** Index of the first week of every season. */
  seasons: { season: number; at: number }[]
  table: ChartValues
}

/** Null before the second final week, and if nobody started. */
export function pointsSinceSeries({ sides }: Pick<TradeResponse, 'sides'>): PointsSinceSeries | null {
  const weeks = sides[0]?.weeks ?? []
  const lines = sides
    .map(({ team, weeks }) => ({ teamId: team.id, name: team.name, totals: weeks.map(({ total }) => total) }))
    .sort((a, b) => (b.totals.at(-1) ?? 0) - (a.totals.at(-1) ?? 0))
  const last = lines.map(({ totals }) => totals.at(-1) ?? 0)
  const [first, second] = lines
  if (weeks.length < 2 || !first || !second || last.every((total) => total === 0)) return null
  const [most = 0, next = 0] = last
  return {
    finding:
      most === next
        ? `${formatPoints(most)} points each since the trade`
        : `Starters from it scored ${formatPoints(most)} for ${first.name}, ${formatPoints(next)} for ${second.name}`,
    lines,
    weeks: weeks.map(({ season, week }) => ({ season, week })),
    seasons: weeks.flatMap(({ season }, at) => (season === weeks[at - 1]?.season ? [] : [{ season, at }])),
    table: {
      headers: ['Week', ...sides.flatMap(({ team }) => [team.name, `${team.name}, total`])],
      rows: weeks.map(({ season, week }, index) => [
        `${season}, week ${week}`,
        ...sides.flatMap(({ weeks: own }) => [own[index]?.points ?? 0, own[index]?.total ?? 0]),
      ]),
      isLong: true,
    },
  }
}
