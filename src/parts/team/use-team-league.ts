/** The league of a team that is known by its id only. */
import { useResource } from '../../stores/use-resource.ts'

export type TeamLeague =
  | { status: 'loading' }
  | { status: 'lost'; detail: string; reload: () => void }
  | {
      status: 'found'
      espnLeagueId: number
      /** Null: the league's newest season, which an address need not name. */
      season: number | null
    }

/** Requests the team for its league's id, then the league for its ESPN id. A null id requests nothing and finds nothing. */
export function useTeamLeague(teamId: number | null): TeamLeague {
  const team = useResource('team', teamId === null ? null : { id: teamId })
  const leagueId = team.status === 'ready' ? team.data.league?.id : undefined
  const league = useResource('league', leagueId === undefined ? null : { id: leagueId })

  if (teamId === null) return { status: 'lost', detail: '', reload() {} }
  if (team.status === 'failed') return { status: 'lost', detail: team.failure.detail, reload: team.reload }
  if (league.status === 'failed') return { status: 'lost', detail: league.failure.detail, reload: league.reload }
  if (team.status === 'ready' && leagueId === undefined) {
    return { status: 'lost', detail: 'The team names no league.', reload: team.reload }
  }
  if (league.status === 'loading') return { status: 'loading' }
  const { espn_league_id, season, seasons = [] } = league.data
  if (espn_league_id === undefined) {
    return { status: 'lost', detail: 'The league has no external id.', reload: league.reload }
  }
  const isOlder = season !== undefined && seasons.some((other) => other > season)
  return { status: 'found', espnLeagueId: espn_league_id, season: isOlder ? season : null }
}
