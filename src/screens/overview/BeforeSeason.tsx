import { hasDraftBegun, mayHaveHistory } from '../../parts/league/league-phase.ts'
import type { LeagueSummary } from '../../parts/league/league-summary.ts'
import type { LeagueResponse, LeagueTabProps } from '../../parts/league/league-view.ts'
import { numberColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatText } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { idlePart } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { DefendingChampion } from './DefendingChampion.tsx'
import { describeDraftDay, describeFirstPick } from './draft-day.ts'
import { type EnteredTeam, enteredTeams } from './entered-teams.ts'
import { FrontCard } from './FrontCard.tsx'
import { OverviewParts } from './later.ts'
import { YourTeamLine } from './YourTeamLine.tsx'

/** Responses of their own, which follow the page's. */
const SeasonAhead = idlePart(async () => ({ default: (await import('./SeasonAhead.tsx')).SeasonAhead }))
const DraftClock = idlePart(async () => ({ default: (await import('./DraftClock.tsx')).DraftClock }))

/** The overview before the first week: teams, draft order and settings. There are no ranks yet. */
export function BeforeSeason(props: LeagueTabProps & { summary: LeagueSummary }) {
  const { league, standings, teamHref, summary } = props
  const teams = enteredTeams(standings, league)
  const columns = teams.some(({ pick }) => pick !== null) ? [pickColumn, ...teamColumns] : teamColumns
  return (
    <div className="flex flex-col gap-10">
      <div className="-mb-4 flex flex-col gap-2">
        <DraftDay league={league} />
        {/* Its line is reserved. */}
        {hasDraftBegun(league) && league.phase === 'pre-draft' && (
          <p className="min-h-6 truncate font-semibold">
            <DraftClock {...props} />
          </p>
        )}
        <div className="text-muted text-sm">
          {mayHaveHistory(league) && <DefendingChampion {...props} />}
          {/* Its line is reserved, so nothing moves when the book loads. */}
          <p className="line-clamp-2 min-h-5">
            <Later place={null}>
              <OverviewParts.LastPlace {...props} />
            </Later>
          </p>
        </div>
      </div>
      <YourTeamLine {...props} />
      <Section title="Teams">
        <DataTable
          label="Teams"
          csvName="teams"
          columns={columns}
          rows={teams}
          rowKey={({ key }) => key}
          rowHref={({ teamId }) => (teamId === null ? undefined : teamHref(teamId))}
          emptyText="Teams appear here as managers join."
        />
      </Section>
      {props.figures}
      <SeasonAhead {...props} />
      <Later>
        <OverviewParts.LeagueSummarySection {...props} summary={summary} />
      </Later>
    </div>
  )
}

/** How long it is until the draft, and the reader's pick. What is known after the HTML replaces words in the same lines. */
function DraftDay({ league }: { league: LeagueResponse }) {
  const now = useMinute()
  const mine = useMyTeamId()
  const day = describeDraftDay(league, now)
  return day && <FrontCard kicker={describeFirstPick(league, mine)} {...day} />
}

const pickColumn: Column<EnteredTeam> = numberColumn('pick', 'Draft Order', ({ pick }) => pick, {
  align: undefined,
  className: 'w-20 sm:w-28',
})

const teamColumns: Column<EnteredTeam>[] = [
  teamColumn(({ teamName }) => teamName, {
    render: ({ teamName }) => <TeamName name={teamName} />,
    // Phones have no room for a separate column.
    renderNote: ({ managers }) =>
      managers && (
        <bdi className="block truncate pl-9 font-normal text-muted text-sm leading-4 sm:hidden">{managers}</bdi>
      ),
    className: 'max-sm:w-full max-sm:max-w-0',
  }),
  textColumn('managers', 'Manager', ({ managers }) => managers, {
    render: ({ managers }) => <bdi className="wrap-anywhere">{formatText(managers)}</bdi>,
    className: 'max-sm:hidden',
  }),
]
