import { classNames } from './class-names.ts'
import { formatSigned, isFiniteNumber } from './format.ts'

/** Deviations to either side that the line covers; values beyond are clamped. */
const reach = 3

/**
 * A value's position in its cohort: the mean, one standard deviation to either side as a band, the value as a dot. A dot beyond the band is
 * a boom or a bust. A single element styled by CSS, because a draft has hundreds of them.
 */
export function CohortRange({ deviations, label, className }: CohortRangeProps) {
  const isKnown = isFiniteNumber(deviations)
  return (
    <span
      role="img"
      aria-label={`${label ? `${label}: ` : ''}${isKnown ? describe(deviations) : 'No cohort to compare with'}`}
      data-side={isKnown ? (deviations >= 1 ? 'boom' : deviations <= -1 ? 'bust' : 'mean') : undefined}
      style={isKnown ? ({ '--at': at(deviations) } as React.CSSProperties) : undefined}
      className={classNames('cohort-range', className)}
    />
  )
}

/** Place of a deviation on the line, in percent of its width. */
function at(deviations: number): number {
  const share = (Math.max(-reach, Math.min(reach, deviations)) + reach) / (2 * reach)
  return Number((2 + 96 * share).toFixed(2))
}

function describe(deviations: number): string {
  return `${formatSigned(deviations, 2)} standard deviations from the cohort’s mean`
}

export interface CohortRangeProps {
  /** Value over expectation in standard deviations; absent if the cohort has no spread. */
  deviations: number | null | undefined
  label?: string
  className?: string
}
