/** A URL with only a team id: redirects to the team's page. */
import { useEffect } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { useTeamLeague } from '../../parts/team/use-team-league.ts'
import { navigate } from '../../stores/location.ts'

/** /teams/{teamId} and everything below it → the team's page within its league; home if it is not found. */
export const TeamByIdScreen = asScreen(TeamById, Loading)

function TeamById({ parameters }: ScreenProps) {
  const teamId = toTeamId(parameters.teamId)
  const league = useTeamLeague(teamId)
  const target =
    league.status === 'lost' ? addressOf('home') : league.status === 'found' ? teamAddress(league, teamId ?? 0) : null
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [target])
  return <Loading />
}

/** The newest season is the default; a team of an older one needs its season in the address. */
function teamAddress({ leagueRef, season }: { leagueRef: LeagueRef; season: number | null }, teamId: number) {
  return `${addressOf('team', { ...leagueRef, teamId })}${season === null ? '' : `?season=${season}`}`
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
