/** One manager's report: the waterfall from half of the games to the wins, and its weeks. */
import type { ManagerReport } from '../../contract/responses/managers.ts'
import { HistoryLink } from '../../parts/history/ManagerLink.tsx'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { joinManagers } from '../../parts/league/manager-names.ts'
import { describeManager } from '../../parts/managers/manager-view.ts'
import { WaterfallChart } from '../../parts/managers/WaterfallChart.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatCount, formatNumber, formatOrdinal, formatPercent } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { ManagerWeeks } from './ManagerWeeks.tsx'
import { type ManagerPageProps, managerAddress, managerPage, managersCalls } from './manager-page.tsx'

export const ManagerScreen = leagueScreen('manager', managerPage(Report), managersCalls)

function Report(props: ManagerPageProps) {
  const { response, parts, leagueRef, parameters, query, teamHref } = props
  const allHref = managerAddress(leagueRef, query)
  const report = response.teams.find(({ team }) => String(team.id) === parameters.teamId)
  if (!report) {
    return (
      <Message icon="users" title="No such team" text="There’s no team with this ID in the league.">
        <a href={allHref} className="thumb underline">
          All managers
        </a>
      </Message>
    )
  }
  const { team } = report
  const managerNames = joinManagers(report.ownerNames, leagueRef.host)
  return (
    <div className="flex flex-col gap-10">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <a href={allHref} className="thumb text-accent hover:underline">
            All managers
          </a>
          <Select
            label="Report of"
            leads
            key={team.id}
            value={managerAddress(leagueRef, query, team.id)}
            options={response.teams.map((one) => ({
              value: managerAddress(leagueRef, query, one.team.id),
              label: one.team.name,
            }))}
            className="max-w-full"
          />
        </div>
        <header className="mt-4 border-ink border-t-2 pt-2">
          <h2>
            <a href={teamHref(team.id)} className="flex min-w-0 hover:text-accent hover:underline">
              <TeamName name={team.name} size={36} wraps className="scoreboard text-4xl" />
            </a>
          </h2>
          {managerNames && (
            <p dir="auto" className="text-muted">
              <HistoryLink place={props} teamId={team.id}>
                {managerNames}
              </HistoryLink>
            </p>
          )}
          <p className="mt-2 max-w-prose text-lg">{describe(report, response.leagueEfficiency)}</p>
        </header>
      </div>
      <Section title={describeManager(report, parts)} action={<MeasureLink measure="Manager report" />}>
        <WaterfallChart league={props.league} report={report} reports={response.teams} parts={parts} />
      </Section>
      <Section
        title="Week by week"
        note="What each factor added that week, in wins against an average opponent. Weeks add up to the chart above"
        action={<MeasureLink measure="Manager report" />}
      >
        <ManagerWeeks
          report={report}
          parts={parts}
          weekHref={(week) => leagueAddress('rosterWeek', { leagueRef, teamId: team.id, query, week })}
        />
      </Section>
    </div>
  )
}

/** Ranks and efficiency as text, without unknown values. */
function describe({ luckFreeRank, recordRank, expectedWins, efficiency, games }: ManagerReport, league: number | null) {
  const ranks = `${formatOrdinal(luckFreeRank)} in expected wins: ${formatNumber(expectedWins, 1)} wins in ${formatCount(games, 'game')}.`
  const record = recordRank === luckFreeRank ? '' : ` In the standings, they’re ${formatOrdinal(recordRank)}.`
  const lineups =
    efficiency === null
      ? ''
      : ` Their lineups scored ${formatPercent(100 * efficiency)} of the points available${league === null ? '' : `; league average ${formatPercent(100 * league)}`}.`
  return `${ranks}${record}${lineups}`
}
