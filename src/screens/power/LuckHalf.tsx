/** The effect of the schedule on every team: chart, figures, then week by week, other schedules, lost games. */
import { type ReactNode, useId } from 'react'
import type { Measure } from '../../contract/measures.ts'
import type { LuckResponse } from '../../contract/responses/luck.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { describeLeftLuck, describeLuckFinding, describeTiming } from '../../parts/luck/luck-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { LossReasons } from './LossReasons.tsx'
import { LuckChart } from './LuckChart.tsx'
import { LuckTable, ScheduleTable } from './LuckTable.tsx'
import { SwapGrid } from './SwapGrid.tsx'
import { WeekGrid } from './WeekGrid.tsx'

export function LuckHalf(props: LeagueTabProps & { response: LuckResponse; chosen: number | null }) {
  const { response, query, teamHref } = props
  const { teams, leftTeams } = response
  const leftLuck = describeLeftLuck(leftTeams)
  if (teams.length === 0) {
    return (
      <Message
        icon="dice"
        title="No luck to measure yet"
        text={response.unavailable ?? 'It appears here after the first completed week.'}
      />
    )
  }
  return (
    <>
      <Section
        id="luck"
        title={describeLuckFinding(teams)}
        note={`Actual wins, expected wins from scoring, and how likely each win total was across every possible schedule${props.league.hasMedianGame ? '; head-to-head games only, without the median' : ''}`}
        action={<MeasureLink measure="Expected wins" />}
      >
        <LuckChart teams={teams} teamHref={teamHref} />
        <h3 className="mt-8 mb-1 font-semibold max-sm:hidden">Luck in figures</h3>
        <Fold
          summary={<span className="font-medium">Luck in figures</span>}
          className="max-sm:mt-6 max-sm:border-hairline max-sm:border-y"
        >
          <LuckTable teams={teams} query={query} teamHref={teamHref} />
        </Fold>
        {leftLuck && <p className="mt-2 text-muted text-sm">{leftLuck}</p>}
        <div className="mt-4 flex flex-col gap-2">
          <More title="Luck, week by week" note={describeTiming(teams)} measure="Timing and opponents">
            <WeekGrid response={response} teams={teams} />
          </More>
          <More
            title="Other schedules: every team’s scores against every team’s opponents"
            note="Each row is a team, each column a schedule. The framed record is the real one; teal is better, amber is worse."
            measure="Other schedules"
          >
            <SwapGrid response={response} />
          </More>
          <More
            title="Close games, medians, and schedules"
            note="Records against each week’s median and in close games. Schedule so far: the share of the league that opponents outscored; 50% is average. Schedule to come: the opponents’ average rating."
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
    <details className="border-hairline border-t pt-2">
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
