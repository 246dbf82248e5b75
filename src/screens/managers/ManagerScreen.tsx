/** One manager's report: the waterfall from half of the games to the wins, and its weeks. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { ManagerLink } from '../../parts/history/ManagerLink.tsx'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { describeManager, type Manager, toSteps } from '../../parts/managers/manager-view.ts'
import { Waterfall } from '../../parts/managers/Waterfall.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatCount, formatNumber, formatOrdinal, formatPercent } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { ManagerWeeks } from './ManagerWeeks.tsx'
import { type ManagerPageProps, managerAddress, managerPage, managersCalls } from './manager-page.tsx'

export const ManagerScreen = leagueScreen('manager', managerPage(Report), managersCalls)

export function Report(props: ManagerPageProps) {
  const { response, managers, parts, leagueRef, parameters, query, teamHref } = props
  const allHref = managerAddress(leagueRef, query)
  const manager = managers.find(({ teamId }) => String(teamId) === parameters.teamId)
  if (!manager) {
    return (
      <Message icon="users" title="No such team" text="There’s no team with this ID in the league.">
        <a href={allHref} className="thumb underline">
          All managers
        </a>
      </Message>
    )
  }
  const steps = toSteps(manager, parts)
  const most = Math.max(...managers.flatMap((one) => toSteps(one, parts).map(({ to }) => to)), 1)
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
            key={manager.teamId}
            value={managerAddress(leagueRef, query, manager.teamId)}
            options={managers.map(({ teamId, teamName }) => ({
              value: managerAddress(leagueRef, query, teamId),
              label: teamName,
            }))}
            className="max-w-full"
          />
        </div>
        <header className="mt-4 border-ink border-t-2 pt-2">
          <h2>
            <a href={teamHref(manager.teamId)} className="flex min-w-0 hover:text-accent hover:underline">
              <TeamName name={manager.teamName} size={36} wraps className="scoreboard text-4xl" />
            </a>
          </h2>
          {manager.managerNames && (
            <p dir="auto" className="text-muted">
              <ManagerLink place={props} teamId={manager.teamId}>
                {manager.managerNames}
              </ManagerLink>
            </p>
          )}
          <p className="mt-2 max-w-prose text-lg text-pretty">{describe(manager, response.leagueEfficiency)}</p>
        </header>
      </div>
      <Section title={describeManager(manager, parts)} action={<MeasureLink measure="Manager report" />}>
        <ChartFrame
          title="From .500 to the final record"
          unit="wins"
          isFluid
          name={`manager report of ${manager.teamName}`}
          table={{
            headers: ['Part', 'Wins', 'Sum'],
            rows: steps.map(({ label, from, to }) => [label, to - from, to]),
            format: (value) => formatNumber(value, 2),
          }}
        >
          {() => <Waterfall steps={steps} most={most} />}
        </ChartFrame>
      </Section>
      <Section
        title="Week by week"
        note="What each factor added that week, in wins against an average opponent. Weeks add up to the chart above"
        action={<MeasureLink measure="Manager report" />}
      >
        <ManagerWeeks
          manager={manager}
          parts={parts}
          weekHref={(week) => leagueAddress('rosterWeek', { leagueRef, teamId: manager.teamId, query, week })}
        />
      </Section>
    </div>
  )
}

/** Ranks and efficiency as text; unknown ones are left out. */
function describe({ luckFreeRank, recordRank, expectedWins, efficiency, games }: Manager, league: number | null) {
  const ranks =
    luckFreeRank === null
      ? ''
      : `${formatOrdinal(luckFreeRank)} in expected wins: ${formatNumber(expectedWins, 1)} wins in ${formatCount(games, 'game')}.`
  const record =
    recordRank === null || recordRank === luckFreeRank ? '' : ` In the standings, they’re ${formatOrdinal(recordRank)}.`
  const lineups =
    efficiency === null
      ? ''
      : ` Their lineups scored ${formatPercent(100 * efficiency)} of the points available${league === null ? '' : `; league average ${formatPercent(100 * league)}`}.`
  return `${ranks}${record}${lineups}`
}
