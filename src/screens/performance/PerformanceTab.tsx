import { lazy, Suspense } from 'react'
import { type PerformanceSummary, performanceRows, performanceSummary } from '../../parts/team/performance-rows.ts'
import { PerformanceLoading } from '../../parts/team/TeamMessages.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { performanceCall } from './calls.ts'
import { PerformanceTable } from './PerformanceTable.tsx'
import { ScoresByWeek } from './ScoresByWeek.tsx'

const MatchupPanel = lazy(() => import('../../parts/matchup/MatchupPanel.tsx'))

export interface PerformanceTabProps {
  teamId: number
  /** Week whose matchup is open beside the page. */
  matchup: number | null
  onMatchup: (week: number | null) => void
  /** Address of a team's week. */
  teamHref?: (teamId: number, week: number) => string
}

/** A team's weeks: averages, the course of the season, and a table whose rows open the matchup. */
export function PerformanceTab({ teamId, matchup, onMatchup, teamHref }: PerformanceTabProps) {
  const weeks = useResource(...performanceCall(teamId))
  if (weeks.status === 'loading') {
    return <PerformanceLoading />
  }
  if (weeks.status === 'failed') {
    return (
      <Message
        tone="error"
        title="Failed to load performance data"
        text={weeks.failure.detail || 'The server did not answer as expected.'}
      >
        <Button variant="primary" onClick={weeks.reload}>
          Retry
        </Button>
      </Message>
    )
  }
  const rows = performanceRows(weeks.data)
  if (rows.length === 0) {
    return <Message icon="chart" title="No performance data" text="Weeks are listed here once they are played." />
  }
  return (
    <div className="flex flex-col gap-10 pt-2">
      <Summary summary={performanceSummary(weeks.data, rows)} onMatchup={onMatchup} />
      <ScoresByWeek rows={rows} onMatchup={onMatchup} />
      <PerformanceTable rows={rows} onMatchup={onMatchup} />
      {matchup !== null && (
        <Suspense fallback={null}>
          <MatchupPanel
            teamId={teamId}
            week={matchup}
            weeks={rows.map(({ week }) => week)}
            onWeek={onMatchup}
            onClose={() => onMatchup(null)}
            teamHref={teamHref}
          />
        </Suspense>
      )}
    </div>
  )
}

interface SummaryProps {
  summary: PerformanceSummary
  onMatchup: (week: number) => void
}

function Summary({ summary: { averageStarterPoints, best, worst }, onMatchup }: SummaryProps) {
  const opened = (at: { week: number } | null) =>
    at && (
      <button type="button" onClick={() => onMatchup(at.week)} className="thumb underline-offset-4 hover:underline">
        Week {at.week}
      </button>
    )
  return (
    <section aria-label="Summary" className="border-ink border-t-2 pt-3">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3">
        <Stat
          label="Average Starter Points"
          value={formatPoints(averageStarterPoints)}
          note="a week"
          isLarge
          className="max-sm:col-span-2"
        />
        <Stat label="Best Week" value={formatPoints(best?.points)} note={opened(best)} isLarge />
        <Stat label="Worst Week" value={formatPoints(worst?.points)} note={opened(worst)} isLarge />
      </dl>
    </section>
  )
}
