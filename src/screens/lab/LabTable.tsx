/** The season's standings under the rules, next to the real ones. */
import type { SeasonComparison, TeamChange } from '../../client/lab.ts'
import { classNames } from '../../ui/class-names.ts'
import { deltaColumn, numberColumn, teamColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { absent, formatOrdinal, formatPoints, formatRecord, formatWins } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { placesGained } from './season-finding.ts'

export function LabTable({ comparison, season, playoffTeamCount, isOver }: LabTableProps) {
  const { teams, effect } = comparison
  const championId = effect.champion.after?.id ?? null
  return (
    <DataTable
      label={`Standings of ${season} under these rules`}
      csvName="rule lab"
      columns={toColumns({ championId, isOver })}
      rows={teams}
      rowKey={({ team }) => team.id}
      rowClass={({ team, after }) =>
        classNames(
          team.id === championId && '[--row:var(--champion)]',
          after.seed === playoffTeamCount && playoffTeamCount < teams.length && '[&>*]:border-b-ink',
        )
      }
      isDense
    />
  )
}

interface LabTableProps {
  comparison: SeasonComparison
  season: number
  playoffTeamCount: number
  isOver: boolean
}

interface Shown {
  championId: number | null
  isOver: boolean
}

function toColumns({ championId, isOver }: Shown): Column<TeamChange>[] {
  return [
    numberColumn('seed', '#', ({ after }) => after.seed, {
      render: ({ after }) => <span className="scoreboard text-lg">{after.seed}</span>,
      csv: { place: ({ after }) => after.seed },
    }),
    deltaColumn<TeamChange>('moved', 'Moved', placesGained, {
      decimals: 0,
      csv: { place_before: ({ before }) => before.seed },
    }),
    teamColumn(({ team }) => team.name, {
      className: 'w-full max-w-0 min-w-28',
      render: ({ team, before, after }) => (
        <span className="flex min-w-0 items-center gap-2">
          <TeamName name={team.name} />
          {team.id === championId && (
            <span className="inline-flex shrink-0 text-gold">
              <Icon name="trophy" size={16} />
              <span className="sr-only">champion</span>
            </span>
          )}
          {before.inPlayoffs !== after.inPlayoffs && (
            <span className={classNames('shrink-0 text-sm', after.inPlayoffs ? 'text-better' : 'text-worse')}>
              {after.inPlayoffs ? 'in' : 'out'}
            </span>
          )}
        </span>
      ),
      csv: { team: ({ team }) => team.name },
    }),
    changeColumn('record', 'Record', recordOf, { csv: { record: ({ after }) => recordOf(after) } }),
    changeColumn('points', 'Points for', ({ pointsFor }) => formatPoints(pointsFor), {
      priority: 2,
      className: 'whitespace-nowrap',
      csv: { pointsFor: ({ after }) => after.pointsFor },
    }),
    ...(isOver
      ? [
          changeColumn('final', 'Finish', ({ finalRank }) => formatOrdinal(finalRank), {
            priority: 3,
            csv: { finish: ({ after }) => after.finalRank },
          }),
        ]
      : []),
  ]
}

/** A figure under the rules, next to the real one. */
function changeColumn(
  key: string,
  header: string,
  write: (figures: TeamChange['after']) => string,
  options: Partial<Column<TeamChange>>,
): Column<TeamChange> {
  const render = ({ before, after }: TeamChange) => <BeforeAfter before={write(before)} after={write(after)} />
  return { key, header, align: 'end', render, ...options }
}

function recordOf(figures: TeamChange['after']): string {
  return figures.meanWins === null
    ? formatRecord(figures)
    : `${formatWins(Math.round(figures.meanWins * 10) / 10)} wins`
}

/** The figure under the rules, and the real one beneath it if it differs. */
function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <span className="inline-flex flex-col whitespace-nowrap tabular-nums leading-tight">
      <span className={classNames(before !== after && 'font-semibold')}>{after}</span>
      {before !== after && before !== absent && <span className="text-muted text-sm">was {before}</span>}
    </span>
  )
}
