/** Moves by team: number, value, price. */
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { spentBy, type TeamMoves } from '../../parts/moves/describe-team-moves.ts'
import { deltaColumn, figureColumn, numberColumn, teamColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { absent, formatCount, formatDollars, formatNumber } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { SortedTable } from '../../ui/SortedTable.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

export interface TeamMovesTableProps {
  rows: readonly TeamMoves[]
  usesBudget: boolean
  query: URLSearchParams
  onQuery: (entries: Record<string, string | null>) => void
  onTeam: (teamId: number) => void
}

export function TeamMovesTable({ rows, usesBudget, query, onQuery, onTeam }: TeamMovesTableProps) {
  if (rows.length === 0) return null
  const columns = usesBudget ? [...figures, ...money] : figures
  return (
    <Section
      title="Team by team"
      note={`Value: points started above replacement. ${usesBudget ? 'Unused bids: for players who never started. ' : ''}Select a team to see its moves.`}
      action={<MeasureLink measure="Churn" />}
      inside={`What ${formatCount(rows.length, 'team')} gained by pickups and trades`}
    >
      <SortedTable
        label="Moves by team"
        csvName="moves by team"
        columns={columns}
        rows={rows}
        rowKey={({ team }) => team.id}
        onRow={({ team }) => onTeam(team.id)}
        query={query}
        onQuery={onQuery}
        first={{ key: 'addValue', direction: 'descending' }}
        ascending={['team']}
      />
    </Section>
  )
}

const figures: Column<TeamMoves>[] = [
  teamColumn(({ team }) => team.name, {
    render: ({ team }) => <TeamName name={team.name} />,
    className: 'w-full max-w-0 md:w-1/4',
  }),
  deltaColumn('addValue', 'Value', ({ addValue }) => addValue, {
    headerNote: 'of pickups',
    bar: ({ addValue }) => addValue,
  }),
  deltaColumn('tradeValue', 'Value', ({ tradeValue }) => tradeValue, {
    headerNote: 'of trades',
    bar: ({ tradeValue }) => tradeValue,
  }),
  numberColumn('adds', 'Pickups', ({ adds }) => adds, { priority: 2 }),
  numberColumn('neverStarted', 'Never started', ({ neverStarted }) => neverStarted, { priority: 5 }),
  numberColumn('drops', 'Drops', ({ drops }) => drops, { priority: 3 }),
  numberColumn('trades', 'Trades', ({ trades }) => trades, { priority: 3 }),
  numberColumn('churn', 'Churn', ({ churn }) => churn, {
    priority: 4,
    render: ({ churn }) => (churn === null ? absent : `${formatNumber(churn, 1)}×`),
  }),
]

const money: Column<TeamMoves>[] = [
  figureColumn('spent', 'FAAB spent', spentBy, formatDollars, { priority: 2 }),
  figureColumn('unused', 'Unused bids', ({ unusedBids }) => unusedBids, formatDollars, { priority: 5 }),
  figureColumn('overbid', 'Overbid', ({ overbid }) => overbid, formatDollars, { priority: 5 }),
]
