import { formatSigned, isFiniteNumber } from '../ui/format.ts'

/** Deviations to either side that the line shows; what lies beyond is drawn at its end. */
const reach = 3

/**
 * Where a value lies in its cohort: the mean, one standard deviation to either side as a band, the value as a dot.
 * A dot beyond the band is a boom or a bust.
 */
export function CohortRange({ deviations, label, className }: CohortRangeProps) {
  const isKnown = isFiniteNumber(deviations)
  return (
    <svg
      role="img"
      aria-label={`${label ? `${label}: ` : ''}${isKnown ? inWords(deviations) : 'No cohort to compare with'}`}
      width="100%"
      height="16"
      className={className}
    >
      <line x1="2%" x2="98%" y1="8" y2="8" stroke="var(--hairline)" strokeWidth="2" />
      {isKnown && (
        <>
          <rect x={at(-1)} width={`${(100 * 0.96) / reach}%`} y="4" height="8" rx="2" fill="var(--hairline)" />
          <line x1={at(0)} x2={at(0)} y1="2" y2="14" stroke="var(--outline)" strokeWidth="1.5" />
          <circle
            cx={at(deviations)}
            cy="8"
            r="5"
            fill={deviations >= 1 ? 'var(--better)' : deviations <= -1 ? 'var(--worse)' : 'var(--muted)'}
            stroke="var(--surface)"
            strokeWidth="1.5"
          />
        </>
      )}
    </svg>
  )
}

/** Place of a deviation on the line, as a share of its width. */
function at(deviations: number): string {
  const share = (Math.max(-reach, Math.min(reach, deviations)) + reach) / (2 * reach)
  return `${2 + 96 * share}%`
}

function inWords(deviations: number): string {
  return `${formatSigned(deviations, 2)} standard deviations from the cohort’s mean`
}

export interface CohortRangeProps {
  /** Value over expectation in standard deviations; absent where the cohort has no spread. */
  deviations: number | null | undefined
  label?: string
  className?: string
}
