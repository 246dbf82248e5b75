/** The heading of every team screen: back link to the league, name, neighbors, tabs. */
import type { ReactNode } from 'react'
import type { ResponseAge } from '../../contract/response-headers.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Subject } from '../../ui/subject.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { LeagueResponse, StandingsResponse } from '../league/league-view.ts'
import { joinManagers } from '../league/manager-names.ts'
import { StandingLine } from './StandingLine.tsx'
import { TeamLine } from './TeamLine.tsx'
import { StandingLineLoading, TeamFailure } from './TeamMessages.tsx'
import { TeamTabs } from './TeamTabs.tsx'
import { type ChosenWeek, overviewAddress, screenAddress, type TeamPlace, type TeamScreenName } from './team-address.ts'
import { teamCards } from './team-cards.ts'
import type { TeamPageState, TeamResponse } from './use-team-page.ts'

interface TeamHeaderProps {
  team: TeamResponse
  league: LeagueResponse
  standings: StandingsState
  place: TeamPlace
  /** Set if the league comes from this browser's engine. */
  age: ResponseAge
  /** Screen and week of the links to neighbors and tabs; absent on the older page. */
  screen?: TeamScreenName
  week?: ChosenWeek
}

type StandingsState = Extract<TeamPageState, { status: 'ready' }>['standings']

export function TeamHeader({ team, league, standings, place, age, screen, week }: TeamHeaderProps) {
  const managerNames = joinManagers(team.ownerNames, place.leagueRef.host)
  const rows = standings.status === 'ready' ? standings.data.standings : []
  const managerKeys = rows.find(({ teamId }) => teamId === place.teamId)?.managerKeys
  return (
    <div className="flex flex-col gap-1">
      <TeamHeaderRow
        tabs={
          screen && <TeamTabs current={screen} place={place} week={week} league={league} managerKeys={managerKeys} />
        }
      >
        <header className="flex min-h-11 items-center gap-2">
          <a
            href={overviewAddress(place)}
            className="thumb flex min-w-16 shrink-999999 items-center gap-1 text-muted hover:text-ink max-lg:min-w-0 max-lg:shrink-0"
          >
            <Icon name="chevron-left" size={18} className="shrink-0" />
            <span className="sr-only">Back to League</span>
            <bdi className="truncate max-lg:hidden">{league.name}</bdi>
          </a>
          <span aria-hidden="true" className="w-1.5 shrink-0 text-outline max-lg:hidden">
            /
          </span>
          <TeamMark name={team.name} size={28} />
          {/* On phones the managers are below the name. */}
          <div className="min-w-0 sm:contents">
            {/* Shrinks last, after the managers. */}
            <h1 className="scoreboard truncate text-2xl max-sm:leading-7" title={team.name}>
              <bdi>{team.name}</bdi>
            </h1>
            {managerNames && (
              <bdi
                className="min-w-16 shrink-999999 truncate text-muted max-sm:block max-sm:text-sm max-sm:leading-4"
                title={managerNames}
              >
                {managerNames}
              </bdi>
            )}
          </div>
          {screen && week && <Neighbours standings={standings} place={place} screen={screen} week={week} />}
        </header>
      </TeamHeaderRow>
      <TeamStandings standings={standings} league={league} place={place} age={age} />
    </div>
  )
}

interface NeighboursProps {
  standings: StandingsState
  place: TeamPlace
  screen: TeamScreenName
  week: ChosenWeek
}

/**
 * Links to the teams before and after this one in the standings, on the same screen and week. Their space is reserved until they are known.
 */
function Neighbours({ standings, place, screen, week }: NeighboursProps) {
  if (standings.status === 'loading')
    return <span className="w-22 shrink-0 max-sm:ml-auto sm:w-18 print:hidden" aria-hidden="true" />
  if (standings.status === 'failed') return null
  const { previous, next } = neighboursOf(standings.data, place.teamId)
  if (!previous || !next) return null
  return (
    <nav aria-label="Other teams" className="flex shrink-0 items-center max-sm:ml-auto print:hidden">
      {[
        { team: previous, icon: 'chevron-left', label: 'Previous team' },
        { team: next, icon: 'chevron-right', label: 'Next team' },
      ].map(({ team, icon, label }) => (
        <a
          key={label}
          href={screenAddress(screen, { ...place, teamId: team.id }, week)}
          aria-label={`${label}: ${team.name}`}
          title={team.name}
          className="flex size-11 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink sm:size-9"
        >
          <Icon name={icon} size={18} />
        </a>
      ))}
    </nav>
  )
}

function TeamStandings({ standings, ...line }: TeamStandingsProps) {
  if (standings.status === 'loading') return <StandingLineLoading />
  if (standings.status === 'failed') return <TeamFailure detail={standings.failure.detail} onRetry={standings.reload} />
  const cards = teamCards(standings.data, line.place.teamId)
  return (
    <>
      <TeamLine cards={cards} {...line} />
      <StandingLine cards={cards} />
    </>
  )
}

type TeamStandingsProps = Pick<TeamHeaderProps, 'standings' | 'league' | 'place' | 'age'>

/** The page's team and season. */
export function teamSubject({ team, league }: { team: TeamResponse; league: LeagueResponse }): Subject {
  return { name: team.name, season: league.season ?? team.league.season }
}

/**
 * A team's name, with its tabs beside it on wide screens and below it on others. The layout depends on the width only, because the text
 * changes while a response or a font loads; space for the tabs is reserved.
 */
export function TeamHeaderRow({ children, tabs }: { children: ReactNode; tabs?: ReactNode }) {
  return (
    <div className="flex flex-col items-start lg:flex-row lg:items-center lg:gap-x-6">
      <div className="w-full min-w-0 lg:w-auto lg:grow">{children}</div>
      {tabs && <div className="max-w-full lg:w-112 lg:shrink-0 print:hidden">{tabs}</div>}
    </div>
  )
}

interface Neighbour {
  id: number
  name: string
}

/** Null in a league of one team, and if the standings do not include the team. */
function neighboursOf(
  { standings }: StandingsResponse,
  teamId: number,
): { previous: Neighbour | null; next: Neighbour | null } {
  const teams = standings.flatMap(({ teamId, teamName }) => (teamId === null ? [] : { id: teamId, name: teamName }))
  const at = teams.findIndex(({ id }) => id === teamId)
  if (at === -1 || teams.length < 2) return { previous: null, next: null }
  return { previous: teams.at(at - 1) ?? null, next: teams[(at + 1) % teams.length] ?? null }
}
