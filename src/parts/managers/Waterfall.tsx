/**
 * A waterfall chart from half of the games to the wins, one bar per part. Bars stretch with the page while text keeps its size, so nothing
 * is measured.
 */
import { roundTo } from '../../domain/rounding.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { formatSigned, formatWins } from '../../ui/format.ts'
import type { Step } from './manager-view.ts'

export function Waterfall({ steps, most, isSmall = false }: WaterfallProps) {
  // Wins below nothing are drawn under the lower edge, the worst ones of a foreign server no further than the chart is high.
  const top = (wins: number) => 1 - Math.max(wins / most, -1)
  return (
    <div>
      <div className={isSmall ? 'relative mt-5 h-24' : 'relative mt-7 h-44 sm:h-72'}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${steps.length} 1`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {steps.map(({ label, from, to, isTotal }, index) => (
            <g key={label}>
              <path
                d={`M${index + 0.14} ${round(top(Math.max(from, to)))}h0.72V${round(top(Math.min(from, to)))}h-0.72z`}
                fill={isTotal ? 'var(--outline)' : to < from ? 'var(--worse)' : 'var(--better)'}
              />
              {index < steps.length - 1 && (
                <path
                  d={`M${index + 0.14} ${round(top(to))}H${index + 1.86}`}
                  stroke="var(--ink)"
                  strokeWidth="1"
                  vectorEffect="non-scaling-stroke"
                  fill="none"
                />
              )}
            </g>
          ))}
          <path d={`M0 1H${steps.length}`} stroke="var(--ink)" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        </svg>
        {steps.map(({ label, from, to, isTotal }, index) => (
          <span
            key={label}
            className={
              isSmall
                ? 'absolute -translate-x-1/2 -translate-y-full text-sm tabular-nums'
                : 'scoreboard absolute -translate-x-1/2 -translate-y-full text-lg sm:text-2xl'
            }
            style={{
              left: cssPercent((index + 0.5) / steps.length),
              top: cssPercent(top(Math.max(from, to))),
            }}
          >
            {isTotal ? formatWins(to) : formatSigned(to - from)}
          </span>
        ))}
      </div>
      <ol className="flex pt-1 text-center text-muted text-sm leading-4">
        {steps.map(({ label }) => (
          <li key={label} className="min-w-0 flex-1 hyphens-auto px-0.5">
            {withHyphens(label)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The longest word breaks here; browsers without a dictionary would break it anywhere. */
const withHyphens = (label: string) => label.replace('Adjustment', 'Adjust\u00adment')

const round = (value: number) => roundTo(value, 3)

interface WaterfallProps {
  steps: readonly Step[]
  /** Wins at the upper edge, equal across charts for comparison. */
  most: number
  isSmall?: boolean
}
