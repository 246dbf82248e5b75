/** The frame of a team's screens. */
import { type ComponentType, useEffect, useMemo } from 'react'
import { defaultWeek } from '../../domain/constants.ts'
import { navigate } from '../../stores/location.ts'
import { idlePart, orNothing } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { DeviceNote } from '../device/DeviceNote.tsx'
import { AgeNote } from '../league/AgeNote.tsx'
import { firstWeekOf } from '../league/default-week.ts'
import { LeagueImporting } from '../league/LeagueStates.tsx'
import { readSeason } from '../league/league-address.ts'
import { readLeagueRef } from '../league/league-ref.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { SavedFileNote } from '../league/SavedFileNote.tsx'
import { SnapshotNote } from '../league/SnapshotNote.tsx'
import { MyTeamProvider } from '../my-team/MyTeamProvider.tsx'
import { useShownLeague } from '../navigation/use-shown-league.ts'
import { ShownPlayer } from '../player/ShownPlayer.tsx'
import { asScreen, type ScreenProps } from '../screen/as-screen.tsx'
import { TeamHeader, teamSubject } from './TeamHeader.tsx'
import { InvalidId, TeamFailure, TeamLoading } from './TeamMessages.tsx'
import { TeamTabs } from './TeamTabs.tsx'
import {
  overviewAddress,
  readId,
  readWeek,
  type TeamPlace,
  type TeamScreenName,
  teamAddress,
  withSeason,
} from './team-address.ts'

import { type TeamCalls, teamPageCalls } from './team-calls.ts'
import { teamCards } from './team-cards.ts'
import { teamTitleParts } from './team-title.ts'
import { usePrefetchWeek } from './use-prefetch-week.ts'
import { useTeamPage } from './use-team-page.ts'

/** The props of a team's screen, once the team is loaded. */
export interface TeamViewProps {
  place: TeamPlace
  /** The week in the URL, or null. */
  week: number | null
  league: LeagueResponse
  /** In elimination leagues, the week that eliminated the team. */
  eliminatedInWeek?: number
}

interface TeamScreen {
  View: ComponentType<TeamViewProps>
  screen: TeamScreenName
}

export interface TeamShellProps extends ScreenProps {
  View: ComponentType<TeamViewProps>
  /** Null: an older page with its own tabs. */
  screen: TeamScreenName | null
}

const TellMe = idlePart(orNothing(() => import('../device/TellMe.tsx')))

/** On the page of the reader's own team, while its season has weeks to come. */
function TellOwnTeam({ place: { leagueRef, teamId }, league }: { place: TeamPlace; league: LeagueResponse }) {
  const isMine = useMyTeamId() === teamId
  if (!isMine || league.phase === 'complete') return null
  return (
    <div className="mt-6 empty:hidden">
      <TellMe teams={[{ leagueRef, teamId }]} />
    </div>
  )
}

/** One of a team's screens as an island: `View` within the team's page. */
export function teamScreen({ View, screen, calls }: TeamScreen & { calls: TeamCalls }) {
  return asScreen(
    (props) => (
      <>
        <TeamShell {...props} View={View} screen={screen} />
        <ShownPlayer query={props.query} />
      </>
    ),
    () => <TeamLoading tabs={<TeamTabs current={screen} />} />,
    ({ parameters, query }) => {
      const leagueRef = readLeagueRef(parameters)
      const teamId = readId(parameters.teamId)
      const place = leagueRef && teamId && { leagueRef, teamId, season: readSeason(query) }
      return place ? teamPageCalls(calls, place, readWeek(parameters.weekNum)) : null
    },
  )
}

/** The page of the team in the URL, with its league. */
export function TeamShell(props: TeamShellProps) {
  const { host, leagueId } = props.parameters
  const leagueRef = useMemo(() => readLeagueRef({ host, leagueId }), [host, leagueId])
  const teamId = readId(props.parameters.teamId)
  if (leagueRef === null) return <InvalidId of="league" />
  if (teamId === null) return <InvalidId of="team" />
  return <TeamPage {...props} place={{ leagueRef, teamId, query: props.query }} />
}

/** The page of a team; `place` has its season and week. */
export function TeamPage({ name, parameters, place, View, screen }: TeamShellProps & { place: TeamPlace }) {
  const { query } = place
  const page = useTeamPage({ ...place, season: readSeason(query) })
  const week = readWeek(name === 'rosterWeek' ? parameters.weekNum : query.get('week'))
  const isLost = name === 'team' || name === 'roster' || (name === 'rosterWeek' && week === null)
  // During the season the team's URL redirects to the current week, which the league's response has.
  const first = page.status === 'ready' ? firstWeekOf(page.league) : null
  const redirect =
    isLost && first !== null ? teamAddress('rosterWeek', place, { week: first, keep: [...query.keys()] }) : null
  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true })
  }, [redirect])
  const prefetchWeek = usePrefetchWeek()
  // Requests the week in parallel with the team.
  useEffect(() => {
    if (name === 'rosterWeek' && week !== null) prefetchWeek(place.teamId, week)
  }, [name, place.teamId, week, prefetchWeek])
  const isReady = page.status === 'ready'
  useDocumentTitle(...(isReady ? teamTitleParts(screen, week, page) : []))
  useShownLeague(isReady ? { leagueRef: place.leagueRef, league: page.league, teamName: page.team.name } : null)

  if (page.status === 'failed') {
    return (
      <TeamFailure
        level={1}
        detail={page.detail}
        onRetry={page.retry}
        leagueHref={page.retry ? undefined : overviewAddress(place)}
      />
    )
  }
  if (page.status === 'loading' && page.progress)
    return <LeagueImporting progress={page.progress} leagueRef={place.leagueRef} />
  if (page.status === 'loading') {
    const tabs = screen && <TeamTabs current={screen} place={place} week={{ chosen: week, first: defaultWeek }} />
    return <TeamLoading tabs={tabs} />
  }
  const subject = teamSubject(page)
  const { standings } = page
  const eliminatedInWeek =
    standings.status === 'ready' ? (teamCards(standings.data, place.teamId)?.eliminatedInWeek ?? undefined) : undefined
  const linked = withSeason(place, page.unnamedSeason)
  return (
    <SubjectContext value={subject}>
      <TeamLogosProvider league={page.league}>
        <MyTeamProvider
          leagueRef={place.leagueRef}
          league={page.league}
          standings={standings.status === 'ready' ? standings.data : null}
        >
          <div className="flex flex-col gap-2">
            <TeamHeader
              {...page}
              place={linked}
              screen={screen ?? undefined}
              week={{ chosen: week, first: firstWeekOf(page.league) }}
            />
            {page.age.origin !== 'engine' && <SnapshotNote snapshot={page.snapshot} asOf={page.league.asOf} />}
            {page.age.origin === 'server' && (
              <AgeNote leagueRef={place.leagueRef} league={page.league} age={page.age} />
            )}
            <SavedFileNote leagueRef={place.leagueRef} league={page.league} age={page.age} />
            <DeviceNote leagueRef={place.leagueRef} season={page.league.season} league={page.league} age={page.age} />
            {!isLost && <View place={linked} week={week} league={page.league} eliminatedInWeek={eliminatedInWeek} />}
            <TellOwnTeam place={place} league={page.league} />
          </div>
        </MyTeamProvider>
      </TeamLogosProvider>
    </SubjectContext>
  )
}
