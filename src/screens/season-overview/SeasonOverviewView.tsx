import { draftSummary } from '../../parts/team/draft-summary.ts'
import { SeasonOverviewLoading } from '../../parts/team/TeamMessages.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { seasonOverviewCall } from './calls.ts'
import { DraftSummarySection } from './DraftSummarySection.tsx'
import { PositionProductionSection } from './PositionProductionSection.tsx'
import { positionProduction } from './position-production-series.ts'

/** A team's whole season: what it drafted and what each position brought in. */
export function SeasonOverviewView({ teamId, onPlayer, onWeek }: SeasonOverviewProps) {
  const overview = useResource(...seasonOverviewCall(teamId))
  if (overview.status === 'failed') {
    return (
      <Message
        tone="error"
        title="Error Loading Season Overview"
        text="Failed to load season overview data. Please try again."
        detail={overview.failure.detail}
      >
        <Button variant="primary" onClick={overview.reload}>
          Retry
        </Button>
      </Message>
    )
  }
  if (overview.status === 'loading') {
    return <SeasonOverviewLoading />
  }
  const summary = draftSummary(overview.data)
  const production = positionProduction(overview.data)
  if (summary.picks.length === 0 && production.finding === null) {
    return <Message icon="chart" text="No season overview data available for this team." />
  }
  return (
    <div className="flex flex-col gap-10">
      <DraftSummarySection summary={summary} onPlayer={onPlayer} />
      <PositionProductionSection production={production} onWeek={onWeek} />
    </div>
  )
}

interface SeasonOverviewProps {
  teamId: number
  onPlayer: (playerId: number) => void
  /** Opens a week of the team. */
  onWeek?: (week: number) => void
}
