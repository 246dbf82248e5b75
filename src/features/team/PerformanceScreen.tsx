import { openMatchup } from '../matchup/open-matchup.ts'
import { PerformanceTab } from './PerformanceTab.tsx'
import { readWeek } from './team-address.ts'
import { type TeamViewProps, teamScreen } from './team-screen.tsx'

export const PerformanceScreen = teamScreen({ View: TeamPerformance, screen: 'performance' })

function TeamPerformance({ place: { teamId, query } }: TeamViewProps) {
  return <PerformanceTab teamId={teamId} matchup={readWeek(query.get('matchup'))} onMatchup={openMatchup} />
}
