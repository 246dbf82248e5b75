/** Addresses that only lead on. */
import { useEffect } from 'react'
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
import { pathTo } from '../../contract/routes.ts'
import { visit } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import type { ScreenProps } from './screen-props.ts'

/** /leagues/{leagueId} → /leagues/espn/{leagueId}; the query, e.g. the season, goes along. */
export function LeagueByIdRedirect({ parameters, query }: ScreenProps) {
  const target = pathTo('league', { espnLeagueId: parameters.leagueId ?? '' })
  const search = query.toString()
  useEffect(() => {
    visit(`${target}${search && `?${search}`}`, { replace: true })
  }, [target, search])
  return <Loading />
}

/** /teams/{teamId} and everything below it → the team's page within its league; home where it cannot be found. */
export function TeamByIdRedirect({ parameters }: ScreenProps) {
  const teamId = toTeamId(parameters.teamId)
  const team = useResource('team', teamId === null ? null : { id: teamId })
  const leagueId = team.status === 'ready' ? team.data.league?.id : undefined
  const league = useResource('league', leagueId === undefined ? null : { id: leagueId })
  const target = league.status === 'ready' && teamId !== null ? teamAddress(league.data, teamId) : null
  const isLost =
    teamId === null ||
    team.status === 'failed' ||
    league.status === 'failed' ||
    (team.status === 'ready' && leagueId === undefined) ||
    (league.status === 'ready' && target === null)

  useEffect(() => {
    if (target !== null) visit(target, { replace: true })
    else if (isLost) visit('/', { replace: true })
  }, [target, isLost])
  return <Loading />
}

/** The newest season needs no naming; a team of an older one is only found with its season. */
function teamAddress(league: Lenient<Answer<'league'>>, teamId: number): string | null {
  const { espn_league_id, season, seasons } = league
  if (espn_league_id === undefined) return null
  const isOlder = season !== undefined && seasons?.some((other) => other > season)
  return `${pathTo('team', { espnLeagueId: espn_league_id, teamId })}${isOlder ? `?season=${season}` : ''}`
}

function toTeamId(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null
}

function Loading() {
  return (
    <p role="status" className="p-8 text-center text-muted">
      Loading...
    </p>
  )
}
