/** What our odds said beside what came: a dot a tenth, as large as it has chances, on the line where both are equal. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import type { MeasuredOdds } from '../../domain/measured-odds.ts'
import { formatWhole } from '../../ui/format.ts'
import { describeReliability, nameBin } from './proof-rows.ts'

const side = 100
/** Area of the largest dot, in squares of the chart's percent. */
const largest = 5

export function ReliabilityChart({ name, odds }: { name: string; odds: MeasuredOdds }) {
  const bins = odds.bins.filter(({ chances }) => chances > 0)
  const most = Math.max(...bins.map(({ chances }) => chances))
  return (
    <ChartFrame
      title={describeReliability(odds)}
      unit="percent"
      name={name}
      isFluid
      table={{
        headers: ['We said', 'Chances', 'On average', 'Came'],
        rows: bins.map((bin) => [nameBin(bin), bin.chances, 100 * bin.meanChance, 100 * bin.share]),
        format: formatWhole,
      }}
    >
      {() => (
        <svg
          viewBox="-14 -9 122 127"
          role="img"
          aria-label={`${describeReliability(odds)} On a perfect line both are equal.`}
          className="h-auto w-full max-w-md"
        >
          <g stroke="var(--hairline)" strokeWidth="0.4" fill="var(--muted)" fontSize="4.2">
            {[0, 25, 50, 75, 100].map((tick) => (
              <g key={tick}>
                <path d={`M0 ${side - tick}H${side}M${tick} 0V${side}`} />
                <text x="-2.5" y={side - tick + 1.5} textAnchor="end" stroke="none">
                  {tick}%
                </text>
                <text x={tick} y={side + 6} textAnchor="middle" stroke="none">
                  {tick}%
                </text>
              </g>
            ))}
            <text x="0" y={side + 13} stroke="none">
              What we said
            </text>
            <text x="-13" y="-4" stroke="none">
              What came
            </text>
          </g>
          <path d={`M0 ${side}L${side} 0`} stroke="var(--outline)" strokeWidth="0.6" strokeDasharray="2 2" />
          {bins.map(({ from, chances, meanChance, share }) => (
            <circle
              key={from}
              cx={side * meanChance}
              cy={side * (1 - share)}
              r={1 + largest * Math.sqrt(chances / most)}
              fill="var(--accent)"
              fillOpacity="0.75"
              stroke="var(--surface)"
              strokeWidth="0.6"
            />
          ))}
        </svg>
      )}
    </ChartFrame>
  )
}
