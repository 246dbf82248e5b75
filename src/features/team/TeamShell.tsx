/** A team's page: who it is, where it stands, and its tabs. */
import { Suspense, useEffect } from 'react'
import { visit, visitQuery } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { type Subject, SubjectContext } from '../../ui/subject.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import type { ScreenProps } from '../app/screen-props.ts'
import { SnapshotNote } from '../league/SnapshotNote.tsx'
import { readRosterSort } from './group-roster.ts'
import { prefetchWeek } from './prefetch-week.ts'
import { type LeagueAnswer, seasonWeeks } from './season-weeks.ts'
import { TeamCardGrid } from './TeamCardGrid.tsx'
import {
  CardsLoading,
  InvalidId,
  PerformanceLoading,
  SeasonOverviewLoading,
  TeamFailure,
  TeamLoading,
  WeekLoading,
} from './TeamMessages.tsx'
import {
  overviewAddress,
  readId,
  readSeason,
  readWeek,
  type TeamPlace,
  teamAddress,
  withSeason,
} from './team-address.ts'
import { teamCards } from './team-cards.ts'
import { type TeamAnswer, type TeamPage, useTeamPage } from './use-team-page.ts'

const PerformanceTab = lazyComponent('features/team/PerformanceTab.tsx', () => import('./PerformanceTab.tsx'))
const SeasonOverviewView = lazyComponent(
  'features/team/SeasonOverviewView.tsx',
  () => import('./SeasonOverviewView.tsx'),
)
const WeekView = lazyComponent('features/team/WeekView.tsx', () => import('./WeekView.tsx'))

export function TeamShell(props: ScreenProps) {
  const espnLeagueId = readId(props.parameters.espnLeagueId)
  const teamId = readId(props.parameters.teamId)
  if (espnLeagueId === null) return <InvalidId of="league" />
  if (teamId === null) return <InvalidId of="team" />
  return <ValidTeam {...props} place={{ espnLeagueId, teamId, query: props.query }} />
}

interface TeamProps extends ScreenProps {
  place: TeamPlace
}

function ValidTeam(props: TeamProps) {
  const { name, parameters, place, query } = props
  const page = useTeamPage({ ...place, season: readSeason(query) })
  const week = name === 'rosterWeek' ? readWeek(parameters.weekNum) : null
  const isLost = name === 'team' || name === 'roster' || (name === 'rosterWeek' && week === null)
  const redirect = isLost ? teamAddress('rosterWeek', place, { keep: ['player'] }) : null
  useEffect(() => {
    if (redirect) visit(redirect, { replace: true })
  }, [redirect])
  useEarlyTab(name, place.teamId, week)
  useDocumentTitle(page.status === 'ready' ? page.team.name : undefined)

  if (page.status === 'failed') return <TeamFailure level={1} detail={page.detail} onRetry={page.retry} />
  if (page.status === 'loading') return <TeamLoading progress={page.progress} />
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
        <TeamStandings standings={page.standings} teamId={place.teamId} />
        <TeamTabs name={name} place={linked} />
        {name === 'performance' ? (
          <Suspense fallback={<PerformanceLoading />}>
            <PerformanceTab teamId={place.teamId} matchup={readWeek(query.get('matchup'))} onMatchup={openMatchup} />
          </Suspense>
        ) : (
          <Roster {...props} place={linked} week={week} league={page.league} />
        )}
      </div>
    </SubjectContext>
  )
}

/** Whose figures the page shows. */
export function teamSubject({ team, league }: { team: TeamAnswer; league: LeagueAnswer }): Subject {
  return { name: team.name, season: league.season ?? team.league?.season }
}

/** The tab's script, and the week's data, are asked for along with the team and not after it. */
function useEarlyTab(name: ScreenProps['name'], teamId: number, week: number | null) {
  useEffect(() => {
    const Tab = name === 'performance' ? PerformanceTab : name === 'seasonOverview' ? SeasonOverviewView : WeekView
    // Drawing the tab asks again, and says what is wrong.
    Tab.load().catch(() => {})
    if (week !== null) prefetchWeek(teamId, week)
  }, [name, teamId, week])
}

