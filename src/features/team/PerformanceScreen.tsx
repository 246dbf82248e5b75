import { openMatchup } from '../matchup/open-matchup.ts'
import { PerformanceTab } from './PerformanceTab.tsx'
import { readWeek, teamAddress } from './team-address.ts'
import { type TeamViewProps, teamScreen } from './team-screen.tsx'

export const PerformanceScreen = teamScreen({ View: TeamPerformance, screen: 'performance' })

function TeamPerformance({ place }: TeamViewProps) {
  return (
    <PerformanceTab
      teamId={place.teamId}
      matchup={readWeek(place.query.get('matchup'))}
      onMatchup={openMatchup}
      teamHref={(teamId, week) => teamAddress('rosterWeek', { ...place, teamId }, { week })}
    />
  )
}
