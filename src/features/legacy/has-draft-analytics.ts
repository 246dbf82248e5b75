import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'

/**
 * Whether a draft answer can be processed at all: it has the picks themselves or their analysis. A league before its
 * draft has both, empty; an answer with neither is not a draft.
 */
export function hasDraftAnalytics({ draft_picks, draft_analysis }: Lenient<Answer<'draftComplete'>>): boolean {
  const analyzed = draft_analysis?.draft_picks
  if (draft_picks === undefined && analyzed === undefined) return false
  return draft_analysis !== undefined || draft_picks?.length === 0
}
