/** Finds the league of a team id. */
import type { LeagueRef } from '../../domain/identity.ts'
import { useResource } from '../../stores/use-resource.ts'
import { leagueRefOf, seasonToName } from '../league/league-ref.ts'

export type TeamLeague =
  | { status: 'loading' }
  | { status: 'lost'; detail: string; reload: () => void }
  | {
      status: 'found'
      leagueRef: LeagueRef
      /** Null: the default season of a URL without one. */
      season: number | null
    }

/** The query with the season that the address of such a team needs, if any. */
export function queryOfTeam(query: URLSearchParams, season: number | null): URLSearchParams {
  const own = new URLSearchParams(query)
  if (season === null) own.delete('season')
  else own.set('season', String(season))
  return own
}

/** Requests the team for its league's id, then the league for its host's id. A null id sends no request and finds nothing. */
export function useTeamLeague(teamId: number | null): TeamLeague {
  const team = useResource('team', teamId === null ? null : { id: teamId })
  const leagueId = team.status === 'ready' ? team.data.league.id : null
  const league = useResource('league', leagueId === null ? null : { id: leagueId })

  if (teamId === null) return { status: 'lost', detail: '', reload() {} }
  if (team.status === 'failed') return { status: 'lost', detail: team.failure.detail, reload: team.reload }
  if (league.status === 'failed') return { status: 'lost', detail: league.failure.detail, reload: league.reload }
  if (team.status === 'ready' && leagueId === null) {
    return { status: 'lost', detail: 'This team isn’t linked to a league.', reload: team.reload }
  }
  if (league.status === 'loading') return { status: 'loading' }
  const leagueRef = leagueRefOf(league.data)
  if (leagueRef === null) {
    return { status: 'lost', detail: 'This league has no external ID.', reload: league.reload }
  }
  return { status: 'found', leagueRef, season: seasonToName(leagueRef, league.data) ?? null }
}
