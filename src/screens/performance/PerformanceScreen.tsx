import { memo, Suspense, useMemo } from 'react'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { MatchupPanel, nameInAddress, useOpenPanel } from '../../parts/matchup/matchup-panel.tsx'
import {
  hasAnyOpponent,
  type PerformanceRow,
  performanceFinding,
  performanceRows,
  scoreDuels,
  type TeamWeeksResponse,
} from '../../parts/team/performance-rows.ts'
import { PerformanceLoading } from '../../parts/team/TeamMessages.tsx'
import { readWeek, teamAddress } from '../../parts/team/team-address.ts'
import type { TeamCalls } from '../../parts/team/team-calls.ts'
import { type TeamViewProps, teamScreen } from '../../parts/team/team-screen.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { LargeStat } from '../../ui/Stat.tsx'
import { PerformanceTable } from './PerformanceTable.tsx'
import { ScoreDuels } from './ScoreDuels.tsx'

const performanceCall = (id: number) => ['teamWeeklyPerformance', { id }] as const

const performanceCalls: TeamCalls = (call, { teamId }) => call(...performanceCall(teamId))

/** They do not render again when the panel opens. */
const Chart = memo(ScoresByWeek)
const Table = memo(PerformanceTable)

export const PerformanceScreen = teamScreen({ View: TeamPerformance, screen: 'performance', calls: performanceCalls })

export function TeamPerformance({ place, league }: TeamViewProps) {
  const [matchup, onMatchup] = useOpenPanel(readWeek(place.query.get('matchup')))
  return (
    <PerformanceTab
      teamId={place.teamId}
      matchup={matchup}
      onMatchup={onMatchup}
      teamHref={(teamId, week) => teamAddress('rosterWeek', { ...place, teamId }, { week })}
      place={{ ...place, league }}
    />
  )
}

interface PerformanceTabProps {
  teamId: number
  /** Week whose matchup panel is open. */
  matchup: number | null
  onMatchup: (week: number | null) => void
  /** URL of a team's week. */
  teamHref?: (teamId: number, week: number) => string
  place?: HistoryPlace
}

/** A team's weeks: averages, a chart of scores, and a table whose rows open the matchup. */
function PerformanceTab({ teamId, matchup, onMatchup, teamHref, place }: PerformanceTabProps) {
  const weeks = useResource(...performanceCall(teamId))
  const response = weeks.status === 'ready' ? weeks.data : null
  const rows = useMemo(() => (response ? performanceRows(response) : []), [response])
  if (weeks.status === 'loading') {
    return <PerformanceLoading />
  }
  if (weeks.status === 'failed') {
    return (
      <Message
        tone="error"
        title="Failed to load performance data"
        text={weeks.failure.detail || 'The server sent an unexpected response.'}
      >
        <Button variant="primary" onClick={weeks.reload}>
          Retry
        </Button>
      </Message>
    )
  }
  if (rows.length === 0) {
    return <Message icon="chart" title="No performance data" text="Weeks appear here after they’re played." />
  }
  return (
    <div className="flex flex-col gap-10 pt-2">
      <Summary summary={weeks.data.summary} onMatchup={onMatchup} />
      <Chart rows={rows} onMatchup={onMatchup} />
      <Table rows={rows} onMatchup={onMatchup} />
      {matchup !== null && (
        <Suspense fallback={null}>
          <MatchupPanel
            teamId={teamId}
            week={matchup}
            weeks={rows.map(({ week }) => week)}
            onWeek={nameInAddress}
            onClose={() => onMatchup(null)}
            teamHref={teamHref}
            place={place}
          />
        </Suspense>
      )}
    </div>
  )
}

interface SummaryProps {
  summary: TeamWeeksResponse['summary']
  onMatchup: (week: number) => void
}

function Summary({ summary: { avgStarterPoints, bestWeek, worstWeek }, onMatchup }: SummaryProps) {
  const opened = (at: { week: number } | null) =>
    at && (
      <button type="button" onClick={() => onMatchup(at.week)} className="thumb underline-offset-4 hover:underline">
        Week {at.week}
      </button>
    )
  return (
    <section aria-label="Summary" className="border-ink border-t-2 pt-3">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3">
        <LargeStat
          label="Average Starter Points"
          value={formatPoints(avgStarterPoints)}
          note="a week"
          className="max-sm:col-span-2"
        />
        <LargeStat label="Best Week" value={formatPoints(bestWeek?.points)} note={opened(bestWeek)} />
        <LargeStat label="Worst Week" value={formatPoints(worstWeek?.points)} note={opened(worstWeek)} />
      </dl>
    </section>
  )
}

/** The team's score in each week against its opponent's; a bar opens its week. */
function ScoresByWeek({ rows, onMatchup }: { rows: PerformanceRow[]; onMatchup: (week: number) => void }) {
  return (
    <div className="border-ink border-t-2 pt-2">
      <ChartFrame
        level={2}
        title={performanceFinding(rows) ?? 'Score by week'}
        unit={hasAnyOpponent(rows) ? "points; the line is the opponent's score" : 'points'}
        name="score by week"
        table={{
          headers: ['Week', 'Score', 'Opponent', 'Projected', 'Result'],
          rows: rows.map(({ week, projectedPoints, result: { own, opponent, word } }) => [
            week,
            own,
            opponent,
            projectedPoints,
            word,
          ]),
        }}
      >
        {(width) => <ScoreDuels duels={scoreDuels(rows)} width={width} onWeek={onMatchup} />}
      </ChartFrame>
    </div>
  )
}
