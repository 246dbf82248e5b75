/** The week of a league without matchups: every score so far, best first. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import { ChangedFigure } from '../../ui/ChangedFigure.tsx'
import { numberColumn, pointsColumn, teamColumn } from '../../ui/columns.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

type Row = LiveResponse['ranking'][number]

export function LiveRanking({ board, isElimination, teamHref }: LiveRankingProps) {
  const { ranking, starters, asOf } = board
  const leftOf = new Map(starters.map(({ team, toPlay }) => [team.id, toPlay.length]))
  return (
    <>
      {isElimination && (
        <p className="mb-3 text-muted">The lowest score of the round is out once its scores are final.</p>
      )}
      <DataTable
        label="Scores of the week so far"
        csvName="live-scores"
        columns={[
          numberColumn<Row>('rank', 'Rank', ({ rank }) => rank, { isRowHeader: false, className: 'w-px' }),
          teamColumn<Row>(({ team }) => team.name, {
            isRowHeader: true,
            render: ({ team }) => <TeamName name={team.name} />,
            className: 'w-full max-w-0',
          }),
          pointsColumn<Row>('points', 'Points', ({ points }) => points, {
            render: ({ points }) => (
              <ChangedFigure value={points} at={asOf}>
                {formatPoints(points)}
              </ChangedFigure>
            ),
          }),
          pointsColumn<Row>('projected', 'Projected', ({ projectedPoints }) => projectedPoints, {
            headerNote: 'before',
            priority: 2,
          }),
          ...(starters.length > 0
            ? [numberColumn<Row>('left', 'Left', ({ team }) => leftOf.get(team.id), { headerNote: 'starters' })]
            : []),
        ]}
        rows={ranking}
        rowKey={({ team }) => team.id}
        rowHref={({ team }) => teamHref(team.id)}
      />
    </>
  )
}

interface LiveRankingProps {
  board: LiveResponse
  isElimination: boolean
  teamHref: (teamId: number) => string
}
