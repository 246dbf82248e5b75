import type { MovedPlayer, Team } from '../../parts/moves/season-moves.ts'
import { openPlayer } from '../../parts/navigation/open-panel.ts'
import { positionText } from '../../ui/PositionBadge.tsx'
import { TeamName, type TeamNameProps } from '../../ui/TeamMark.tsx'

/** A team, linked to its page in the week of the move. */
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

export interface MoveLinks {
  /** The team's page of a week. */
  team: (teamId: number, week: number) => string
}

/** A player's name after his position; opens his profile where his id is known. */
export function MovedPlayerName({ player: { id, name, position } }: { player: MovedPlayer }) {
  return (
    <span className="moved-player">
      {position && <span className={`moved-position ${positionText(position)}`}>{position}</span>}
      {id === null ? (
        <bdi>{name}</bdi>
      ) : (
        <button type="button" onClick={() => openPlayer(id)}>
          {name}
        </button>
      )}
    </span>
  )
}
