import type { ReactNode } from 'react'
import { firstWeekOf } from '../../parts/league/default-week.ts'
import { openPlayer } from '../../parts/player/player-modal.tsx'
import type { SeasonOverviewResponse } from '../../parts/team/draft-summary.ts'
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
import { AwardsAndMoves, RecordSection } from './SeasonParts.tsx'

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
      <SeasonOverviewView
        teamId={place.teamId}
        onPlayer={openPlayer}
        onWeek={(opened) => navigate(teamAddress('rosterWeek', place, { week: opened }))}
        before={<RecordSection place={place} league={league} />}
      >
        <AwardsAndMoves place={place} league={league} />
      </SeasonOverviewView>
    </div>
  )
}

/** A team's whole season: its draft, the production of each position, and the sections around them. */
export function SeasonOverviewView({ teamId, onPlayer, onWeek, before, children }: SeasonOverviewProps) {
  const overview = useResource(...seasonOverviewCall(teamId))
  const season = overview.status === 'ready' ? summarize(overview.data) : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {before}
      {overview.status === 'failed' ? (
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
      ) : season === null ? (
        <SeasonOverviewLoading />
      ) : season.isEmpty ? (
        <Message icon="chart" text="No season overview data available for this team." />
      ) : (
        <DraftSummarySection picks={season.picks} onPlayer={onPlayer} />
      )}
      {children}
      {season && !season.isEmpty && (
        <div className="lg:col-span-2">
          <Later>
            <PositionProductionSection production={season.production} onWeek={onWeek} />
          </Later>
        </div>
      )}
    </div>
  )
}

function summarize(overview: SeasonOverviewResponse) {
  const production = positionProduction(overview)
  const picks = overview.draftSummary
  return { picks, production, isEmpty: picks.length === 0 && production.finding === null }
}

interface SeasonOverviewProps {
  teamId: number
  onPlayer: (playerId: number) => void
  /** Opens a week of the team. */
  onWeek?: (week: number) => void
  /** Before the draft. */
  before?: ReactNode
  /** Between the draft and the positions. */
  children?: ReactNode
}
