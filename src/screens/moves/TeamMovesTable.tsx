/** Moves by team: number, value, price. */
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { absent, formatDollars, formatNumber, formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { nextTeamSort, readTeamSort, sortTeams, type TeamRow } from './team-rows.ts'

export interface TeamMovesTableProps {
  rows: readonly TeamRow[]
  usesBudget: boolean
  query: URLSearchParams
  onQuery: (entries: Record<string, string | null>) => void
  onTeam: (teamId: number) => void
}

export function TeamMovesTable({ rows, usesBudget, query, onQuery, onTeam }: TeamMovesTableProps) {
  if (rows.length === 0) return null
  const columns = usesBudget ? [...figures, ...money] : figures
  const sort = readTeamSort(
    query,
    columns.map(({ key }) => key),
  )
  return (
    <Section
      title="Team by team"
      note={`Value: points started above replacement. ${usesBudget ? 'Unused bids: for players who never started. ' : ''}Select a team to see its moves.`}
      action={<MeasureLink measure="Churn" />}
    >
      <DataTable
        label="Moves by team"
        holds="moves by team"
        columns={columns}
        rows={sortTeams(rows, sort)}
        rowKey={({ team }, index) => team.id ?? index}
        onRow={({ team }) => team.id !== null && onTeam(team.id)}
        sort={sort}
        onSort={(key) => onQuery(nextTeamSort(sort, key))}
      />
    </Section>
  )
}

const figures: Column<TeamRow>[] = [
  {
    key: 'team',
    header: 'Team',
    render: ({ team }) => <TeamName name={team.name} />,
    csv: ({ team }) => team.name,
    className: 'w-full max-w-0 md:w-1/4',
  },
  {
    key: 'addValue',
    header: 'Value',
    headerNote: 'of pick-ups',
    align: 'end',
    render: ({ addValue }) => <Delta value={addValue} />,
    csv: ({ addValue }) => addValue,
    bar: ({ addValue }) => addValue ?? undefined,
  },
  {
    key: 'tradeValue',
    header: 'Value',
    headerNote: 'of trades',
    align: 'end',
    render: ({ tradeValue }) => <Delta value={tradeValue} />,
    csv: ({ tradeValue }) => tradeValue,
    bar: ({ tradeValue }) => tradeValue ?? undefined,
  },
  count('adds', 'Adds', 2),
  count('neverStarted', 'Never started', 5),
  count('drops', 'Drops', 3),
  count('trades', 'Trades', 3),
  {
    ...count('churn', 'Churn', 4),
    render: ({ churn }) => (churn === null ? absent : `${formatNumber(churn, 1)}×`),
  },
]

const money: Column<TeamRow>[] = [
  dollars('spent', 'FAAB spent', 2),
  dollars('unused', 'Unused bids', 5),
  dollars('overbid', 'Overbid', 5),
]

type Figure = 'adds' | 'neverStarted' | 'drops' | 'trades' | 'churn' | 'spent' | 'unused' | 'overbid'

function count(key: Figure, header: string, priority: 2 | 3 | 4 | 5): Column<TeamRow> {
  return { key, header, priority, align: 'end', render: (row) => formatWhole(row[key]), csv: (row) => row[key] }
}

function dollars(key: Figure, header: string, priority: 2 | 3 | 4 | 5): Column<TeamRow> {
  return {
    ...count(key, header, priority),
    render: (row) => formatDollars(row[key]),
  }
}
