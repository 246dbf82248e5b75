/** Value over expectation; hover, focus or tap says what was expected and how far off it is (`PickTips`). */

import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { absent, formatSigned } from '../../ui/format.ts'
import { aloneInRound, describeCohort, isAlone } from './cohort-words.ts'

export function PickValue({ pick }: { pick: BoardPick }) {
  const { value, cohort, key } = pick
  if (isAlone(cohort)) return <span className="pick-value pick-alone">{aloneInRound(pick)}</span>
  if (value === null) return <span className="pick-value pick-alone">{absent}</span>
  if (describeCohort(pick).length === 0)
    return <span className={`pick-value ${toneOf(value)}`}>{markedValue(value)}</span>
  return (
    <button
      type="button"
      data-tip={key}
      aria-label={`Value over expectation ${formatSigned(value)}`}
      className={`pick-value ${toneOf(value)}`}
    >
      {markedValue(value)}
    </button>
  )
}

/** '▲ +60.0', '▼ −12.4', '0.0'. */
export function markedValue(value: number): string {
  const text = formatSigned(value)
  return /[1-9]/.test(text) ? `${value > 0 ? '▲' : '▼'} ${text}` : text
}

export function toneOf(value: number): string {
  if (!/[1-9]/.test(formatSigned(value))) return 'text-muted'
  return value > 0 ? 'text-better' : 'text-worse'
}
