/** How each manager contributed to the team's wins: the best at each part, the table, a waterfall for each. */
import { BestBallNote } from '../../parts/league/BestBallNote.tsx'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { bestAt, describeManagers, mostEfficient, toSteps } from '../../parts/managers/manager-view.ts'
import { Waterfall } from '../../parts/managers/Waterfall.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatNumber, formatPercent, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { ManagerTable } from './ManagerTable.tsx'
import { type ManagerPageProps, managerAddress, managerPage, managersCalls } from './manager-page.tsx'

export const ManagersScreen = leagueScreen('managers', managerPage(Managers), managersCalls)

export function Managers({ response, managers, parts, leagueRef, league, query }: ManagerPageProps) {
  const hrefOf = (teamId: number) => managerAddress(leagueRef, query, teamId)
  const most = Math.max(...managers.flatMap((manager) => toSteps(manager, parts).map(({ to }) => to)), 1)
  const [drafter, mover] = [bestAt(managers, 'draft'), bestAt(managers, 'moves') ?? bestAt(managers, 'roster')]
  const coach = mostEfficient(managers)
  return (
    <div className="flex flex-col gap-10">
      {league.isBestBall && <BestBallNote className="-mb-6 text-muted" />}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {drafter && (
          <Best
            title="Best draft"
            manager={drafter}
            href={hrefOf(drafter.teamId)}
            figure={formatSigned(drafter.parts.draft)}
            unit="wins above an average team"
          />
        )}
        {mover && (
          <Best
            title={mover.parts.moves === null ? 'Best draft and moves' : 'Best moves'}
            manager={mover}
            href={hrefOf(mover.teamId)}
            figure={formatSigned(mover.parts.moves ?? mover.parts.roster)}
            unit="wins above an average team"
          />
        )}
        {coach && (
          <Best
            title="Best lineups"
            manager={coach}
            href={hrefOf(coach.teamId)}
            figure={formatPercent(100 * (coach.efficiency ?? 0))}
            unit={`of possible points; league average ${formatPercent(100 * (response.leagueEfficiency ?? 0))}`}
          />
        )}
      </div>
      <Section
        title={describeManagers(managers)}
        note="Wins = half the games + each factor + luck. Ranked by expected wins, so luck doesn’t count"
        action={<MeasureLink measure="Manager report" />}
      >
        <ManagerTable managers={managers} parts={parts} query={query} hrefOf={hrefOf} />
        {response.tellsDraftFromMoves === false && parts.includes('roster') && (
          <p className="mt-2 text-muted text-sm">
            We don’t have points that draft picks scored for other teams this season, so draft and moves are combined.
          </p>
        )}
      </Section>
      <Section title="From .500 to the final record" note="Wins; teal gained, amber cost">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {managers.map((manager) => (
            <li key={manager.teamId} className="min-w-0 border-hairline border-t pt-2">
              <a href={hrefOf(manager.teamId)} className="flex min-w-0 font-semibold hover:text-accent hover:underline">
                <TeamName name={manager.teamName} size={24} />
              </a>
              <Waterfall steps={toSteps(manager, parts)} most={most} isSmall />
              <p className="sr-only">
                {toSteps(manager, parts)
                  .map(
                    ({ label, from, to, isTotal }) =>
                      `${label} ${isTotal ? formatNumber(to, 1) : formatSigned(to - from)}`,
                  )
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Best({ title, manager, href, figure, unit }: BestProps) {
  return (
    <section className="min-w-0 border-ink border-t-2 pt-2">
      <h2 className="text-muted text-sm">{title}</h2>
      <a href={href} className="mt-1 flex min-w-0 hover:text-accent hover:underline">
        <TeamName name={manager.teamName} wraps className="scoreboard text-2xl leading-7" />
      </a>
      {manager.managerNames && (
        <p dir="auto" className="truncate text-muted">
          {manager.managerNames}
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
  manager: { teamName: string; managerNames: string }
  href: string
  figure: string
  unit: string
}
