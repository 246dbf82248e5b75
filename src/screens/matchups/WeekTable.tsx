/** Every score of a week, best first, with projections and optimal lineups. */
import { pointsColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { absent, formatPercent, formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { ScoreRow } from './score-rows.ts'

export function WeekTable({ week, rows, teamHref }: WeekTableProps) {
  const has = (known: (row: ScoreRow) => unknown) => rows.some((row) => known(row) != null)
  const shown = columns.filter(({ key }) => {
    if (key === 'opponent') return has(({ opponent }) => opponent)
    if (key === 'result') return has(({ result }) => result)
    if (key === 'rank') return has(({ rank }) => rank)
    if (key === 'optimal' || key === 'missed') return has(({ optimal }) => optimal)
    return key === 'chance' ? has(({ chance }) => chance) : true
  })
  return (
    <DataTable
      label={`Scores of week ${week}`}
      holds={`matchups of week ${week}`}
      columns={shown}
      rows={rows}
      isDense
      rowKey={({ teamId }) => teamId}
      rowHref={({ teamId }) => teamHref(teamId)}
    />
  )
}

interface WeekTableProps {
  week: number
  rows: readonly ScoreRow[]
  teamHref: (teamId: number) => string
}

const columns: readonly Column<ScoreRow>[] = [
  {
    key: 'rank',
    header: '#',
    render: ({ rank }) => rank ?? absent,
    csv: ({ rank }) => rank,
    className: 'w-8',
  },
  {
    key: 'team',
    header: 'Team',
    isRowHeader: true,
    render: ({ team }) => <TeamName name={team} size={22} wraps />,
    csv: ({ team }) => team,
    className: 'w-full max-w-0 sm:w-1/2 md:w-1/4',
  },
  {
    key: 'opponent',
    header: 'Opponent',
    priority: 2,
    className: 'md:w-1/4 md:max-w-0',
    render: ({ opponent }) => (
      <bdi className="line-clamp-2" title={opponent ?? undefined}>
        {opponent ?? 'Bye'}
      </bdi>
    ),
    csv: ({ opponent }) => opponent,
  },
  {
    key: 'result',
    header: 'Result',
    priority: 2,
    align: 'center',
    render: ({ result }) => result ?? absent,
    csv: ({ result }) => result,
  },
  {
    key: 'points',
    header: 'Points',
    align: 'end',
    render: ({ points }) => <span className="font-semibold">{formatPoints(points)}</span>,
    csv: ({ points }) => points,
    bar: ({ points }) => points ?? undefined,
  },
  pointsColumn('projected', 'Projected', ({ projected }) => projected, { priority: 3 }),
  pointsColumn('optimal', 'Optimal lineup', ({ optimal }) => optimal, { priority: 3 }),
  pointsColumn('missed', 'Missed', ({ missed }) => missed, { priority: 2 }),
  {
    key: 'chance',
    header: 'Odds before',
    align: 'end',
    priority: 4,
    render: ({ chance }) => (chance === null ? absent : formatPercent(chance * 100, 0)),
    csv: ({ chance }) => chance,
  },
]
