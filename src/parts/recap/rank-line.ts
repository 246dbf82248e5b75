/** The line of one team in a bump chart. */
import { curveBumpX, line } from 'd3'
import type { RankedTeam } from './rank-by-week-series.ts'

export interface RankLine {
  /** Paths: the regular season, from there to the final rank, and a dot for each week. */
  season: string
  end: string
  dots: string
}

export interface RankPlot {
  weeks: readonly number[]
  isOver: boolean
  /** Width of a week and height of a rank; 1 if CSS stretches the chart. */
  unit?: readonly [week: number, place: number]
}

/** Width for the playoffs, or just for the line to the name, in weeks. */
const endSteps = { over: 1.5, running: 0.5 }

/** Width of the plot in weeks. */
export function weeksWide({ weeks, isOver }: RankPlot): number {
  return weeks.length - 1 + (isOver ? endSteps.over : endSteps.running)
}

/** `row` is the row of the team's name, from 0: teams with the same rank have a row each. */
export function drawRankLine({ ranks }: RankedTeam, row: number, plot: RankPlot): RankLine {
  const [week, place] = plot.unit ?? [1, 1]
  const at = (step: number, rank: number): [number, number] => [step * week, (rank - 0.5) * place]
  const points = ranks.map((one) => at(plot.weeks.indexOf(one.week), one.rank))
  const draw = line().curve(curveBumpX).digits(2)
  const last = points.at(-1)
  return {
    season: draw(points) ?? '',
    end: (last && draw([last, at(weeksWide(plot), row + 1)])) ?? '',
    // A path without length and with round caps is a dot at any scale.
    dots: points.map(([x, y]) => `M${x} ${y}h.001`).join(''),
  }
}
