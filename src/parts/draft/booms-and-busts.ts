/** The ten best booms and the ten worst busts. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { rankGraded } from '../../client/complete/graded-picks.ts'
import { type BoardFilters, isFiltered, isShown } from './board-filters.ts'
import type { DraftResponse } from './draft-board.ts'

export interface BoomsAndBusts {
  booms: CompletedPick[]
  busts: CompletedPick[]
}

/** In the server's order; of a chosen round or team by value over expectation. */
export function listBoomsAndBusts(
  { draftPicks, draftAnalysis: { bestBooms, worstBusts } }: DraftResponse,
  filters: Pick<BoardFilters, 'round' | 'teamId'>,
): BoomsAndBusts {
  if (!isFiltered(filters)) return { booms: bestBooms, busts: worstBusts }
  const shown = draftPicks.filter((pick) => isShown(pick, filters))
  return { booms: rankGraded(shown, 'Boom'), busts: rankGraded(shown, 'Bust') }
}
