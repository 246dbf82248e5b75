/** Team, league season and standings of a team's page, requested once for all of its tabs. */
import type { CallFailure } from '../../client/call-failure.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import type { ImportProgress } from '../../contract/progress.ts'
import type { ResponseAge } from '../../contract/response-headers.ts'
import type { SnapshotSeason } from '../../contract/snapshot.ts'
import { isSameLeague, type LeagueRef } from '../../domain/identity.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { useResource } from '../../stores/use-resource.ts'
import { leagueRefOf } from '../league/league-ref.ts'
import { type LeagueResponse, noStandings, type StandingsResponse } from '../league/league-view.ts'

export type TeamResponse = ReadResponse<'team'>

export type TeamPageState =
  | { status: 'loading'; progress: ImportProgress['progress'] | null }
  /** `retry` is absent if it is useless: the league has no such team. */
  | { status: 'failed'; detail: string; retry?: () => void }
  | {
      status: 'ready'
      team: TeamResponse
      league: LeagueResponse
      standings: ResourceState<StandingsResponse>
      /** Set if the URL does not name the team's season, and the league's page would show another: links must name it. */
      unnamedSeason: number | undefined
      /** Of the league. */
      age: ResponseAge
      /** Set if the league comes from a snapshot. */
      snapshot: SnapshotSeason | undefined
    }

export interface TeamPageKey {
  leagueRef: LeagueRef
  teamId: number
  /** Absent: the team's own season. */
  season: number | undefined
}

export function useTeamPage({ leagueRef, teamId, season }: TeamPageKey): TeamPageState {
  const team = useResource('team', { id: teamId })
  const own = team.status === 'ready' ? team.data.league : null
  const ownSeason = own?.season ?? undefined
  const { league, isOther } = useLeagueOfTeam(leagueRef, season, ownSeason)
  const known = league.status === 'ready' ? league.data : null
  const leagueId = own?.id ?? known?.id ?? null
  const standings = useResource(
    'standings',
    own && leagueId !== null ? { leagueId, season: ownSeason ?? known?.season ?? season } : null,
  )

  if (team.status === 'failed') return failed(team.failure, team.failure.status === 404 ? undefined : team.reload)
  if (league.status === 'failed') return failed(league.failure, league.reload)
  if (own && isElsewhere(own, leagueRef, known)) {
    return { status: 'failed', detail: 'This team belongs to a different league.' }
  }
  if (team.status === 'loading' || league.status === 'loading') {
    return { status: 'loading', progress: progressOf(league) ?? progressOf(team) }
  }
  // Standings need the league's public id.
  const withoutStandings = { status: 'ready', data: noStandings, reload: team.reload } as const
  return {
    status: 'ready',
    team: team.data,
    league: league.data,
    standings: leagueId === null ? withoutStandings : standings,
    unnamedSeason: isOther ? ownSeason : undefined,
    age: league.age,
    snapshot: league.snapshot,
  }
}

/** A team is of one season: where the URL means another one (`isOther`), as without a season the newest, the team's response names it. */
function useLeagueOfTeam(leagueRef: LeagueRef, season: number | undefined, ownSeason: number | undefined) {
  const named = useResource('hostLeague', { ...leagueRef, season })
  const seasonOfUrl = season ?? (named.status === 'ready' ? named.data.season : ownSeason)
  const isOther = ownSeason !== undefined && seasonOfUrl !== ownSeason
  const own = useResource('hostLeague', isOther ? { ...leagueRef, season: ownSeason } : null)
  return { league: isOther ? own : named, isOther }
}

/** Whether the team is of another league than the URL names. */
function isElsewhere(own: TeamResponse['league'], leagueRef: LeagueRef, league: LeagueResponse | null): boolean {
  const ownRef = leagueRefOf(own)
  if (ownRef === null || isSameLeague(ownRef, leagueRef)) return false
  return league === null || !isSeasonOf(ownRef, league)
}

/** Whether the id is one of the league's seasons', on hosts with an id per season. */
function isSeasonOf({ leagueId }: LeagueRef, { seasonLeagueIds }: LeagueResponse): boolean {
  return seasonLeagueIds.some(({ hostLeagueId }) => hostLeagueId === leagueId)
}

function progressOf(state: ResourceState<unknown>): ImportProgress['progress'] | null {
  return state.status === 'loading' ? state.progress : null
}

function failed({ detail }: CallFailure, retry: (() => void) | undefined): TeamPageState {
  return { status: 'failed', detail, retry }
}
