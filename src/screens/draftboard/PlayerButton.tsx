/** A player's name, which opens his profile (handled by `PickTips`); plain text if his id is unknown. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { shortName } from '../../parts/player/player-labels.ts'
import { classNames } from '../../ui/class-names.ts'

export interface PlayerButtonProps {
  pick: CompletedPick
  className?: string
  /** Whether it also shows the pick's value. */
  hasTip?: boolean
  /** 'J. Doe'. */
  isShort?: boolean
}

export function PlayerButton({ pick, className, hasTip, isShort }: PlayerButtonProps) {
  const { id, player } = pick
  const name = isShort ? shortName(player.name, player.position ?? undefined) : player.name
  const about = { title: isShort ? player.name : undefined, className: classNames('pick-name', className) } as const
  if (player.id === null) return <span {...about}>{name}</span>
  return (
    <button type="button" data-player={player.id} data-tip={hasTip ? id : undefined} {...about}>
      {name}
    </button>
  )
}
