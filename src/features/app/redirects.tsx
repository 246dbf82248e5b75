/** Addresses that only lead on. */
import { useEffect } from 'react'
import { pathTo } from '../../contract/routes.ts'
import { visit } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import type { ScreenProps } from './screen-props.ts'

/** /leagues/{leagueId} → /leagues/espn/{leagueId} */
export function LeagueByIdRedirect({ parameters }: ScreenProps) {
  useEffect(() => {
    visit(pathTo('league', { espnLeagueId: parameters.leagueId ?? '' }), { replace: true })
  }, [parameters.leagueId])
  return <Loading />
}

/** /teams/{teamId} → its page within its league; home where the team cannot be found. */
export function TeamByIdRedirect({ parameters }: ScreenProps) {
  const teamId = Number(parameters.teamId)
  const known = Number.isSafeInteger(teamId) && teamId >= 0
  const team = useResource('team', known ? { id: teamId } : null)
  const leagueId = team.status === 'ready' ? team.data.league?.id : undefined
  const league = useResource('league', leagueId === undefined ? null : { id: leagueId })
  const espnLeagueId = league.status === 'ready' ? league.data.espn_league_id : undefined
  const failed =
    !known ||
    team.status === 'failed' ||
    league.status === 'failed' ||
    (team.status === 'ready' && leagueId === undefined) ||
    (league.status === 'ready' && espnLeagueId === undefined)

  useEffect(() => {
    if (espnLeagueId !== undefined) visit(pathTo('team', { espnLeagueId, teamId }), { replace: true })
    else if (failed) visit('/', { replace: true })
  }, [espnLeagueId, failed, teamId])
  return <Loading />
}

function Loading() {
  return (
    <p role="status" className="p-8 text-center text-muted">
      Loading...
    </p>
  )
}
