import { navigate } from '../../stores/location.ts'
import { openPlayer } from '../player/open-player.ts'
import { firstWeekOf } from './first-week.ts'
import { RosterToggle } from './RosterToggle.tsx'
import { SeasonOverviewView } from './SeasonOverviewView.tsx'
import { teamAddress } from './team-address.ts'
import { type TeamViewProps, teamScreen } from './team-screen.tsx'

export const SeasonOverviewScreen = teamScreen({ View: TeamSeason, screen: 'seasonOverview' })

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
