/** What stands above every screen of a team: who it is, where it stands, its tabs. */
import { Button } from '../../ui/Button.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import type { Subject } from '../../ui/subject.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { LeagueAnswer } from './season-weeks.ts'
import { TeamCardGrid } from './TeamCardGrid.tsx'
import { CardsLoading, TeamFailure } from './TeamMessages.tsx'
import { overviewAddress, type TeamPlace, teamAddress } from './team-address.ts'
import { teamCards } from './team-cards.ts'
import type { TeamAnswer, TeamPage } from './use-team-page.ts'

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

/** Without a place the team is not known yet. */
export function TeamTabs({ isPerformance, place }: { isPerformance: boolean; place?: TeamPlace }) {
  return (
    <Tabs
      label="Team"
      items={[
        { label: 'Roster', href: place && teamAddress('rosterWeek', place), isCurrent: !isPerformance },
        { label: 'Performance', href: place && teamAddress('performance', place), isCurrent: isPerformance },
      ]}
    />
  )
}

/** Whose figures the page shows. */
export function teamSubject({ team, league }: { team: TeamAnswer; league: LeagueAnswer }): Subject {
  return { name: team.name, season: league.season ?? team.league?.season }
}
