/** The team that picked. */

import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { classNames } from '../../ui/class-names.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

export function TeamLink({ pick, href, className }: { pick: BoardPick; href: string | null; className?: string }) {
  if (pick.teamId === null && pick.teamName === null) return null
  const name = <TeamName name={pick.teamName ?? undefined} size={18} />
  const classes = classNames('thumb flex min-w-0 text-sm', className)
  return href ? (
    <a href={href} className={classNames(classes, 'hover:text-accent hover:underline')}>
      {name}
    </a>
  ) : (
    <p className={classes}>{name}</p>
  )
}
