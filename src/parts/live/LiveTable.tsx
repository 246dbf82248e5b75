/** The table as it would stand with the odds now and before the week; in the playoffs the odds of the title. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import { ChangedFigure } from '../../ui/ChangedFigure.tsx'
import { chanceColumn, numberColumn, pointsColumn, teamColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatRecord } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

type TableRow = LiveResponse['table'][number]
type OddsRow = LiveResponse['odds'][number]

export function LiveTable({ board, teamHref }: { board: LiveResponse; teamHref: (teamId: number) => string }) {
  const { table, odds, asOf } = board
  const oddsOf = new Map(odds.map((row) => [row.team.id, row]))
  if (table.length === 0) {
    const rows = odds.toSorted((a, b) => b.title.now.chance - a.title.now.chance)
    return (
      <DataTable
        label="Title odds now"
        csvName="live-odds"
        columns={[nameColumn<OddsRow>(() => null), ...oddsColumns<OddsRow>('Title', ({ title }) => title, asOf)]}
        rows={rows}
        rowKey={({ team }) => team.id}
        rowHref={({ team }) => teamHref(team.id)}
      />
    )
  }
  const lastIn = table.findLastIndex(({ isIn }) => isIn)
  return (
    <DataTable
      label="The table if all games ended now"
      csvName="live-table"
      columns={[
        numberColumn<TableRow>('rank', 'Seed', ({ rank }) => rank, { isRowHeader: false, className: 'w-px' }),
        nameColumn<TableRow>(({ record }) => formatRecord(record)),
        numberColumn<TableRow>('moved', 'Moved', ({ rank, rankBefore }) => rankBefore - rank, {
          priority: 2,
          render: ({ rank, rankBefore }) =>
            rank === rankBefore ? '' : <Delta value={rankBefore - rank} decimals={0} />,
        }),
        pointsColumn<TableRow>('points', 'Points', ({ pointsFor }) => pointsFor, { priority: 3 }),
        ...(odds.length > 0
          ? oddsColumns<TableRow>('Playoffs', ({ team }) => oddsOf.get(team.id)?.playoffs, asOf)
          : []),
      ]}
      rows={table}
      rowKey={({ team }) => team.id}
      rowHref={({ team }) => teamHref(team.id)}
      rowClass={(row) => (table.indexOf(row) === lastIn ? '[&>*]:border-b-2 [&>*]:border-b-ink' : undefined)}
    />
  )
}

function nameColumn<Row extends { team: { name: string } }>(note: (row: Row) => string | null): Column<Row> {
  return teamColumn<Row>(({ team }) => team.name, {
    isRowHeader: true,
    render: ({ team }) => <TeamName name={team.name} />,
    renderNote: (row) => (
      <span className="block truncate pl-9 font-normal text-muted text-sm leading-4">{note(row)}</span>
    ),
    className: 'w-full max-w-0',
  })
}

function oddsColumns<Row>(
  header: string,
  odds: (row: Row) => OddsRow['playoffs'] | undefined,
  at: string | null,
): Column<Row>[] {
  const change = (row: Row) => {
    const { now, before } = odds(row) ?? {}
    return now && before ? 100 * (now.chance - before.chance) : null
  }
  return [
    chanceColumn<Row>('now', header, (row) => odds(row)?.now.chance, {
      isCertain: (row) => odds(row)?.now.isCertain === true,
      headerNote: 'now',
      render: (row) => {
        const now = odds(row)?.now
        return (
          <span className="scoreboard text-lg">
            <ChangedFigure value={now?.chance ?? null} at={at}>
              {now?.text}
            </ChangedFigure>
          </span>
        )
      },
    }),
    numberColumn<Row>('change', 'Change', change, {
      headerNote: 'this week',
      render: (row) => <Delta value={change(row)} decimals={0} />,
    }),
  ]
}
