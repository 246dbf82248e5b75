import { normalizePosition } from '../../domain/vocabulary.ts'
import { visitQuery } from '../../stores/location.ts'
import { formatPoints } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import type { RosterPlayer } from './pair-lineups.ts'
import { shortName } from './short-name.ts'

interface LineupCellProps {
  /** Null: nobody in this slot. */
  player: RosterPlayer | null
  outscored: boolean
  /** The opponent's cells are mirrored, so that the points of both stand beside the slot. */
  side: 'own' | 'opponent'
}

/** A player of a line-up: who he is, what he scored and what was projected. */
export function LineupCell({ player, outscored, side }: LineupCellProps) {
  const isMirrored = side === 'opponent'
  if (!player) return <td className={`px-1 text-muted ${isMirrored ? 'text-right' : ''}`}>Empty slot</td>
  return (
    <td className="py-2 align-middle">
      <div className={`flex items-center gap-2 ${isMirrored ? 'flex-row-reverse text-right' : ''}`}>
        <span className="hidden sm:block">
          <PositionBadge position={player.position} />
        </span>
        <span className="min-w-0 flex-1">
          <PlayerName player={player} />
          <span className="block truncate text-muted text-sm">
            {[player.nfl_team, player.opponent_matchup].filter(Boolean).join(' · ') || '—'}
          </span>
        </span>
        <span className={isMirrored ? 'text-left' : 'text-right'}>
          <span
            className={`block scoreboard text-lg tabular-nums leading-tight ${outscored ? 'text-muted' : 'text-ink'}`}
          >
            {formatPoints(player.week_points)}
          </span>
          <span className="block text-muted text-sm tabular-nums">
            <span className="sr-only">projected </span>
            {formatPoints(player.projected_points)}
          </span>
        </span>
      </div>
    </td>
  )
}

function PlayerName({ player: { name, position, player_id } }: { player: RosterPlayer }) {
  const full = name || 'Unnamed player'
  const words = (
    <>
      <span className="hidden sm:inline">{full}</span>
      <span className="sm:hidden">{shortName(full, position && normalizePosition(position))}</span>
    </>
  )
  if (player_id === undefined) return <span className="block truncate font-medium">{words}</span>
  return (
    <button
      type="button"
      title={full}
      className="block max-w-full cursor-pointer truncate text-start font-medium hover:underline"
      onClick={() => visitQuery({ player: String(player_id) })}
    >
      {words}
    </button>
  )
}
