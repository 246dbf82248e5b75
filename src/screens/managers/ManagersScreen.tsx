/** How each manager contributed to the team's wins: who leads without luck, the best at each part, the table, a waterfall for each. */
import type { ManagerReport } from '../../contract/responses/managers.ts'
import type { HostName } from '../../domain/identity.ts'
import { BestBallNote } from '../../parts/league/BestBallNote.tsx'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { joinManagers } from '../../parts/league/manager-names.ts'
import {
  bestAt,
  describeCounted,
  describeManager,
  describeManagers,
  describeWaterfall,
  findLeaders,
  mostEfficient,
  toSteps,
} from '../../parts/managers/manager-view.ts'
import { Waterfall } from '../../parts/managers/Waterfall.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { deferred } from '../../ui/deferred.ts'
import { formatCount, formatNumber, formatPercent, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { ManagerTable } from './ManagerTable.tsx'
import { type ManagerPageProps, managerAddress, managerPage, managersCalls } from './manager-page.tsx'

export const ManagersScreen = leagueScreen('managers', managerPage(Managers), managersCalls)

function Managers({ response, parts, leagueRef, league, query }: ManagerPageProps) {
  const { teams: reports, leagueEfficiency } = response
  const hrefOf = (teamId: number) => managerAddress(leagueRef, query, teamId)
  const most = Math.max(...reports.flatMap((report) => toSteps(report, parts).map(({ to }) => to)), 1)
  const drafter = bestAt(reports, 'draft')
  const mover = bestAt(reports, 'moves') ?? bestAt(reports, 'roster')
  const best = { hrefOf, host: leagueRef.host }
  const coach = mostEfficient(reports)
  const leaders = findLeaders(reports)
  return (
    <div className="flex flex-col gap-10">
      {league.isBestBall && <BestBallNote className="-mb-6 text-muted" />}
      <Section
        title={describeManagers(reports)}
        note="From .500 to the wins, factor by factor; without luck, teams rank by expected wins"
        action={<MeasureLink measure="Manager report" />}
      >
        <ul className={classNames('grid gap-x-8 gap-y-6', leaders.length > 1 && 'lg:grid-cols-2')}>
          {leaders.map((report) => (
            <li key={report.team.id} className="min-w-0">
              <TeamWaterfall
                report={report}
                parts={parts}
                most={most}
                hrefOf={hrefOf}
                text={describeManager(report, parts)}
              />
            </li>
          ))}
        </ul>
      </Section>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {drafter && (
          <Best
            title="Best draft"
            report={drafter}
            {...best}
            figure={formatSigned(drafter.parts.draft)}
            unit="wins above an average team"
          />
        )}
        {mover && (
          <Best
            title={mover.parts.moves === null ? 'Best draft and moves' : 'Best moves'}
            report={mover}
            {...best}
            figure={formatSigned(mover.parts.moves ?? mover.parts.roster)}
            unit="wins above an average team"
          />
        )}
        {coach && (
          <Best
            title="Closest to optimal lineups"
            report={coach}
            {...best}
            figure={formatPercent(100 * (coach.efficiency ?? 0))}
            unit={`of the points of optimal lineups; league average ${formatPercent(100 * (leagueEfficiency ?? 0))}`}
          />
        )}
      </div>
      <Section
        title="Factor by factor"
        note="Wins = .500 + each factor + luck. Ranked by expected wins, so luck doesn’t count"
        inside={`What each factor added for ${formatCount(reports.length, 'manager')}`}
      >
        <ManagerTable reports={reports} parts={parts} query={query} {...best} />
        {!response.tellsDraftFromMoves && parts.includes('roster') && (
          <p className="mt-2 text-muted text-sm">
            We don’t have points that draft picks scored for other teams this season, so draft and moves are combined.
          </p>
        )}
      </Section>
      <Waterfalls
        reports={reports}
        parts={parts}
        most={most}
        title={describeWaterfall(league)}
        counted={describeCounted(league)}
        hrefOf={hrefOf}
      />
    </div>
  )
}

/** Not rendered again when the table is sorted. */
const Waterfalls = deferred(function Waterfalls({ reports, parts, most, title, counted, hrefOf }: WaterfallsProps) {
  return (
    <Section
      title={title}
      note={`${counted}; teal gained, amber cost`}
      inside={`A chart for each of ${formatCount(reports.length, 'manager')}`}
    >
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {reports.map((report) => (
          <li key={report.team.id} className="min-w-0 border-hairline border-t pt-2">
            <TeamWaterfall report={report} parts={parts} most={most} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
    </Section>
  )
})

/** Large with a text. */
function TeamWaterfall({ report, parts, most, hrefOf, text }: TeamWaterfallProps) {
  const steps = toSteps(report, parts)
  return (
    <>
      <a href={hrefOf(report.team.id)} className="flex min-w-0 font-semibold hover:text-accent hover:underline">
        <TeamName name={report.team.name} size={24} />
      </a>
      {text && <p className="text-muted text-sm">{text}</p>}
      <Waterfall steps={steps} most={most} isSmall={!text} />
      <p className="sr-only">
        {steps
          .map(({ label, from, to, isTotal }) => `${label} ${isTotal ? formatNumber(to, 1) : formatSigned(to - from)}`)
          .join(', ')}
      </p>
    </>
  )
}

interface TeamWaterfallProps extends Pick<WaterfallsProps, 'parts' | 'most' | 'hrefOf'> {
  report: ManagerReport
  text?: string
}

interface WaterfallsProps {
  reports: readonly ManagerReport[]
  parts: ManagerPageProps['parts']
  /** The highest figure, for one scale. */
  most: number
  title: string
  counted: string
  hrefOf: (teamId: number) => string
}

function Best({ title, report: { team, ownerNames }, hrefOf, host, figure, unit }: BestProps) {
  const managerNames = joinManagers(ownerNames, host)
  return (
    <section className="min-w-0 border-ink border-t-2 pt-2">
      <h2 className="text-muted text-sm">{title}</h2>
      <a href={hrefOf(team.id)} className="mt-1 flex min-w-0 hover:text-accent hover:underline">
        <TeamName name={team.name} wraps className="scoreboard text-2xl leading-7" />
      </a>
      {managerNames && (
        <p dir="auto" className="truncate text-muted">
          {managerNames}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="scoreboard text-4xl">{figure}</span>
        <span className="text-muted text-sm">{unit}</span>
      </p>
    </section>
  )
}

interface BestProps {
  title: string
  report: ManagerReport
  hrefOf: (teamId: number) => string
  host: HostName
  figure: string
  unit: string
}
