/** What the team's draft, moves, lineups, and luck added to half of its games. */
import { seasonOf } from '../../parts/league/league-calls.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { describeManager, reportedParts } from '../../parts/managers/manager-view.ts'
import { WaterfallChart } from '../../parts/managers/WaterfallChart.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { PartLoading, type TeamPartProps } from './team-part.tsx'

export function RecordPart({ place: { leagueRef, teamId }, league }: TeamPartProps) {
  const state = useResource('managers', seasonOf({ leagueRef, league }))
  if (state.status === 'failed')
    return <SectionFailed what="manager reports" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <PartLoading />
  const { teams, unavailable } = state.data
  const report = teams.find(({ team }) => team.id === teamId)
  if (!report) return <p className="text-muted">{unavailable ?? 'There is no report on this team.'}</p>
  const parts = reportedParts(teams)
  return (
    <>
      <p className="mb-3 font-semibold">{describeManager(report, parts)}</p>
      <WaterfallChart league={league} report={report} reports={teams} parts={parts} />
    </>
  )
}
