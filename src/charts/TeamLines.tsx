/**
 * Shared parts of charts with a line per team. The lines stretch with the page while stroke widths and labels keep their size, so nothing
 * is measured. `--gutter` and `--label` are the space left and right of the lines; `--line`, `--weight` and `--layer` style a line.
 */
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { cssPercent } from '../ui/css-lengths.ts'

/** The weeks above or below the lines; phones show every third. */
export function WeekLabels({ weeks, width, href, isBeforeNow = false, children }: WeekLabelsProps) {
  return (
    <div
      aria-hidden={href ? undefined : true}
      className="relative mr-(--label) ml-(--gutter) h-6 text-muted text-sm tabular-nums"
    >
      {weeks.map((week, index) => {
        const isOnPhone = (weeks.length - 1 + Number(isBeforeNow) - index) % 3 === 0
        const className = classNames('absolute -translate-x-1/2', !isOnPhone && 'max-sm:hidden')
        const style = { left: cssPercent(index / width) }
        return href ? (
          <a
            key={week}
            href={href(week)}
            aria-label={`Games of week ${week}`}
            className={`${className} flex size-6 items-center justify-center underline-offset-4 hover:text-accent hover:underline`}
            style={style}
          >
            {week}
          </a>
        ) : (
          <span key={week} className={className} style={style}>
            {week}
          </span>
        )
      })}
      {children}
    </div>
  )
}

/** The line of one team, drawn over the whole height of the list of teams. */
export function LineOfTeam({ width, height, isInset = false, children }: TeamLineProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(
        'team-line pointer-events-none absolute left-(--gutter) z-(--layer) w-[calc(100%-var(--gutter)-var(--label))] overflow-visible [stroke-width:var(--weight)] [stroke:var(--line)]',
        isInset ? 'inset-y-4 h-[calc(100%-2rem)]' : 'inset-y-0 h-full',
      )}
    >
      {children}
    </svg>
  )
}

interface WeekLabelsProps {
  weeks: readonly number[]
  /** Width of the chart, in weeks. */
  width: number
  /** URL of a week; without it the labels are hidden from screen readers. */
  href?: (week: number) => string
  /** Another label follows one week after the last. */
  isBeforeNow?: boolean
  /** Rendered beside the labels. */
  children?: ReactNode
}

interface TeamLineProps {
  /** Size in chart units: weeks wide; the height depends on the values. */
  width: number
  height: number
  /** True: spans from the middle of the first team's row to the middle of the last one's. */
  isInset?: boolean
  children: ReactNode
}
