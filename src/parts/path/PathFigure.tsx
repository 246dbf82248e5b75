/**
 * How a game's chance moved over the week's NFL games, that of the team that is listed first up. The line ends where nobody watched, and those hours are shaded; below it
 * are the kickoffs.
 */
import type { ReactNode } from 'react'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { classNames } from '../../ui/class-names.ts'
import { describePath } from './describe-path.ts'
import { type GamePath, pathOf, placePath, type WatchedWeek } from './place-path.ts'

export function PathFigure({ path, week, first, second, children }: PathFigureProps) {
  const ofFirst = pathOf(path, first.id)
  const placed = placePath(ofFirst, week)
  if (!placed) return null
  const { line, gaps, kickoffs, end } = placed
  return (
    <>
      <div
        role="img"
        aria-label={describePath(ofFirst, { ...week, name: first.name })}
        className="tabular-nums text-muted text-xs"
      >
        <div className="relative h-12">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
            fill="none"
          >
            {gaps.map(({ from, to }) => (
              <rect key={from} x={from} width={to - from} height="100" fill="var(--hairline)" fillOpacity="0.5" />
            ))}
            <path d="M0,50H100" stroke="var(--hairline)" vectorEffect="non-scaling-stroke" />
            {kickoffs.map(({ at }) => (
              <path key={at} d={`M${at},0V100`} stroke="var(--hairline)" vectorEffect="non-scaling-stroke" />
            ))}
            <path
              d={line}
              stroke="var(--ink)"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <bdi className={classNames(nameClass, 'top-0')}>{first.name}</bdi>
          <bdi className={classNames(nameClass, 'bottom-0')}>{second.name}</bdi>
          <span
            className="absolute size-1.5 -translate-1/2 rounded-full bg-ink"
            style={{ left: `${end.x}%`, top: `${end.y}%` }}
          />
        </div>
        <p className="relative h-4 leading-4">
          {kickoffs.map(
            ({ at, label }) =>
              label && (
                // The last one ends with the plot.
                <span
                  key={at}
                  className="absolute whitespace-nowrap"
                  style={{ left: `min(${at}%, 100% - ${label.length}ch)` }}
                >
                  {label}
                </span>
              ),
          )}
        </p>
      </div>
      {children}
    </>
  )
}

/** Legible where the line is behind it. */
const nameClass =
  'absolute left-0 max-w-1/2 truncate leading-4 [text-shadow:0_0_2px_var(--paper),0_0_2px_var(--paper),0_0_3px_var(--paper),0_0_4px_var(--paper)]'

interface PathFigureProps {
  path: GamePath
  week: WatchedWeek
  first: TeamRef
  second: TeamRef
  /** Below the figure; nothing without it. */
  children?: ReactNode
}
