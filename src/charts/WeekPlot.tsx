import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** A chart by week, controlled by `useWeekScrubber`; `note` is rendered above it. */
export function WeekPlot({ slider, opens, width, height, note, children }: WeekPlotProps) {
  return (
    <div {...slider} className={classNames('relative w-fit touch-pan-y', opens && 'cursor-pointer')}>
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block">
        {children}
      </svg>
      {note}
    </div>
  )
}

interface WeekPlotProps {
  slider: HTMLAttributes<HTMLElement>
  /** Whether a click on a week opens something. */
  opens: boolean
  /** Pixels. */
  width: number
  height: number
  note: ReactNode
  children: ReactNode
}
