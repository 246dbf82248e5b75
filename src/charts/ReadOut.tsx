import { classNames } from '../ui/class-names.ts'

/** The label above the week under the pointer, kept within the chart. */
export function ReadOut({ children, middle, width, room, className }: ReadOutProps) {
  return (
    <p
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute -translate-x-1/2 whitespace-nowrap rounded-sm border border-outline bg-surface px-1.5 text-sm tabular-nums',
        className,
      )}
      style={{ left: Math.min(Math.max(middle, room), Math.max(width - room, room)) }}
    >
      {children}
    </p>
  )
}

interface ReadOutProps {
  children: string
  /** Of the week's band, in pixels. */
  middle: number
  /** Of the chart, in pixels. */
  width: number
  /** Half the width of the longest text, in pixels. */
  room: number
  className: string
}
