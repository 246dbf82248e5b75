import { classNames } from './class-names.ts'
import { isFiniteNumber } from './format.ts'

/** Progress of a long task: the step above a bar. Without a total the bar is empty, and its track pulses. */
export function Progress({ label, step, done, total }: ProgressProps) {
  const isKnown = isFiniteNumber(done) && isFiniteNumber(total) && total > 0
  const percent = isKnown ? Math.round(100 * Math.min(Math.max(done / total, 0), 1)) : undefined
  return (
    <div className="w-full">
      {/* On phones a step has one line, so that nothing below moves: some are longer than others. */}
      <p role="status" className="flex justify-between gap-4 text-muted text-sm tabular-nums">
        <span className="min-w-0 max-sm:truncate">{step || label}</span>
        {percent !== undefined && <span>{percent}%</span>}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={step || undefined}
        className={classNames('mt-2 h-2 overflow-hidden rounded-full bg-raised', percent === undefined && 'waiting')}
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent ?? 0}%` }} />
      </div>
    </div>
  )
}

export interface ProgressProps {
  label: string
  /** The current step, e.g. "Week 3 of 17". */
  step?: string
  done?: number
  total?: number
}
