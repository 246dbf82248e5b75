/** A player's name, which opens his profile (handled by `PickTips`); plain text if his id is unknown. */
import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { shortName } from '../../parts/player/player-labels.ts'
import { classNames } from '../../ui/class-names.ts'

export interface PlayerButtonProps {
  pick: BoardPick
  className?: string
  /** Whether it also shows the pick's value. */
  hasTip?: boolean
  /** 'J. Doe'. */
  isShort?: boolean
}

export function PlayerButton({ pick, className, hasTip, isShort }: PlayerButtonProps) {
  const { key, playerId, playerName, position } = pick
  const full = playerName ?? 'Unknown player'
  const name = isShort && playerName ? shortName(playerName, position ?? undefined) : full
  const about = { title: isShort ? full : undefined, className: classNames('pick-name', className) } as const
  if (playerId === null) return <span {...about}>{name}</span>
  return (
    <button type="button" data-player={playerId} data-tip={hasTip ? key : undefined} {...about}>
      {name}
    </button>
  )
}
