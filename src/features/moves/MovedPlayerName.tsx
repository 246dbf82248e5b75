import { positionText } from '../../ui/PositionBadge.tsx'
import { openPlayer } from '../player/open-player.ts'
import type { MovedPlayer } from './season-moves.ts'

/** A player's name, which opens his profile where his id is known, behind the letters of his position. */
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
