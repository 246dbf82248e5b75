import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { LineupCell } from './LineupCell.tsx'
import type { LineupRow, PairedLineups } from './pair-lineups.ts'

interface LineupTableProps {
  lineups: PairedLineups
  ownName: string
  /** Null without an opponent's roster: then `opponentNote` says why. */
  opponentName: string | null
  opponentNote: string | null
}

/** Two line-ups, slot by slot: whoever scored more of the two stands out. */
export function LineupTable({ lineups, ownName, opponentName, opponentNote }: LineupTableProps) {
  return (
    <>
      {opponentNote && (
        <p role="status" className="mb-3 rounded-lg border border-hairline px-3 py-2 text-muted">
          {opponentNote}
        </p>
      )}
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {opponentName ? `Line-ups of ${ownName} and ${opponentName}` : `Line-up of ${ownName}`}
        </caption>
        <colgroup>
          <col />
          <col className="w-13 sm:w-20" />
          {opponentName && <col />}
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{ownName}</th>
            <th scope="col">Slot</th>
            {opponentName && <th scope="col">{opponentName}</th>}
          </tr>
        </thead>
        <LineupGroup title="Starters" rows={lineups.starters} isPaired={opponentName !== null} />
        <LineupGroup title="Bench, top 6" rows={lineups.bench} isPaired={opponentName !== null} />
      </table>
    </>
  )
}

function LineupGroup({ title, rows, isPaired }: { title: string; rows: LineupRow[]; isPaired: boolean }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={isPaired ? 3 : 2} className="pt-5 pb-1 text-left font-semibold text-muted">
          {title}
        </th>
      </tr>
      {rows.map((row, index) => (
        // Rows have no name of their own: the same slot comes twice, and a week has its own rows.
        // biome-ignore lint/suspicious/noArrayIndexKey: place in the line-up is the row's identity
        <tr key={index} className="border-t border-hairline">
          <LineupCell player={row.own} slot={row.slot} outscored={isOutscored(row.own, row.opponent)} side="own" />
          <th scope="row" className="px-1 text-center align-middle">
            {row.slot === 'BENCH' ? (
              <span className="font-normal text-muted text-sm">
                <span className="sr-only">Bench</span>
                <span aria-hidden="true">BN</span>
              </span>
            ) : (
              <PositionBadge position={row.slot} />
            )}
          </th>
          {isPaired && (
            <LineupCell
              player={row.opponent}
              slot={row.slot}
              outscored={isOutscored(row.opponent, row.own)}
              side="opponent"
            />
          )}
        </tr>
      ))}
    </tbody>
  )
}

function isOutscored(player: LineupRow['own'], other: LineupRow['own']): boolean {
  return (player?.week_points ?? 0) < (other?.week_points ?? 0)
}
