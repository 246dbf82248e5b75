import { classNames } from '../../ui/class-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'

/**
 * A bar for a chance from 0 to 1. A change is drawn with a mark at the earlier value. Hidden from screen readers, because the figure is
 * beside it.
 */
export function OddsTrack({ now, was = null, className }: { now: number; was?: number | null; className?: string }) {
  const [low, high] = was === null ? [now, now] : [Math.min(now, was), Math.max(now, was)]
  return (
    <span aria-hidden="true" className={classNames('relative block h-1.5 w-full bg-hairline', className)}>
      <span className="absolute inset-y-0 left-0 bg-outline transition-[width]" style={{ width: cssPercent(low) }} />
      {was !== null && high > low && (
        <>
          <span
            className={classNames('absolute inset-y-0', now > was ? 'bg-better' : 'bg-worse')}
            style={{ left: cssPercent(low), width: cssPercent(high - low) }}
          />
          <span className="absolute -inset-y-0.5 w-0.5 -translate-x-1/2 bg-ink" style={{ left: cssPercent(was) }} />
        </>
      )}
    </span>
  )
}
