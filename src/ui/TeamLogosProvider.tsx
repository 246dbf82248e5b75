import { createContext, type ReactNode, useMemo } from 'react'

/** Team marks within it show the league's own logos, if it has any. */
export function TeamLogosProvider({ league, children }: TeamLogosOfProps) {
  const listed = league.teamLogos
  const logos = useMemo(() => toTeamLogos(listed), [listed])
  return <TeamLogosContext value={logos}>{children}</TeamLogosContext>
}

interface TeamLogosOfProps {
  league: { teamLogos?: readonly NamedLogo[] }
  children: ReactNode
}

/** URLs by team name; a name shared by two teams has none. */
type TeamLogos = ReadonlyMap<string, string>

export const TeamLogosContext = createContext<TeamLogos>(new Map())

interface NamedLogo {
  teamName: string
  logo: string
}

function toTeamLogos(logos: readonly NamedLogo[] | undefined): TeamLogos {
  const named = Map.groupBy(logos ?? [], ({ teamName }) => teamName.trim())
  return new Map(
    [...named].flatMap(([name, [one, ...others]]) => (one && others.length === 0 ? [[name, one.logo]] : [])),
  )
}
