/** A player's name, which opens his profile (`PickTips` hears of it); the name alone where his id is not known. */
import type { BoardPick } from './draft-board.ts'

export interface PlayerButtonProps {
  pick: BoardPick
  className?: string
  /** Whether it also tells the pick's value. */
  hasTip?: boolean
}

export function PlayerButton({ pick: { key, playerId, playerName }, className, hasTip }: PlayerButtonProps) {
  const name = playerName ?? 'Unknown player'
  const about = { dir: 'auto', title: name, className } as const
  if (playerId === null) return <span {...about}>{name}</span>
  return (
    <button type="button" data-player={playerId} data-tip={hasTip ? key : undefined} {...about}>
      {name}
    </button>
  )
}
