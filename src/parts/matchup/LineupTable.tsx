import { CsvButton } from '../../ui/CsvButton.tsx'
import { rem } from '../../ui/css-lengths.ts'
import { Later } from '../../ui/Later.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { LineupCell } from './LineupCell.tsx'
import { type LineupRow, lineupTable, type PairedLineups } from './pair-lineups.ts'

interface LineupTableProps {
  week: number
  lineups: PairedLineups
  ownName: string
  /** Null without an opponent's roster: `opponentNote` is shown. */
  opponentName: string | null
  opponentNote: string | null
  /** The opponent's half reserves its space and shows the note, so nothing moves when the roster loads. */
  isOpponentLoading: boolean
}

/** Two lineups, slot by slot: the higher score of each is highlighted. */
export function LineupTable(props: LineupTableProps) {
  const { week, lineups, ownName, opponentName, opponentNote, isOpponentLoading } = props
  const hasSecondHalf = opponentName !== null || isOpponentLoading
  const waiting = isOpponentLoading ? opponentNote : null
  return (
    <>
      {opponentNote && !isOpponentLoading && (
        <p role="status" className="mb-3 rounded-lg border border-hairline px-3 py-2 text-muted">
          {opponentNote}
        </p>
      )}
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {opponentName ? `Lineups of ${ownName} and ${opponentName}` : `Lineup of ${ownName}`}
        </caption>
        <colgroup>
          <col />
          <col className="w-13 sm:w-20" />
          {hasSecondHalf && <col />}
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{ownName}</th>
            <th scope="col">Slot</th>
            {hasSecondHalf && <th scope="col">{opponentName ?? 'Opponent'}</th>}
          </tr>
        </thead>
        {/* A tap renders half of the starters. The others follow while the panel fades in, with the bench, which is below the fold of a phone. */}
        <LineupGroup
          title="Starters"
          rows={lineups.starters}
          atOnce={5}
          hasSecondHalf={hasSecondHalf}
          waiting={waiting}
        />
        <LineupGroup
          title="Bench, top 6"
          rows={lineups.bench}
          atOnce={0}
          hasSecondHalf={hasSecondHalf}
          waiting={waiting && ''}
        />
      </table>
      {!isOpponentLoading && (
        <p className="flex justify-end pt-3">
          <CsvButton what={`lineups of week ${week}`} table={() => lineupTable(lineups, ownName, opponentName)} />
        </p>
      )}
    </>
  )
}

interface LineupGroupProps {
  title: string
  rows: LineupRow[]
  /** How many rows the first render has. */
  atOnce: number
  hasSecondHalf: boolean
  /** The note in the opponent's half until the roster is loaded; null afterwards. */
  waiting: string | null
}

function LineupGroup({ title, rows, atOnce, hasSecondHalf, waiting }: LineupGroupProps) {
  if (rows.length === 0) return null
  const shown = rows.map((row, index) => (
    // Slots repeat within a lineup, so rows have no unique name.
    // biome-ignore lint/suspicious/noArrayIndexKey: the position in the lineup is the identity of the row
    <tr key={index} className="border-hairline border-t">
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
      {hasSecondHalf && waiting !== null && index === 0 && (
        <td rowSpan={rows.length} className="py-3 text-right align-top text-muted">
          {waiting && <span role="status">{waiting}</span>}
        </td>
      )}
      {hasSecondHalf && waiting === null && (
        <LineupCell
          player={row.opponent}
          slot={row.slot}
          outscored={isOutscored(row.opponent, row.own)}
          side="opponent"
        />
      )}
    </tr>
  ))
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={hasSecondHalf ? 3 : 2} className="pt-5 pb-1 text-left font-semibold text-muted">
          {title}
        </th>
      </tr>
      {shown.slice(0, atOnce)}
      {shown.length > atOnce && (
        <Later place={<RowsToCome count={shown.length - atOnce} />}>{shown.slice(atOnce)}</Later>
      )}
    </tbody>
  )
}

/** The place of rows that follow, so that nothing moves. */
function RowsToCome({ count }: { count: number }) {
  return (
    <tr>
      <td style={{ height: rem(count * rowHeight) }} />
    </tr>
  )
}

/** Of a row with a player, in pixels. */
const rowHeight = 61

function isOutscored(player: LineupRow['own'], other: LineupRow['own']): boolean {
  return (player?.weekPoints ?? 0) < (other?.weekPoints ?? 0)
}
