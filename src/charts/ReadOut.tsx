import { classNames } from '../ui/class-names.ts'

/** What stands above the week under the pointer; within the chart, whatever the week. */
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
  /** Half of what the longest text needs, in pixels. */
  room: number
  className: string
}
