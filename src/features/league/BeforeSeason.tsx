import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatDay, formatText, formatWhole } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { type EnteredTeam, enteredTeams } from './entered-teams.ts'
import { LeagueSummaryCard } from './LeagueSummaryCard.tsx'
import type { LeagueSummary } from './league-summary.ts'
import type { LeagueTabProps } from './league-tab.ts'

/** The overview before the first week: who plays, in which order they pick, by which rules. Nobody has a rank yet. */
export function BeforeSeason({ league, standings, teamHref, summary }: LeagueTabProps & { summary: LeagueSummary }) {
  const teams = enteredTeams(standings, league)
  const columns = teams.some(({ pick }) => pick !== null) ? [pickColumn, ...teamColumns] : teamColumns
  const date = league.phase === 'pre-draft' && league.draft_date ? formatDay(league.draft_date) : null
  return (
    <div className="flex flex-col gap-6">
      <Card title="Teams" note={date && `The draft is on ${date}.`} flush>
        <DataTable
          label="Teams"
          holds="teams"
          columns={columns}
          rows={teams}
          rowKey={({ key }) => key}
          rowHref={({ teamId }) => (teamId === null ? undefined : teamHref(teamId))}
          emptyText="Teams appear here once the league has some."
        />
      </Card>
      <LeagueSummaryCard league={league} summary={summary} />
    </div>
  )
}

const pickColumn: Column<EnteredTeam> = {
  key: 'pick',
  header: 'Draft Order',
  render: ({ pick }) => formatWhole(pick),
  csv: ({ pick }) => pick ?? undefined,
  className: 'w-20 sm:w-28',
}

const teamColumns: Column<EnteredTeam>[] = [
  {
    key: 'team',
    header: 'Team',
    isRowHeader: true,
    render: ({ teamName }) => <TeamName name={teamName} />,
    csv: ({ teamName }) => teamName,
  },
  {
    key: 'managers',
    header: 'Manager',
    render: ({ managers }) => <bdi className="wrap-anywhere">{formatText(managers)}</bdi>,
    csv: ({ managers }) => managers,
    className: 'max-sm:text-sm max-sm:leading-4',
  },
]
