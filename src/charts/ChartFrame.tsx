import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { keepUnbroken } from '../ui/Unbroken.tsx'
import { ChartDownloads } from './ChartDownloads.tsx'
import { ChartTable, type ChartValues } from './ChartTable.tsx'
import { useWidth } from './use-width.ts'

/** The frame of every chart: a title that states the finding, the unit, downloads, the measured width, a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, name, table, level = 3, isFluid, leastWidth = 0, children, className } = props
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const hasValues = table.rows.length > 0
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const [frame, width] = useWidth(!isFluid)
  return (
    <figure ref={figure} aria-labelledby={id} className={classNames('min-w-0', className)}>
      <figcaption className="flex items-start justify-between gap-x-3">
        <div className="flex grow flex-wrap items-baseline justify-between gap-x-3">
          <Heading id={id} className={level === 2 ? 'scoreboard text-2xl' : 'font-semibold'}>
            {keepUnbroken(title)}
          </Heading>
          {unit && <span className="text-muted text-sm">{unit}</span>}
        </div>
        {hasValues && <ChartDownloads name={name} figure={figure} values={table} />}
      </figcaption>
      <div ref={frame} data-measures={isFluid ? undefined : ''} className="mt-2 min-w-0">
        {children(Math.max(width, leastWidth))}
      </div>
      {hasValues && <ChartTable name={name} values={table} />}
    </figure>
  )
}

export interface ChartFrameProps {
  /** The finding, not the subject: "WR carried the team in weeks 9 to 12". */
  title: ReactNode
  /** E.g. "points a week". */
  unit?: string
  /** The subject, e.g. "points by week": names the files of the chart. */
  name: string
  /** The same values as the chart's. */
  table: ChartValues
  level?: 2 | 3 | 4
  /** CSS stretches the chart, so React need not measure it on snapshot pages. */
  isFluid?: boolean
  /** Minimum width of the chart in pixels; in narrower frames it scrolls sideways. */
  leastWidth?: number
  /** Renders the chart for a width in pixels. */
  children: (width: number) => ReactNode
  className?: string
}
