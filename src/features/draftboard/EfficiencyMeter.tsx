/** Draft efficiency in its band: a share, a word and, where there is room, four steps, so that the colour says nothing alone. */
import { classNames } from '../../ui/class-names.ts'
import { formatPercent } from '../../ui/format.ts'
import type { EfficiencyBand } from './best-drafters.ts'

export interface EfficiencyMeterProps {
  efficiency: number | null
  band: EfficiencyBand | null
  className?: string
}

const steps = { green: 4, blue: 3, yellow: 2, red: 1 } as const
const colours = { green: 'text-green', blue: 'text-blue', yellow: 'text-yellow', red: 'text-red' } as const

/** `efficiency` is 0 to 1. Nothing is shown where it is not known. */
export function EfficiencyMeter({ efficiency, band, className }: EfficiencyMeterProps) {
  if (efficiency === null || !band) return null
  return (
    <span data-band={band.colour} className={classNames('flex items-center gap-x-2 text-sm', className)}>
      <span aria-hidden="true" className={`hidden gap-0.5 sm:flex ${colours[band.colour]}`}>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-2 w-2.5 ${step <= steps[band.colour] ? 'bg-current' : 'bg-hairline'}`} />
        ))}
      </span>
      <span className="text-muted tabular-nums">
        <span className="sr-only">Draft efficiency </span>
        {formatPercent(100 * efficiency)} <span className={colours[band.colour]}>{band.label}</span>
      </span>
    </span>
  )
}
