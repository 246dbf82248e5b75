import type { ReadResponse } from '../../client/read-response.ts'
import { compareNames } from '../../domain/compare-names.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatWhole } from '../../ui/format.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { joinManagers } from '../league/manager-names.ts'
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
      <TeamList teams={inOrder(response.data, shown)} shown={shown} place={place} />
    </TeamLogosProvider>
  )
}

type Team = NonNullable<ReadResponse<'standings'>['standings']>[number]

/** By rank, or by name before the first game. */
function inOrder({ standings = [] }: ReadResponse<'standings'>, { phase }: ShownLeague) {
  const isRanked = phase !== 'pre-draft' && phase !== 'pre-season'
  const teams = standings.toSorted((a, b) =>
    isRanked ? (a.rank ?? 99) - (b.rank ?? 99) : compareNames(a.teamName ?? '', b.teamName ?? ''),
  )
  return teams.map((team) => ({ ...team, rank: isRanked ? team.rank : undefined }))
}

function TeamList({ teams, shown, place }: { teams: readonly Team[]; shown: ShownLeague; place: NavigationPlace }) {
  return (
    <nav aria-label="Teams" className="p-1 sm:w-80">
      <ul>
        {teams.map(({ teamId, teamName, ownerNames, rank }) =>
          teamId === undefined ? null : (
            <li key={teamId}>
              <a
                href={teamSwitchAddress(place, teamId, shown)}
                aria-current={teamId === place.teamId ? 'true' : undefined}
                className={panelEntry}
              >
                {rank !== undefined && (
                  <span className="w-5 shrink-0 text-right text-muted text-sm tabular-nums">{formatWhole(rank)}</span>
                )}
                <TeamMark name={teamName} />
                <span className="min-w-0">
                  <bdi className="block truncate">{teamName?.trim() || 'Unnamed team'}</bdi>
                  <bdi className="block truncate text-muted text-sm">{joinManagers(ownerNames, shown.host)}</bdi>
                </span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
