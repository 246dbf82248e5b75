import { firstWeekOf } from '../../parts/league/default-week.ts'
import { openPlayer } from '../../parts/navigation/open-panel.ts'
import { RosterToggle } from '../../parts/team/RosterToggle.tsx'
import { SeasonOverviewLoading } from '../../parts/team/TeamMessages.tsx'
import { teamAddress } from '../../parts/team/team-address.ts'
import type { TeamCalls } from '../../parts/team/team-calls.ts'
import { type TeamViewProps, teamScreen } from '../../parts/team/team-screen.tsx'
import { navigate } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Later } from '../../ui/Later.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { DraftSummarySection } from './DraftSummarySection.tsx'
import { positionProduction } from './position-production-series.ts'
import { TeamStory } from './TeamStory.tsx'

const seasonOverviewCall = (id: number) => ['seasonOverview', { id }] as const

const seasonOverviewCalls: TeamCalls = (call, { teamId }) => call(...seasonOverviewCall(teamId))

const PositionProductionSection = laterPart(async () => ({
  default: (await import('./PositionProductionSection.tsx')).PositionProductionSection,
}))

export const SeasonOverviewScreen = teamScreen({
  View: TeamSeason,
  screen: 'seasonOverview',
  calls: seasonOverviewCalls,
})

function TeamSeason({ place, week, league }: TeamViewProps) {
  return (
    <div className="flex flex-col items-stretch gap-5">
      <div>
        <RosterToggle current="season" place={place} week={{ chosen: week, first: firstWeekOf(league) }} />
      </div>
      <TeamStory place={place} league={league} />
      <SeasonOverviewView
        teamId={place.teamId}
        onPlayer={openPlayer}
        onWeek={(opened) => navigate(teamAddress('rosterWeek', place, { week: opened }))}
      />
    </div>
  )
}

/** A team's whole season: its draft and the production of each position. */
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
  const { draftSummary } = overview.data
  const production = positionProduction(overview.data)
  if (draftSummary.length === 0 && production.finding === null) {
    return <Message icon="chart" text="No season overview data available for this team." />
  }
  return (
    <div className="flex flex-col gap-10">
      <DraftSummarySection picks={draftSummary} onPlayer={onPlayer} />
      <Later>
        <PositionProductionSection production={production} onWeek={onWeek} />
      </Later>
    </div>
  )
}

interface SeasonOverviewProps {
  teamId: number
  onPlayer: (playerId: number) => void
  /** Opens a week of the team. */
  onWeek?: (week: number) => void
}
