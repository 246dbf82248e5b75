import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { chooseTeam } from '../../stores/choose-team.ts'
import { $myTeams, choiceIn, findChosen } from '../../stores/my-team.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import { useResource } from '../../stores/use-resource.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { isBeforeSeason } from '../league/league-phase.ts'
import type { StandingsEntry } from '../league/league-view.ts'
import { joinManagers } from '../league/manager-names.ts'
import { orderTeams } from '../league/order-teams.ts'
import { toChosenTeam } from '../my-team/chosen-team.ts'
import { PanelNote, panelEntry } from './PanelNote.tsx'
import type { NavigationPlace } from './place.ts'
import { teamSwitchAddress } from './switch-address.ts'
import { type PanelProps, whenOpened } from './when-opened.tsx'

/** The league's teams: each links to the current screen and week of that team. */
export const TeamPanel = whenOpened(Teams)

function Teams({ shown, place }: PanelProps) {
  const { status, ...response } = useResource(
    'standings',
    shown?.id ? { leagueId: shown.id, season: shown.season ?? undefined } : null,
  )
  // Cached, since the screen requests it too; it includes the team logos.
  const league = useResource(
    'hostLeague',
    shown && place ? { host: shown.host, leagueId: shown.leagueId, season: place.season } : null,
  )
  if (!shown || !place) return <PanelNote>This league hasn’t loaded yet.</PanelNote>
  if (shown.id === null || status === 'failed') return <PanelNote>Couldn’t load the teams.</PanelNote>
  if (status === 'loading' || !('data' in response)) return <PanelNote>Loading teams...</PanelNote>
  return (
    <TeamLogosProvider league={league.status === 'ready' ? league.data : {}}>
      <TeamList teams={orderTeams(response.data.standings, shown.phase)} shown={shown} place={place} />
    </TeamLogosProvider>
  )
}

interface TeamListProps {
  teams: readonly StandingsEntry[]
  shown: ShownLeague
  place: NavigationPlace
}

function TeamList({ teams, shown, place }: TeamListProps) {
  const choice = choiceIn(useStore($myTeams), shown)
  const own = choice?.team ? findChosen(choice.team, teams) : undefined
  const [isStored, setStored] = useState(true)
  return (
    <nav aria-label="Teams" className="p-1 sm:w-80">
      <p role="status" className="px-3 text-muted text-sm not-empty:pb-1">
        {isStored
          ? choice?.team && !own && `Your team, ${choice.team.name}, isn’t in this list. Select a star to choose again.`
          : 'This browser stores nothing, so your choice lasts until you leave this page.'}
      </p>
      <ul>
        {teams.map((team) => {
          const { teamId, teamName, ownerNames } = team
          if (teamId === null) return null
          const rank = isBeforeSeason(shown) ? null : team.rank
          const isMine = teamId === own?.teamId
          return (
            <li key={teamId} className="flex items-center">
              <a
                href={teamSwitchAddress(place, teamId, shown)}
                aria-current={teamId === place.teamId ? 'true' : undefined}
                className={`${panelEntry} min-w-0 grow`}
              >
                {rank !== null && (
                  <span className="w-5 shrink-0 text-right text-muted text-sm tabular-nums">{formatWhole(rank)}</span>
                )}
                <TeamMark name={teamName} />
                <span className="min-w-0">
                  <bdi className="block truncate">{teamName}</bdi>
                  <bdi className="block truncate text-muted text-sm">{joinManagers(ownerNames, shown.host)}</bdi>
                </span>
              </a>
              <button
                type="button"
                aria-pressed={isMine}
                aria-label={`${teamName} is my team`}
                title="My team"
                onClick={() => setStored(chooseTeam(shown, isMine ? null : toChosenTeam(team)))}
                className={classNames(
                  'flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-raised',
                  isMine ? 'text-accent [&_path]:fill-current' : 'text-muted',
                )}
              >
                <Icon name="star" size={18} />
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
