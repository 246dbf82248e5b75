/** A URL with only a team id: redirects to the team's page. */
import { useEffect } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { queryOfTeam, type TeamLeague, useTeamLeague } from '../../parts/team/use-team-league.ts'
import { navigate } from '../../stores/location.ts'

/** /teams/{teamId} and everything below it → the team's page within its league; home if it is not found. */
export const TeamByIdScreen = asScreen(TeamById, Loading)

function TeamById({ parameters, query }: ScreenProps) {
  const teamId = toTeamId(parameters.teamId)
  const league = useTeamLeague(teamId)
  const target =
    league.status === 'lost'
      ? addressOf('home')
      : league.status === 'found'
        ? teamTarget(league, teamId ?? 0, query)
        : null
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [target])
  return <Loading />
}

/** The newest season is the default; a team of an older one needs its season in the address. What else the query says stays. */
function teamTarget({ leagueRef, season }: FoundLeague, teamId: number, query: URLSearchParams): string {
  const search = queryOfTeam(query, season).toString()
  return `${addressOf('team', { ...leagueRef, teamId })}${search && `?${search}`}`
}

type FoundLeague = Extract<TeamLeague, { status: 'found' }>

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
