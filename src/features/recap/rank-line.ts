/** The line of one team in the bump chart: a step is a week wide, a place is one high. */
import { curveBumpX, line } from 'd3-shape'
import type { RankedTeam } from './rank-by-week-series.ts'

export interface RankLine {
  /** Width of the drawing in weeks. */
  width: number
  /** Paths: the regular season, the way from there to the place at the end, a dot a week. */
  season: string
  end: string
  dots: string
}

export interface RankPlot {
  weeks: readonly number[]
  /** Row in which the team's name stands, from 0: teams that share a rank have a row each. */
  row: number
  isOver: boolean
}

/** The playoffs, or just the way to the name. */
const endSteps = { over: 1.5, running: 0.5 }

export function drawRankLine({ ranks }: RankedTeam, { weeks, row, isOver }: RankPlot): RankLine {
  const width = weeks.length - 1 + (isOver ? endSteps.over : endSteps.running)
  const points = ranks.map(({ week, rank }): [number, number] => [weeks.indexOf(week), rank - 0.5])
  const draw = line().curve(curveBumpX).digits(2)
  const last = points.at(-1)
  return {
    width,
    season: draw(points) ?? '',
    end: (last && draw([last, [width, row + 0.5]])) ?? '',
    // A line without length is a dot with round caps, whatever the drawing is stretched to.
    dots: points.map(([x, y]) => `M${x} ${y}h.001`).join(''),
  }
}
