import { CohortRange } from '../../charts/CohortRange.tsx'

/** How to read a cohort's line: the line itself, its places named. */
export function CohortKey() {
  return (
    <figure aria-label="How to read a pick’s line" className="w-full max-w-md">
      <CohortRange deviations={1.7} label="Example" />
      <figcaption aria-hidden="true" className="relative h-5 text-muted text-sm">
        {places.map(([name, left, tone]) => (
          <span key={name} style={{ left }} className={`absolute -translate-x-1/2 whitespace-nowrap ${tone}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Shares of the line's width: it reaches from three standard deviations below the average to three above. */
const places = [
  ['Bust', '16%', 'text-worse'],
  ['−1 SD', '34%', ''],
  ['average', '50%', ''],
  ['+1 SD', '66%', ''],
  ['Boom', '84%', 'text-better'],
] as const
