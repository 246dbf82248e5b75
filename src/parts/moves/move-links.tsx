import type { MovedPlayer } from '../../contract/responses/moves.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { positionText } from '../../ui/PositionBadge.tsx'
import { TeamName, type TeamNameProps } from '../../ui/TeamMark.tsx'
import { opensPlayer } from '../player/player-modal.tsx'
import { TeamPageLink } from '../team/TeamPageLink.tsx'
import { positionOf } from './move-labels.ts'

/** A team, linked to its page in the week of the move. */
export function MoveTeam({ team, week, links, ...rest }: MoveTeamProps) {
  return (
    <TeamPageLink team={team} href={links.team(team.id, week)} className="move-team">
      <TeamName name={team.name} {...rest} />
    </TeamPageLink>
  )
}

interface MoveTeamProps extends Omit<TeamNameProps, 'name' | 'className'> {
  team: TeamRef
  week: number
  links: MoveLinks
}

export interface MoveLinks {
  /** The team's page of a week. */
  team: (teamId: number, week: number) => string
  trade: (id: string) => string
}

/** A player's name after his position; opens his profile. */
export function MovedPlayerName({ moved }: { moved: MovedPlayer }) {
  const { id, name } = moved.player
  const position = positionOf(moved)
  return (
    <span className="moved-player">
      {position && <span className={`moved-position ${positionText(position)}`}>{position}</span>}
      <button type="button" {...opensPlayer(id)}>
        {name}
      </button>
    </span>
  )
}
