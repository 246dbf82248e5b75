/** Three findings at the top: the strongest team, the luckiest, the unluckiest. */
import type { ReactNode } from 'react'
import type { LuckTeam } from '../../contract/responses/luck.ts'
import type { RatedTeam } from '../../contract/responses/power.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { describeTeamLuck } from '../../parts/luck/luck-view.ts'
import { describeLeaders, describeRecordRank } from '../../parts/luck/power-view.ts'
import { formatNumber, formatSigned } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

export function PowerFindings({ teams, luck, teamHref }: PowerFindingsProps) {
  const [best] = teams
  const lucky = luck[0]
  const unlucky = luck.at(-1)
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {best && (
        <Finding
          title="Strongest team"
          team={best.team}
          teamHref={teamHref}
          figure={
            <>
              {formatNumber(best.rating, 1)}
              <span className="text-2xl text-muted"> ± {formatNumber(best.error, 1)}</span>
            </>
          }
          unit="points a week"
          text={`${describeLeaders(teams)} ${describeRecordRank(best)}`}
        />
      )}
      {lucky && lucky.luck > 0 && <LuckFinding title="Luckiest" team={lucky} tone="text-better" teamHref={teamHref} />}
      {unlucky && unlucky.luck < 0 && (
        <LuckFinding title="Unluckiest" team={unlucky} tone="text-worse" teamHref={teamHref} />
      )}
    </div>
  )
}

function LuckFinding({ title, team, tone, teamHref }: LuckFindingProps) {
  const figure = <span className={tone}>{formatSigned(team.luck)}</span>
  return (
    <Finding
      title={title}
      team={team.team}
      teamHref={teamHref}
      figure={figure}
      unit="wins of luck"
      text={describeTeamLuck(team)}
    />
  )
}

function Finding({ title, team, teamHref, figure, unit, text }: FindingProps) {
  return (
    <section className="min-w-0 border-ink border-t-2 pt-2">
      <h2 className="text-muted text-sm">{title}</h2>
      <a href={teamHref(team.id)} className="mt-1 flex min-w-0 hover:text-accent hover:underline">
        <TeamName name={team.name} wraps className="scoreboard text-2xl leading-7" />
      </a>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="scoreboard text-4xl">{figure}</span>
        <span className="text-muted text-sm">{unit}</span>
      </p>
      <p className="mt-1">{text}</p>
    </section>
  )
}

interface PowerFindingsProps {
  teams: readonly RatedTeam[]
  /** Luckiest first; empty while loading. */
  luck: readonly LuckTeam[]
  teamHref: (teamId: number) => string
}

interface LuckFindingProps {
  title: string
  team: LuckTeam
  tone: string
  teamHref: (teamId: number) => string
}

interface FindingProps {
  title: string
  team: TeamRef
  teamHref: (teamId: number) => string
  figure: ReactNode
  unit: string
  text: string
}
