/** The older team and roster pages: one page, in-page tabs, the week in the query. */
import { useMemo } from 'react'
import { LeagueImporting } from '../../parts/league/LeagueStates.tsx'
import { readSeason } from '../../parts/league/league-address.ts'
import { readLeagueRef } from '../../parts/league/league-ref.ts'
import { openMatchup, openPlayer } from '../../parts/navigation/open-panel.ts'
import { useShownLeague } from '../../parts/navigation/use-shown-league.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { TeamHeader, teamSubject } from '../../parts/team/TeamHeader.tsx'
import { InvalidId, TeamFailure, TeamLoading } from '../../parts/team/TeamMessages.tsx'
import { readId, readWeek, type TeamPlace, teamAddress } from '../../parts/team/team-address.ts'
import { teamTitleParts } from '../../parts/team/team-title.ts'
import { useTeamLeague } from '../../parts/team/use-team-league.ts'
import { useTeamPage } from '../../parts/team/use-team-page.ts'
import { PerformanceTab } from '../../screens/performance/PerformanceScreen.tsx'
import { SeasonOverviewView } from '../../screens/season-overview/SeasonOverviewScreen.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { olderTeamCalls } from './calls.ts'
import { InPageTabs, OlderPageNote, readTab } from './InPageTabs.tsx'
import { LegacyRoster } from './LegacyRoster.tsx'

export const LegacyTeamScreen = asScreen(
  LegacyTeamPage,
  () => <TeamLoading />,
  ({ parameters }) => {
    const [leagueRef, teamId] = [readLeagueRef(parameters), readId(parameters.teamId)]
    return teamId === null ? null : olderTeamCalls({ leagueRef: leagueRef ?? undefined, teamId })
  },
)

function LegacyTeamPage({ name, parameters, query }: ScreenProps) {
  const teamId = readId(parameters.teamId)
  const { host, leagueId } = parameters
  const leagueRef = useMemo(() => readLeagueRef({ host, leagueId }), [host, leagueId])
  const tabs = name === 'leagueRosterLegacy' || name === 'rosterLegacy' ? rosterTabs : teamTabs
  if (leagueRef === null && leagueId !== undefined) return <InvalidId of="league" />
  if (teamId === null) return <InvalidId of="team" />
  return leagueRef === null ? (
    <TeamWithoutLeague teamId={teamId} query={query} tabs={tabs} />
  ) : (
    <LegacyTeam place={{ leagueRef, teamId, query }} tabs={tabs} />
  )
}

type Tabs = readonly { key: 'roster' | 'season' | 'performance'; label: string }[]

const rosterTabs: Tabs = [
  { key: 'roster', label: 'Week View' },
  { key: 'season', label: 'Season Overview' },
]
const teamTabs: Tabs = [
  { key: 'roster', label: 'Roster' },
  { key: 'season', label: 'Season Overview' },
  { key: 'performance', label: 'Performance' },
]

/** The address names only the team, so its league is requested first. */
function TeamWithoutLeague({ teamId, query, tabs }: { teamId: number; query: URLSearchParams; tabs: Tabs }) {
  const league = useTeamLeague(teamId)
  if (league.status === 'loading') return <TeamLoading />
  if (league.status === 'lost') return <TeamFailure level={1} detail={league.detail} onRetry={league.reload} />
  const { leagueRef, season } = league
  const seasonQuery = new URLSearchParams(query)
  if (season === null) seasonQuery.delete('season')
  else seasonQuery.set('season', String(season))
  return <LegacyTeam place={{ leagueRef, teamId, query: seasonQuery }} tabs={tabs} />
}

function LegacyTeam({ place, tabs }: { place: TeamPlace; tabs: Tabs }) {
  const { teamId, query } = place
  const page = useTeamPage({ ...place, season: readSeason(query) })
  const isReady = page.status === 'ready'
  useDocumentTitle(...(isReady ? teamTitleParts(null, null, page) : []))
  useShownLeague(isReady ? { leagueRef: place.leagueRef, league: page.league, teamName: page.team.name ?? '' } : null)
  if (page.status === 'failed') return <TeamFailure level={1} detail={page.detail} onRetry={page.retry} />
  if (page.status === 'loading' && page.progress)
    return <LeagueImporting progress={page.progress} leagueRef={place.leagueRef} />
  if (page.status === 'loading') return <TeamLoading />
  const current = readTab(query.get('tab'), tabs, 'roster')
  return (
    <SubjectContext value={teamSubject(page)}>
      <TeamLogosProvider league={page.league}>
        <div className="flex flex-col gap-6">
          <OlderPageNote href={teamAddress('rosterWeek', place)} />
          <TeamHeader {...page} place={place} />
          <div>
            <InPageTabs
              label="Team"
              tabs={tabs}
              current={current}
              onSelect={(key) =>
                navigateQuery({ tab: key === 'roster' ? null : key, matchup: null }, { replace: true })
              }
            >
              {current === 'roster' && <LegacyRoster place={place} league={page.league} />}
              {current === 'season' && <SeasonOverviewView teamId={teamId} onPlayer={openPlayer} />}
              {current === 'performance' && (
                <PerformanceTab teamId={teamId} matchup={readWeek(query.get('matchup'))} onMatchup={openMatchup} />
              )}
            </InPageTabs>
          </div>
        </div>
      </TeamLogosProvider>
    </SubjectContext>
  )
}
