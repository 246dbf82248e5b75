/** A starter's figures, for the table and the list of a lineup. All elements are spans, as they may be in a summary. */
import { classNames } from '../../ui/class-names.ts'
import { absent, formatPoints } from '../../ui/format.ts'
import type { RosterPlayer } from '../team/week-roster.ts'

/** "WR · KC · @ DEN". A position with the name of the slot is not repeated. */
export function describeStarter({ position, nflTeam, opponentMatchup }: RosterPlayer, slot: string): string {
  return [position === slot ? '' : position, nflTeam, opponentMatchup].filter(Boolean).join(' · ') || absent
}

/** Points over the projection. */
export function StarterPoints({ player, isOutscored, isMirrored }: StarterPointsProps) {
  return (
    <span className={isMirrored ? 'text-left' : 'text-right'}>
      <span
        className={classNames(
          'block scoreboard text-lg tabular-nums leading-tight',
          isOutscored ? 'text-muted' : 'text-ink',
        )}
      >
        {formatPoints(player.weekPoints)}
      </span>
      <span className="block text-muted text-sm tabular-nums">
        <span className="sr-only">projected </span>
        {formatPoints(player.projectedPoints)}
      </span>
    </span>
  )
}

interface StarterPointsProps {
  player: RosterPlayer
  /** Has fewer points than the player in the same row. */
  isOutscored: boolean
  /** On the opponent's side, where both scores are next to the slot. */
  isMirrored: boolean
}
