import { Badge } from '../../ui/Badge.tsx'
import type { BoardPick } from './draft-board.ts'

/** Boom or Bust; nothing for everybody else. */
export function GradeBadge({ grade, className }: { grade: BoardPick['grade']; className?: string }) {
  if (!grade) return null
  return (
    <Badge
      tone={grade === 'Boom' ? 'better' : 'worse'}
      icon={grade === 'Boom' ? 'trending-up' : 'trending-down'}
      className={className}
    >
      {grade}
    </Badge>
  )
}
