import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ReadOut } from './ReadOut.tsx'
import { type LinearScale, middleOf } from './scales.ts'
import { useWeekScrubber, type WeekScrubberOptions } from './use-week-scrubber.ts'
import { WeekAxes, type WeekAxesProps } from './WeekAxes.tsx'

/**
 * A chart by week with its axes. Weeks are selected with the pointer or, while the chart has focus, with the arrow keys; a note above the
 * chart describes the selected one.
 */
export function WeekPlot<T extends { week: number }>({
  width,
  height,
  note,
  axes,
  children,
  y,
  ...scrubber
}: WeekPlotProps<T>) {
  const { entries, x, onWeek } = scrubber
  const { active, slider } = useWeekScrubber(scrubber)
  if (entries.length === 0) return <p className="py-6 text-center text-muted text-sm">No data</p>
  return (
    <div {...slider} className={classNames('relative w-fit touch-pan-y', onWeek && 'cursor-pointer')}>
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block">
        <WeekAxes x={x} y={y} {...axes} />
        {children(active)}
      </svg>
      {active && (
        <ReadOut middle={middleOf(x, active.week)} width={width} room={note.room} className={note.className}>
          {note.describe(active)}
        </ReadOut>
      )}
    </div>
  )
}

interface WeekPlotProps<T> extends WeekScrubberOptions<T> {
  y: LinearScale
  axes: Omit<WeekAxesProps, 'x' | 'y'>
  /** Pixels. */
  width: number
  height: number
  note: {
    describe: (entry: T) => string
    /** Half the width of the longest text, in pixels. */
    room: number
    className: string
  }
  /** The marks, with the selected entry. */
  children: (active: T | null) => ReactNode
}
