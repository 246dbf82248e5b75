/** The older team and roster pages: one page, in-page tabs, the week in the query. */
import type { Calls } from '../../client/calls.ts'
import { defaultWeek } from '../../domain/constants.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { readSeason } from '../../parts/league/league-address.ts'
import { leagueRefOf, readLeagueRef, seasonToName } from '../../parts/league/league-ref.ts'
import { openPlayer } from '../../parts/player/player-modal.tsx'
import { ShownPlayer } from '../../parts/player/ShownPlayer.tsx'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { InvalidId, TeamFailure, TeamLoading } from '../../parts/team/TeamMessages.tsx'
import { readId, readWeek, teamAddress } from '../../parts/team/team-address.ts'
import { teamPageCalls } from '../../parts/team/team-calls.ts'
import { TeamPage, TeamShell, type TeamShellProps, type TeamViewProps } from '../../parts/team/team-screen.tsx'
import { queryOfTeam, useTeamLeague } from '../../parts/team/use-team-league.ts'
import { weekCalls } from '../../screens/week/calls.ts'
import { laterPart } from '../../ui/later-parts.tsx'
import { LegacyRoster } from './LegacyRoster.tsx'
import { OlderPage, type OlderViews } from './OlderPage.tsx'

export const LegacyTeamScreen = asScreen(
  (props) => (
    <>
      <LegacyTeamPage {...props} />
      <ShownPlayer query={props.query} />
    </>
  ),
  () => <TeamLoading />,
  legacyTeamCalls,
)

function LegacyTeamPage(props: ScreenProps) {
  const isRoster = props.name === 'leagueRosterLegacy' || props.name === 'rosterLegacy'
  const page = { ...props, View: isRoster ? LegacyRosterPage : LegacyPage, screen: null }
  if (props.parameters.leagueId !== undefined) return <TeamShell {...page} />
  const teamId = readId(props.parameters.teamId)
  return teamId === null ? <InvalidId of="team" /> : <TeamById {...page} teamId={teamId} />
}

/** The path has only the team, so its league is requested first. */
function TeamById({ teamId, ...page }: TeamShellProps & { teamId: number }) {
  const league = useTeamLeague(teamId)
  if (league.status === 'loading') return <TeamLoading />
  if (league.status === 'lost') return <TeamFailure level={1} detail={league.detail} onRetry={league.reload} />
  const query = queryOfTeam(page.query, league.season)
  return <TeamPage {...page} place={{ leagueRef: league.leagueRef, teamId, query }} />
}

// Imported at once they would make each current page a file more.
const TeamPerformance = laterPart(async () => ({
  default: (await import('../../screens/performance/PerformanceScreen.tsx')).TeamPerformance,
}))
const SeasonOverviewView = laterPart(async () => ({
  default: (await import('../../screens/season-overview/SeasonOverviewScreen.tsx')).SeasonOverviewView,
}))

const season = { key: 'season', label: 'Season Overview', View: LegacySeason }
const LegacyRosterPage = olderTeamPage([{ key: 'roster', label: 'Week View', View: LegacyRoster }, season])
const LegacyPage = olderTeamPage([
  { key: 'roster', label: 'Roster', View: LegacyRoster },
  season,
  { key: 'performance', label: 'Performance', View: TeamPerformance },
])

function LegacySeason({ place }: TeamViewProps) {
  return <SeasonOverviewView teamId={place.teamId} onPlayer={openPlayer} />
}

function olderTeamPage(views: OlderViews<TeamViewProps>) {
  return (props: TeamViewProps) => {
    const { place } = props
    const currentHref = teamAddress('rosterWeek', place)
    return <OlderPage label="Team" views={views} query={place.query} currentHref={currentHref} props={props} />
  }
}

function legacyTeamCalls({ parameters, query }: Pick<ScreenProps, 'parameters' | 'query'>): Calls | null {
  const leagueRef = readLeagueRef(parameters)
  const teamId = readId(parameters.teamId)
  if (teamId === null) return null
  const servedPage = (leagueRef: LeagueRef, season: number | undefined) =>
    teamPageCalls(weekCalls, { leagueRef, teamId, season }, readWeek(query.get('week')) ?? defaultWeek)
  if (leagueRef) return servedPage(leagueRef, readSeason(query))
  return async (call) => {
    const team = await call('team', { id: teamId })
    const league = team?.league.id == null ? undefined : await call('league', { id: team.league.id })
    const own = league && leagueRefOf(league)
    if (own) await servedPage(own, seasonToName(own, league))(call)
  }
}
