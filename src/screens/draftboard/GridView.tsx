/** The whole draft in a scrolling frame: teams as columns, rounds as rows. */
import { memo } from 'react'
import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDollars, formatOrdinal, formatPoints, formatSigned } from '../../ui/format.ts'
import { positionText } from '../../ui/PositionBadge.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { DraftGrid, GridPick, GridRow } from './draft-grid.ts'
import { PlayerButton } from './PlayerButton.tsx'

export interface GridViewProps {
  grid: DraftGrid
  isAuction: boolean
  teamId: number | null
  teamHref: (teamId: number) => string
}

export function GridView({ grid: { columns, rows, rowLabel }, isAuction, teamId, teamHref }: GridViewProps) {
  return (
    <>
      <GridKey isAuction={isAuction} />
      <section aria-label="Draft grid" className="grid-frame overflow-x-auto">
        <table className="draft-grid" style={{ minWidth: `${4.5 + 6.1 * columns.length}rem` }}>
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {rowLabel}
              </th>
              {columns.map((column) => (
                <th
                  key={column.teamId}
                  scope="col"
                  className={classNames(column.teamId === teamId && 'bg-raised text-accent')}
                >
                  <a href={teamHref(column.teamId)} title={column.teamName} className="grid-team">
                    <TeamMark name={column.teamName} size={18} />
                    <bdi>{column.teamName}</bdi>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={`${row.draft}/${row.number}`}
                row={row}
                isAuction={isAuction}
                teamIds={columns.map((column) => column.teamId)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Row({ row, isAuction, teamIds }: { row: GridRow; isAuction: boolean; teamIds: number[] }) {
  return (
    <tr>
      <th scope="row" className="scoreboard text-lg">
        {row.draft !== null && <span className="block font-normal text-muted text-xs">{row.draft}</span>}
        {isAuction ? formatOrdinal(row.number) : row.number}
        {row.direction && (
          <span role="img" aria-label={`to the ${row.direction}`} className="text-muted">
            {row.direction === 'right' ? ' →' : ' ←'}
          </span>
        )}
      </th>
      {row.cells.map((picks, index) => (
        <td key={teamIds[index]}>
          {picks.map((entry) => (
            <Cell key={entry.pick.id} entry={entry} />
          ))}
        </td>
      ))}
    </tr>
  )
}

const Cell = memo(function Cell({ entry: { pick, shade, tradedTo, isTurn, isShown } }: { entry: GridPick }) {
  const marks = [pick.isKeeper && 'Keeper', tradedTo && `to ${tradedTo}`].filter(Boolean)
  return (
    <div
      data-pick={pick.overallPick ?? undefined}
      data-shade={isShown ? (shade ?? 'none') : 'off'}
      className={classNames('grid-pick', positionText(pick.player.position ?? ''), tradedTo && 'grid-traded')}
    >
      <PlayerButton pick={pick} isShort hasTip />
      <span>{`${place(pick)}${isTurn ? ' ↓' : ''}`}</span>
      <span>{formatPoints(pick.performance.totalPoints)}</span>
      <Value pick={pick} />
      {marks.length > 0 && <i dir="auto">{marks.join(' · ')}</i>}
    </div>
  )
})

/** 'RB · 2.03', in an auction 'RB · $42'. */
function place({ player, roundNum, pickInRound, bidAmount, overallPick }: GridPick['pick']): string {
  const number =
    bidAmount !== null && bidAmount > 0
      ? formatDollars(bidAmount)
      : roundNum !== null && pickInRound !== null
        ? `${roundNum}.${String(pickInRound).padStart(2, '0')}`
        : overallPick
  return [player.position, number].filter((part) => part !== null).join(' · ')
}

/** In an auction relative to the price. */
function Value({ pick: { performance, player } }: { pick: GridPick['pick'] }) {
  const { priceCohort: price, cohortSize } = performance
  if ((price ? price.size : cohortSize) === 1) return <small>{`only ${player.position ?? 'one'}`}</small>
  const shown = (price ?? performance).valueOverExpectation
  return (
    shown !== null && (
      <b>
        {formatSigned(shown)}
        <span className="sr-only"> {describeValueUnit(price != null).long}</span>
      </b>
    )
  )
}

function GridKey({ isAuction }: { isAuction: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-muted text-sm">
      <p>
        {isAuction
          ? 'Each team’s purchases, most expensive first: points, and points vs. players at that price.'
          : 'Points, and points above or below the average of the same position in that round. Arrows show draft order; traded picks stay in their original slot, labeled with the team that made them.'}
      </p>
      <p className="flex flex-wrap items-center gap-1">
        <span className="sr-only">Tint, light to strong: </span>
        Bust
        {([-2, -1, 0, 1, 2] as const).map((shade) => (
          <span key={shade} aria-hidden="true" data-shade={shade} className="grid-pick grid-key text-ink" />
        ))}
        Boom
        <span className="pl-1">in the color of the position</span>
      </p>
    </div>
  )
}
