import { classNames } from './class-names.ts'
import { absent, formatSigned, isFiniteNumber } from './format.ts'

/** A difference: ▲ teal is better, ▼ amber is worse, 0 is neither. `isLowerBetter` swaps the colors. */
export function Delta({ value, decimals = 1, isLowerBetter, className }: DeltaProps) {
  if (!isFiniteNumber(value)) return <span className="text-muted">{absent}</span>
  const text = formatSigned(value, decimals)
  if (!/[1-9]/.test(text)) return <span className={classNames('text-muted tabular-nums', className)}>{text}</span>
  const isBetter = isLowerBetter ? value < 0 : value > 0
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', isBetter ? 'text-better' : 'text-worse', className)}>
      <span aria-hidden="true" className="text-[0.7em]">
        {value > 0 ? '▲' : '▼'}
      </span>{' '}
      {text}
    </span>
  )
}

export interface DeltaProps {
  value: number | null | undefined
  decimals?: number
  isLowerBetter?: boolean
  className?: string
}