function openMatchup(week: number | null) {
  visitQuery({ matchup: week === null ? null : String(week) })
}

function openPlayer(playerId: number) {
  visitQuery({ player: String(playerId) })
}

interface TeamHeaderProps {
  team: TeamAnswer
  league: LeagueAnswer
  place: TeamPlace
  /** What sharing shares; the page's own address where it is absent. */
  address?: string
}

export function TeamHeader({ team, league, place, address }: TeamHeaderProps) {
  const owners = (team.owner_names ?? []).filter((owner) => owner.trim() !== '')
  const season = league.season ?? team.league?.season
  return (
    <header className="flex flex-col items-start gap-4">
      <div className="flex w-full items-center justify-between">
        <Button variant="ghost" icon="arrow-left" href={overviewAddress(place)} className="-ml-4">
          Back to League
        </Button>
        <ShareButton
          what="this team"
          title={[team.name?.trim() || 'Fantasy football team', season].filter(Boolean).join(' ')}
          address={address}
        />
      </div>
      <div className="flex max-w-full items-center gap-4">
        <TeamMark name={team.name} size={56} />
        <div className="min-w-0">
          <h1 className="scoreboard line-clamp-2 text-4xl">
            <bdi>{team.name?.trim() || 'Unnamed team'}</bdi>
          </h1>
          <p className="text-muted">
            {owners.length > 0 && <bdi>{owners.join(', ')}</bdi>}
            {owners.length > 0 && league.name && ' · '}
            {league.name && <bdi>{league.name}</bdi>}
            {season !== undefined && ` ${season}`}
          </p>
        </div>
      </div>
    </header>
  )
}

type StandingsProps = Pick<Extract<TeamPage, { status: 'ready' }>, 'standings'> & { teamId: number }

export function TeamStandings({ standings, teamId }: StandingsProps) {
  if (standings.status === 'loading') return <CardsLoading />
  if (standings.status === 'failed') return <TeamFailure detail={standings.failure.detail} onRetry={standings.reload} />
  return <TeamCardGrid cards={teamCards(standings.data, teamId)} />
}

function TeamTabs({ name, place }: { name: ScreenProps['name']; place: TeamPlace }) {
  const isPerformance = name === 'performance'
  return (
    <Tabs
      label="Team"
      items={[
        { label: 'Roster', href: teamAddress('rosterWeek', place), isCurrent: !isPerformance },
        { label: 'Performance', href: teamAddress('performance', place), isCurrent: isPerformance },
      ]}
    />
  )
}

function Roster({ name, place, week, league }: TeamProps & { week: number | null; league: LeagueAnswer }) {
  const { espnLeagueId, query } = place
  const toggle = (
    <SegmentedToggle
      label="View"
      value={name === 'seasonOverview' ? 'season' : 'week'}
      options={[
        { value: 'week', label: 'Week View', href: teamAddress('rosterWeek', place) },
        { value: 'season', label: 'Season Overview', href: teamAddress('seasonOverview', place) },
      ]}
      className="self-start lg:self-center"
    />
  )
  if (week === null) {
    return (
      <div className="flex flex-col items-stretch gap-5">
        <div>{toggle}</div>
        {name === 'seasonOverview' && (
          <Suspense fallback={<SeasonOverviewLoading />}>
            <SeasonOverviewView teamId={place.teamId} onPlayer={openPlayer} />
          </Suspense>
        )}
      </div>
    )
  }
  return (
    <Suspense fallback={<WeekLoading />}>
      <WeekView
        lead={toggle}
        teamId={place.teamId}
        week={week}
        weeks={seasonWeeks(league)}
        sort={readRosterSort(query)}
        onSort={(sort) => visitQuery({ sort: sort === 'lineup' ? null : sort }, { replace: true })}
        onWeek={(other) =>
          visit(teamAddress('rosterWeek', place, { week: other, keep: ['sort'] }), { keepScroll: true })
        }
        weekHref={(other) => teamAddress('rosterWeek', place, { week: other })}
        onPlayer={openPlayer}
        teamHref={(teamId) => teamAddress('rosterWeek', { espnLeagueId, teamId, query }, { week })}
      />
    </Suspense>
  )
}

export default TeamShell
