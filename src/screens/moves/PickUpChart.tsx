/** Every started pickup as a dot, stretched with the page. The one nearest to the pointer is named; the table lists all. */
import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { type LinearScale, linearScale } from '../../charts/scales.ts'
import { roundTo } from '../../domain/rounding.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { formatDollars, formatSigned } from '../../ui/format.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { useOutsidePress } from '../../ui/use-outside-press.ts'
import type { PickUpDot, PickUpSeries } from './pick-up-series.ts'

export function PickUpChart({ series }: { series: PickUpSeries }) {
  return (
    <ChartFrame
      title={series.title}
      unit="points started above replacement"
      name="value of pickups"
      table={series.table}
      className="mt-6"
      isFluid
    >
      {() => <Dots series={series} />}
    </ChartFrame>
  )
}

/** Both scales are in percent of the plot. */
function Dots({ series: { dots, axis } }: { series: PickUpSeries }) {
  const [active, setActive] = useState<PickUpDot | null>(null)
  const plot = useRef<HTMLDivElement>(null)
  const clear = useCallback(() => setActive(null), [])
  useOutsidePress(active !== null, plot, clear)
  const mine = useMyTeam()
  const own = dots.filter(({ teamId }) => teamId === mine?.teamId)
  const values = dots.map(({ value }) => value)
  const isBid = axis === 'Winning bid'
  const x = linearScale([isBid ? 0 : 1, Math.max(...dots.map((dot) => dot.x))], [0, 100])
  const y = linearScale([Math.min(0, ...values), Math.max(0, ...values)], [100, 0]).nice(4)

  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const away = (dot: PickUpDot) =>
      Math.hypot((x(dot.x) / 100) * width - (clientX - left), (y(dot.value) / 100) * height - (clientY - top))
    const nearest = dots.reduce<PickUpDot | null>((best, dot) => (best && away(best) <= away(dot) ? best : dot), null)
    setActive(nearest && away(nearest) < 24 ? nearest : null)
  }

  const read = active ?? dots[0]
  const marksOf = (some: readonly PickUpDot[]) => (
    <>
      <Marks d={pathOf(some.filter(isGain), x, y)} stroke="var(--better)" />
      <Marks
        d={pathOf(
          some.filter((dot) => !isGain(dot)),
          x,
          y,
        )}
        stroke="var(--worse)"
      />
    </>
  )
  return (
    <div>
      <div
        ref={plot}
        aria-hidden="true"
        className="relative mt-3 mr-3 ml-12 h-48 touch-pan-y text-muted text-sm tabular-nums"
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        // A finger leaves when it is lifted, and what it points at is to be read afterwards.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && clear()}
      >
        {y.ticks(4).map((tick) => (
          <div
            key={tick}
            className={`absolute right-0 -left-1.5 border-t ${tick === 0 ? 'border-outline' : 'border-hairline'}`}
            style={{ top: cssPercent(y(tick) / 100) }}
          >
            <span className="absolute right-full -translate-y-1/2 whitespace-nowrap pr-1.5">
              {formatSigned(tick, 0)}
            </span>
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          strokeLinecap="round"
          className="absolute inset-0 size-full overflow-visible"
        >
          {marksOf(dots)}
          <Rings d={pathOf(own, x, y)} stroke="var(--ink)" />
          {marksOf(own)}
          {read && <Rings d={pathOf([read], x, y)} stroke="var(--accent)" />}
          {read && marksOf([read])}
        </svg>
        {x
          .ticks(6)
          .filter((tick) => Number.isInteger(tick))
          .map((tick) => (
            <span
              key={tick}
              className="absolute top-full mt-1.5 -translate-x-1/2"
              style={{ left: cssPercent(x(tick) / 100) }}
            >
              {isBid ? formatDollars(tick) : tick}
            </span>
          ))}
      </div>
      <p aria-hidden="true" className="mt-8 flex flex-wrap justify-between gap-x-4 text-muted text-sm tabular-nums">
        {read && (
          <span>
            <bdi>{read.label}</bdi>
            {`${isBid ? `, ${formatDollars(read.x)}` : ''}: ${formatSigned(read.value)}`}
          </span>
        )}
        {own.length > 0 && <span className="text-ink">Ringed: your team</span>}
        <span className="mr-3 ml-auto">{axis}</span>
      </p>
    </div>
  )
}

function Marks({ d, stroke }: { d: string; stroke: string }) {
  return <path d={d} stroke={stroke} strokeWidth="7" strokeOpacity="0.7" vectorEffect="non-scaling-stroke" />
}

function Rings({ d, stroke }: { d: string; stroke: string }) {
  return (
    <>
      <path d={d} stroke={stroke} strokeWidth="14" vectorEffect="non-scaling-stroke" />
      <path d={d} stroke="var(--paper)" strokeWidth="11" vectorEffect="non-scaling-stroke" />
    </>
  )
}

const isGain = ({ value }: PickUpDot) => value >= 0

/** A dot is a line without length and with round caps, so hundreds are one element. */
function pathOf(dots: readonly PickUpDot[], x: LinearScale, y: LinearScale): string {
  return dots.map((dot) => `M${roundTo(x(dot.x), 2)} ${roundTo(y(dot.value), 2)}h0`).join('')
}
