import { openMatchup } from '../../parts/matchup/open-matchup.ts'
import { readWeek, teamAddress } from '../../parts/team/team-address.ts'
import { type TeamViewProps, teamScreen } from '../../parts/team/team-screen.tsx'
import { performanceCalls } from './calls.ts'
import { PerformanceTab } from './PerformanceTab.tsx'

export const PerformanceScreen = teamScreen({ View: TeamPerformance, screen: 'performance', calls: performanceCalls })

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
