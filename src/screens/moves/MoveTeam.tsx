import type { Team } from '../../parts/moves/season-moves.ts'
import { TeamName, type TeamNameProps } from '../../ui/TeamMark.tsx'
import type { MoveLinks } from './move-links.ts'

/** A team, leading to its page of the move's week. */
export function MoveTeam({ team, week, links, ...rest }: MoveTeamProps) {
  if (team.id === null) return <TeamName name={team.name} {...rest} />
  return (
    <a href={links.team(team.id, week)} className="move-team">
      <TeamName name={team.name} {...rest} />
    </a>
  )
}

interface MoveTeamProps extends Omit<TeamNameProps, 'name' | 'className'> {
  team: Team
  week: number
  links: MoveLinks
}
