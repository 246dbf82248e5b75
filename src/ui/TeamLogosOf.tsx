import { type ReactNode, useMemo } from 'react'
import { TeamLogosContext, toTeamLogos } from './team-logos.ts'

/** Marks within it show the pictures of the league's teams, where the league has any. */
export function TeamLogosOf({ league, children }: TeamLogosOfProps) {
  const listed = league.team_logos
  const logos = useMemo(() => toTeamLogos(listed), [listed])
  return <TeamLogosContext value={logos}>{children}</TeamLogosContext>
}

interface TeamLogosOfProps {
  league: { team_logos?: readonly { team_name?: string; logo?: string }[] }
  children: ReactNode
}
