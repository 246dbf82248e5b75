import { openPlayer } from '../player/open-player.ts'
import { RosterToggle } from './RosterToggle.tsx'
import { SeasonOverviewView } from './SeasonOverviewView.tsx'
import { type TeamViewProps, teamScreen } from './team-screen.tsx'

export const SeasonOverviewScreen = teamScreen({ View: TeamSeason })

function TeamSeason({ place }: TeamViewProps) {
  return (
    <div className="flex flex-col items-stretch gap-5">
      <div>
        <RosterToggle current="season" place={place} />
      </div>
      <SeasonOverviewView teamId={place.teamId} onPlayer={openPlayer} />
    </div>
  )
}
