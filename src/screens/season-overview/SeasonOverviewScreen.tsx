import { openPlayer } from '../../parts/player/open-player.ts'
import { firstWeekOf } from '../../parts/team/first-week.ts'
import { RosterToggle } from '../../parts/team/RosterToggle.tsx'
import { teamAddress } from '../../parts/team/team-address.ts'
import { type TeamViewProps, teamScreen } from '../../parts/team/team-screen.tsx'
import { navigate } from '../../stores/location.ts'
import { seasonOverviewCalls } from './calls.ts'
import { SeasonOverviewView } from './SeasonOverviewView.tsx'

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
      />
    </div>
  )
}
