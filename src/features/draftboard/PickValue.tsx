/** Value over expectation; hover, focus or tap says what was expected and how far off it is. */
import { Delta } from '../../ui/Delta.tsx'
import { absent } from '../../ui/format.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { describeCohort } from './cohort-words.ts'
import type { BoardPick } from './draft-board.ts'

export function PickValue({ pick }: { pick: BoardPick }) {
  const words = describeCohort(pick)
  if (pick.value === null || words.length === 0) return pick.value === null ? absent : <Delta value={pick.value} />
  return (
    <Tooltip
      description={words.join(', ')}
      content={words.map((line) => (
        <span key={line} className="block tabular-nums">
          {line}
        </span>
      ))}
    >
      <span className="sr-only">Value over expectation</span>
      <Delta value={pick.value} className="underline decoration-dotted decoration-outline underline-offset-4" />
    </Tooltip>
  )
}
