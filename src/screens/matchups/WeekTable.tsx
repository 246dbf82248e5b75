/** Every score of a week, best first, with projections and optimal lineups. */
import { chanceColumn, pointsColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { ScoreRow } from './score-rows.ts'

export function WeekTable({ week, rows, teamHref }: WeekTableProps) {
  const has = (known: (row: ScoreRow) => unknown) => rows.some((row) => known(row) !== null)
  const shown = columns.filter(({ key }) => {
    if (key === 'opponent') return has(({ opponent }) => opponent)
    if (key === 'result') return has(({ result }) => result)
    if (key === 'rank') return has(({ rank }) => rank)
    if (key === 'optimal' || key === 'missed') return has(({ optimalPoints }) => optimalPoints)
    return key === 'chance' ? has(({ chanceBefore }) => chanceBefore) : true
  })
  return (
    <DataTable
      label={`Scores of week ${week}`}
      csvName={`matchups of week ${week}`}
      columns={shown}
      rows={rows}
      isDense
      rowKey={({ team }) => team.id}
      rowHref={({ team }) => teamHref(team.id)}
    />
  )
}

interface WeekTableProps {
  week: number
  rows: readonly ScoreRow[]
  teamHref: (teamId: number) => string
}

const columns: readonly Column<ScoreRow>[] = [
  textColumn('rank', '#', ({ rank }) => rank, { className: 'w-8' }),
  teamColumn(({ team }) => team.name, {
    render: ({ team }) => <TeamName name={team.name} size={22} wraps />,
    className: 'w-full max-w-0 sm:w-1/2 md:w-1/4',
  }),
  textColumn('opponent', 'Opponent', ({ opponent }) => opponent, {
    priority: 2,
    className: 'md:w-1/4 md:max-w-0',
    render: ({ opponent }) => (
      <bdi className="line-clamp-2" title={opponent ?? undefined}>
        {opponent ?? 'Bye'}
      </bdi>
    ),
  }),
  textColumn('result', 'Result', ({ result }) => result, { priority: 2, align: 'center' }),
  pointsColumn('points', 'Points', ({ points }) => points, {
    render: ({ points }) => <span className="font-semibold">{formatPoints(points)}</span>,
    bar: ({ points }) => points,
  }),
  pointsColumn('projected', 'Projected', ({ projectedPoints }) => projectedPoints, { priority: 3 }),
  pointsColumn('optimal', 'Optimal lineup', ({ optimalPoints }) => optimalPoints, { priority: 3 }),
  pointsColumn('missed', 'Missed', ({ missedPoints }) => missedPoints, { priority: 2 }),
  chanceColumn('chance', 'Chance before', ({ chanceBefore }) => chanceBefore, { priority: 4 }),
]
