import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'

/** Whether a draft answer can be processed: it has its picks' analysis, or the league says that its draft is to come. */
export function hasDraftAnalytics(
  { draft_analysis }: Lenient<Answer<'draftComplete'>>,
  { draft_complete }: Lenient<Answer<'espnLeague'>>,
): boolean {
  return draft_analysis !== undefined || draft_complete === false
}
