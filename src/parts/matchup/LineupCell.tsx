import { shortName } from '../player/player-labels.ts'
import { opensPlayer } from '../player/player-modal.tsx'
import type { RosterPlayer } from '../team/week-roster.ts'
import { describeStarter, StarterPoints } from './starter-figures.tsx'

interface LineupCellProps {
  /** Null: an empty slot. */
  player: RosterPlayer | null
  /** The row's slot; a position with the same name is not repeated. */
  slot: string
  outscored: boolean
  /** Mirrors the opponent's cells, so that both scores are next to the slot. */
  side: 'own' | 'opponent'
}

/** A player of a lineup: name, points and projection. */
export function LineupCell({ player, slot, outscored, side }: LineupCellProps) {
  const isMirrored = side === 'opponent'
  if (!player) return <td className={`text-muted ${isMirrored ? 'text-right' : ''}`}>Empty slot</td>
  return (
    <td className="py-2 align-middle">
      <div className={`flex items-center gap-2 ${isMirrored ? 'flex-row-reverse text-right' : ''}`}>
        <PlayerLabel player={player} slot={slot} />
        <StarterPoints player={player} isOutscored={outscored} isMirrored={isMirrored} />
      </div>
    </td>
  )
}

/** Name, position and team; players with an id open their profile. */
function PlayerLabel({ player, slot }: { player: RosterPlayer; slot: string }) {
  const { name, position, playerId } = player
  const words = (
    <>
      <span className="block truncate font-medium underline-offset-4 group-hover:underline">
        <bdi className="max-sm:hidden">{name}</bdi>
        <bdi className="sm:hidden">{shortName(name, position)}</bdi>
      </span>
      <span className="block truncate text-muted text-sm">{describeStarter(player, slot)}</span>
    </>
  )
  if (playerId === null) return <span className="min-w-0 flex-1">{words}</span>
  return (
    <button
      type="button"
      title={name}
      className="group min-w-0 flex-1 text-inherit [text-align:inherit]"
      {...opensPlayer(playerId)}
    >
      {words}
    </button>
  )
}
