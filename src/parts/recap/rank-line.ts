/** The line of one team in a bump chart. */
import { curveBumpX, line } from 'd3'
import type { RankedTeam } from './rank-by-week-series.ts'

export interface RankLine {
  /** Paths: the regular season, the way from there to the place at the end, a dot a week. */
  season: string
  end: string
  dots: string
}

export interface RankPlot {
  weeks: readonly number[]
  isOver: boolean
  /** Width of a week and height of a place; 1 where what shows the drawing stretches it. */
  unit?: readonly [week: number, place: number]
}

/** The playoffs, or just the way to the name. */
const endSteps = { over: 1.5, running: 0.5 }

/** Width of the plot in weeks. */
export function weeksWide({ weeks, isOver }: RankPlot): number {
  return weeks.length - 1 + (isOver ? endSteps.over : endSteps.running)
}

/** `row` is where the team's name stands, from 0: teams that share a rank have a row each. */
export function drawRankLine({ ranks }: RankedTeam, row: number, plot: RankPlot): RankLine {
  const [week, place] = plot.unit ?? [1, 1]
  const at = (step: number, rank: number): [number, number] => [step * week, (rank - 0.5) * place]
  const points = ranks.map((one) => at(plot.weeks.indexOf(one.week), one.rank))
  const draw = line().curve(curveBumpX).digits(2)
  const last = points.at(-1)
  return {
    season: draw(points) ?? '',
    end: (last && draw([last, at(weeksWide(plot), row + 1)])) ?? '',
    // A line without length is a dot with round caps, whatever the drawing is stretched to.
    dots: points.map(([x, y]) => `M${x} ${y}h.001`).join(''),
  }
}
