/** Draft efficiency in its band: a share and a word, so that the colour says nothing alone. */
import { classNames } from '../../ui/class-names.ts'
import { formatPercent } from '../../ui/format.ts'
import type { EfficiencyBand } from './best-drafters.ts'

export interface EfficiencyMeterProps {
  efficiency: number | null
  band: EfficiencyBand | null
  className?: string
}

const colours = { green: 'text-green', blue: 'text-blue', yellow: 'text-yellow', red: 'text-red' } as const

/** `efficiency` is 0 to 1. Nothing is shown where it is not known. */
export function EfficiencyMeter({ efficiency, band, className }: EfficiencyMeterProps) {
  if (efficiency === null || !band) return null
  return (
    <span data-band={band.colour} className={classNames('text-muted text-sm tabular-nums', className)}>
      <span className="sr-only">Draft efficiency </span>
      {`${formatPercent(100 * efficiency)} `}
      <span className={`font-medium ${colours[band.colour]}`}>{band.label}</span>
    </span>
  )
}
