/** The three best and the three worst picks of the draft. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { withKnownValue } from '../../client/complete/graded-picks.ts'
import type { DraftResponse } from '../draft/draft-board.ts'

export interface BestAndWorstPicks {
  /** Most value over expectation first; only positive values. */
  best: CompletedPick[]
  /** Least first; only negative values. */
  worst: CompletedPick[]
  /** Missing parts of the analysis, as a sentence. */
  note: string | null
}

const count = 3

/** Null: no picks. */
export function findBestAndWorstPicks({ draftPicks, draftAnalysis }: DraftResponse): BestAndWorstPicks | null {
  const byValue = withKnownValue(draftPicks).sort((a, b) => b.value - a.value)
  const best = byValue.filter(({ value }) => value > 0).slice(0, count)
  const worst = byValue
    .filter(({ value }) => value < 0)
    .slice(-count)
    .reverse()
  if (best.length + worst.length === 0) return null
  const { note } = draftAnalysis.summary
  return { best: best.map(({ pick }) => pick), worst: worst.map(({ pick }) => pick), note }
}
