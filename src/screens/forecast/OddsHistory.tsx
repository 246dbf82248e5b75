/** The odds week by week as a chart, and the weeks that moved them most. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { findOddsHighlights, type HistoryWeeks, type OddsKind, oddsSeries } from '../../parts/odds/odds-history.ts'
import { navigateQuery } from '../../stores/location.ts'
import { numberColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { describeHistoryFinding, describeLost } from './forecast-finding.ts'
import { OddsChart } from './OddsChart.tsx'
import { findSurprisingWeeks, type SurprisingWeek, type Swing } from './surprising-weeks.ts'

export function OddsHistory({ weeks, forecast, leagueRef, query, teamHref }: OddsHistoryProps) {
  const { isOver } = forecast
  const mine = useMyTeamId()
  // During the playoffs only the title is undecided.
  const first: OddsKind = !isOver && weeks.at(-1)?.isPlayoff ? 'title' : 'playoffs'
  const kind = kinds.find((one) => one === query.get('odds')) ?? first
  const series = oddsSeries(weeks, kind, forecast)
  if (series.weeks.length < 2 || series.teams.length < 2) return null
  const surprises = findSurprisingWeeks(series)
  const story = isOver ? findOddsHighlights(series) : null
  const latest = surprises.find(({ week }) => week === series.weeks.at(-1))
  const name = `${kind === 'title' ? 'title' : 'playoff'} odds`
  return (
    <>
      <Section
        title={describeHistoryFinding(series, story, latest ?? null, mine)}
        note={
          <>
            {story?.beaten && story.lost && `${describeLost(series, story.lost, mine)}. `}
            {capitalize(name)} after each week, using only what was known at the time
            {series.hasNow && '; dotted: now'}.
          </>
        }
        action={<MeasureLink measure="Odds of weeks past" />}
      >
        <SegmentedToggle
          label="Odds"
          value={kind}
          options={[
            { value: 'playoffs', label: 'Playoffs' },
            { value: 'title', label: 'Title' },
          ]}
          onChange={(value) => navigateQuery({ odds: value === first ? null : value }, { replace: true })}
          className="mb-3"
        />
        <ChartFrame
          title={kind === 'title' ? 'Title odds by week' : 'Playoff odds by week'}
          unit="percent, by week"
          name={name}
          isFluid
          table={{
            headers: ['Team', ...series.weeks.map((week) => `Week ${week}`), ...(series.hasNow ? ['Now'] : [])],
            rows: series.teams.map(({ teamName, odds, now }) => [
              teamName,
              ...odds.map((one) => one?.text),
              ...(series.hasNow ? [now?.text] : []),
            ]),
          }}
        >
          {() => (
            <OddsChart
              series={series}
              risen={(isOver ? story?.beaten : latest?.rise)?.teamId ?? null}
              fallen={(isOver ? story?.lost : latest?.fall)?.teamId ?? null}
              teamHref={teamHref}
            />
          )}
        </ChartFrame>
      </Section>
      <Section
        title={isOver ? 'The most surprising weeks' : 'What moved the odds so far'}
        note={`Odds that went from some teams to others each week; 100 points are one ${kind === 'title' ? 'title' : 'playoff spot'}`}
        inside="Biggest weeks and movers"
      >
        <DataTable
          label="Weeks that moved the odds"
          csvName={`surprising weeks, ${kind}`}
          columns={surpriseColumns}
          rows={surprises.slice(0, mostWeeks)}
          rowKey={({ week }) => week}
          rowHref={({ week }) => leagueAddress('matchupsWeek', { leagueRef, query, week })}
        />
      </Section>
    </>
  )
}

const kinds: readonly OddsKind[] = ['playoffs', 'title']

const mostWeeks = 5

const surpriseColumns: Column<SurprisingWeek>[] = [
  textColumn('week', 'Week', ({ week }) => week, {
    isRowHeader: true,
    render: ({ week }) => `Week ${week}`,
    className: 'whitespace-nowrap',
  }),
  numberColumn('moved', 'Odds that moved', ({ moved }) => 100 * moved, {
    headerNote: 'points',
    bar: ({ moved }) => moved,
  }),
  swingColumn('rise', 'Rose'),
  swingColumn('fall', 'Fell'),
]

function swingColumn(key: 'rise' | 'fall', verb: string): Column<SurprisingWeek> {
  return {
    key,
    header: `${verb} most`,
    render: (week) => <SwingLabel swing={week[key]} />,
    csv: { [`${verb} most`]: (week) => week[key]?.teamName, [`${verb} by`]: (week) => week[key]?.by },
    className: 'w-2/5 max-w-0',
  }
}

function SwingLabel({ swing }: { swing: Swing | null }) {
  if (!swing) return 'No one'
  return (
    <span className="block min-w-0">
      <bdi className="block max-sm:line-clamp-2 sm:truncate" title={swing.teamName}>
        {swing.teamName}
      </bdi>
      <span className={`whitespace-nowrap text-sm ${swing.by > 0 ? 'text-better' : 'text-worse'}`}>
        <span aria-hidden="true">{swing.by > 0 ? '▲' : '▼'}</span> {swing.from} to {swing.to}
      </span>
    </span>
  )
}

interface OddsHistoryProps extends LeagueTabProps {
  weeks: HistoryWeeks
  forecast: ForecastResponse
}
