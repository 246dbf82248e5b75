import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { WeekBars } from '../../charts/WeekBars.tsx'
import { joinList } from '../../domain/join-list.ts'
import { formatPoints } from '../../ui/format.ts'
import { PositionBadge, positionColor } from '../../ui/PositionBadge.tsx'
import { Section } from '../../ui/Section.tsx'
import type { PositionProduction, PositionSeries } from './position-production-series.ts'
import { productionDomain } from './production-domain.ts'

/** Weekly starter points by position, all on one scale; a bar opens its week. */
export function PositionProductionSection({ production, onWeek }: PositionProductionProps) {
  const { series, finding } = production
  const domain = productionDomain(series)
  return (
    <Section
      title="Position Production Over Time"
      note={finding ?? undefined}
      inside={`Weekly points of ${joinList(series.map(({ position }) => position))}`}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {series.map((one) => (
          <ChartFrame
            key={one.position}
            title={<Title series={one} />}
            unit={one.best ? 'points' : undefined}
            name={`${one.position} starter points by week`}
            className="min-w-0"
            table={{
              headers: ['Week', 'Points'],
              rows: one.values.map(({ week, value }) => [week, value]),
            }}
          >
            {(width) => (
              <>
                {one.best && (
                  <p className="mb-1 text-muted text-sm tabular-nums">
                    {formatPoints(one.total)} total, best {formatPoints(one.best.points)} in week {one.best.week}
                  </p>
                )}
                <WeekBars
                  series={one.values}
                  domain={domain}
                  width={width}
                  color={positionColor(one.position)}
                  label={`${one.position} starter points by week`}
                  onWeek={onWeek}
                />
              </>
            )}
          </ChartFrame>
        ))}
      </div>
    </Section>
  )
}

interface PositionProductionProps {
  production: PositionProduction
  onWeek?: (week: number) => void
}

function Title({ series: { position, average } }: { series: PositionSeries }) {
  return (
    <span className="flex items-center gap-2">
      <PositionBadge position={position} />
      {average !== null && (
        <>
          <span className="scoreboard text-lg">{formatPoints(average)}</span>
          <span className="font-normal text-muted text-sm">a week</span>
        </>
      )}
    </span>
  )
}
