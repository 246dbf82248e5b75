/** The league's own pictures of its teams, for the marks of a part of the page. */
import { createContext } from 'react'

/** Addresses by the team's name; a name that two teams share has none. */
export type TeamLogos = ReadonlyMap<string, string>

export const TeamLogosContext = createContext<TeamLogos>(new Map())

interface NamedLogo {
  team_name?: string
  logo?: string
}

export function toTeamLogos(logos: readonly NamedLogo[] | undefined): TeamLogos {
  const named = Map.groupBy(logos ?? [], ({ team_name = '' }) => team_name.trim())
  return new Map(
    [...named].flatMap(([name, [one, ...others]]) => (one?.logo && others.length === 0 ? [[name, one.logo]] : [])),
  )
}
