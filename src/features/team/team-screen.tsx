/** A team's page around its screen. */
import { type ComponentType, useEffect } from 'react'
import { navigate } from '../../stores/location.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { DeviceNote } from '../device/DeviceNote.tsx'
import { SnapshotNote } from '../league/SnapshotNote.tsx'
import { asScreen } from '../screen/as-screen.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { prefetchWeek } from './prefetch-week.ts'
import type { LeagueAnswer } from './season-weeks.ts'
import { TeamHeader, TeamStandings, TeamTabs, teamSubject } from './TeamHeader.tsx'
import { InvalidId, TeamFailure, TeamLoading } from './TeamMessages.tsx'
import { readId, readSeason, readWeek, type TeamPlace, teamAddress, withSeason } from './team-address.ts'
import { useTeamPage } from './use-team-page.ts'

/** What a screen of a team receives once the team is there. */
export interface TeamViewProps {
  place: TeamPlace
  /** The address's week; null where it names none. */
  week: number | null
  league: LeagueAnswer
}

interface TeamScreen {
  View: ComponentType<TeamViewProps>
  isPerformance?: boolean
}

/** One of a team's screens as an island: `View` within the team's page. */
export function teamScreen({ View, isPerformance = false }: TeamScreen) {
  return asScreen(
    (props) => <TeamShell {...props} View={View} isPerformance={isPerformance} />,
    () => <TeamLoading progress={null} tabs={<TeamTabs isPerformance={isPerformance} />} />,
  )
}

type ShellProps = ScreenProps & Required<TeamScreen>

function TeamShell(props: ShellProps) {
  const espnLeagueId = readId(props.parameters.espnLeagueId)
  const teamId = readId(props.parameters.teamId)
  if (espnLeagueId === null) return <InvalidId of="league" />
  if (teamId === null) return <InvalidId of="team" />
  return <Team {...props} place={{ espnLeagueId, teamId, query: props.query }} />
}

function Team({ name, parameters, place, query, View, isPerformance }: ShellProps & { place: TeamPlace }) {
  const page = useTeamPage({ ...place, season: readSeason(query) })
  const week = name === 'rosterWeek' ? readWeek(parameters.weekNum) : null
  const isLost = name === 'team' || name === 'roster' || (name === 'rosterWeek' && week === null)
  const redirect = isLost ? teamAddress('rosterWeek', place, { keep: ['player'] }) : null
  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true })
  }, [redirect])
  // The week's data is asked for along with the team and not after it.
  useEffect(() => {
    if (week !== null) prefetchWeek(place.teamId, week)
  }, [place.teamId, week])
  useDocumentTitle(page.status === 'ready' ? page.team.name : undefined)

  if (page.status === 'failed') return <TeamFailure level={1} detail={page.detail} onRetry={page.retry} />
  if (page.status === 'loading') {
    return <TeamLoading progress={page.progress} tabs={<TeamTabs isPerformance={isPerformance} place={place} />} />
  }
  const subject = teamSubject(page)
  const linked = withSeason(place, page.unnamedSeason)
  return (
    <SubjectContext value={subject}>
      <div className="flex flex-col gap-6">
        <TeamHeader
          team={page.team}
          league={page.league}
          place={linked}
          // A week has a button of its own.
          address={week === null ? undefined : teamAddress('team', withSeason(place, subject.season))}
        />
        <SnapshotNote frozen={page.frozen} />
        <DeviceNote espnLeagueId={place.espnLeagueId} isPartial={page.league.is_partial} origin={page.origin} />
        <TeamStandings standings={page.standings} teamId={place.teamId} />
        <TeamTabs isPerformance={isPerformance} place={linked} />
        {!isLost && <View place={linked} week={week} league={page.league} />}
      </div>
    </SubjectContext>
  )
}
