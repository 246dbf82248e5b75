/** The effect of the schedule on every team: chart, figures, then week by week, other schedules, lost games. */
import { type ReactNode, useId } from 'react'
import type { Measure } from '../../contract/measures.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { describeLuckFinding, describeTiming, type LuckResponse, toLuckTeams } from '../../parts/luck/luck-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { LossReasons } from './LossReasons.tsx'
import { LuckChart } from './LuckChart.tsx'
import { LuckTable, ScheduleTable } from './LuckTable.tsx'
import { SwapGrid } from './SwapGrid.tsx'
import { WeekGrid } from './WeekGrid.tsx'

export function LuckHalf(props: LeagueTabProps & { response: LuckResponse; chosen: number | null }) {
  const { response, query, teamHref } = props
  const teams = toLuckTeams(response)
  if (teams.length === 0) {
    return (
      <Message
        icon="dice"
        title="Nothing to say of luck"
        text={response.unavailable ?? 'It appears here after the first week that is decided.'}
      />
    )
  }
  return (
    <>
      <Section
        title={describeLuckFinding(teams)}
        note={`Wins that each team has, wins that its scores were worth, and how likely each number of wins was over all schedules${props.league.hasMedianGame ? '; of games between two teams, without those against the median' : ''}`}
        action={<MeasureLink measure="Expected wins" />}
      >
        <LuckChart teams={teams} teamHref={teamHref} />
        <h3 className="mt-8 mb-1 font-semibold">Luck in figures</h3>
        <LuckTable teams={teams} query={query} teamHref={teamHref} />
        <div className="mt-4 flex flex-col gap-2">
          <More
            title="Week by week: where the luck happened"
            note={describeTiming(teams)}
            measure="Timing and opponents"
          >
            <WeekGrid response={response} teams={teams} />
          </More>
          <More
            title="Other schedules: every team’s scores against every team’s opponents"
            note="Rows are teams, columns whose schedule they would have had. The framed record is the real one; what is better than that is teal, what is worse amber."
            measure="Other schedules"
          >
            <SwapGrid response={response} />
          </More>
          <More
            title="Close games, medians and schedules"
            note="Records against the middle score of each week and in games decided by little; the share of the league that the opponents outscored (50% is an average schedule) and the mean rating of those to come."
            measure="Schedule strength"
          >
            <ScheduleTable teams={teams} teamHref={teamHref} />
          </More>
        </div>
      </Section>
      <LossReasons {...props} />
    </>
  )
}

/** A fold that works without a script. */
function More({ title, note, measure, children }: MoreProps) {
  const id = useId()
  return (
    <details className="group/more border-hairline border-t pt-2">
      <summary id={id} className="thumb w-fit font-medium hover:text-accent">
        {title}
      </summary>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <p className="max-w-prose text-muted text-sm">{note}</p>
        <MeasureLink measure={measure} />
      </div>
      <div className="mt-3">{children}</div>
    </details>
  )
}

interface MoreProps {
  title: string
  note: string
  measure: Measure
  children: ReactNode
}
