import type { MovedPlayer } from '../../parts/moves/season-moves.ts'
import { openPlayer } from '../../parts/player/open-player.ts'
import { positionText } from '../../ui/PositionBadge.tsx'

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
