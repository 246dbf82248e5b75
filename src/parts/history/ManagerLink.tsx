/** A team's manager as a link to his page in the league's history; plain text if there is none. */
import type { ReactNode } from 'react'
import { mayHaveHistory } from '../league/league-phase.ts'
import { type HistoryPlace, useLeagueHistory } from './use-league-history.ts'

export function HistoryLink(props: ManagerLinkProps) {
  return mayHaveHistory(props.place.league) ? <KnownManager {...props} /> : props.children
}

function KnownManager({ place, teamId, children }: ManagerLinkProps) {
  const known = useLeagueHistory(place)
  const manager = known?.history.managerOf(teamId)
  if (!known || !manager) return children
  return (
    <a
      href={known.links.manager(manager.key)}
      title={`${manager.name} in all seasons`}
      className="underline decoration-hairline underline-offset-4 hover:text-accent hover:decoration-current"
    >
      {children}
    </a>
  )
}

interface ManagerLinkProps {
  place: HistoryPlace
  teamId: number
  /** The names of the team's managers. */
  children: ReactNode
}
