/** The ten best booms and the ten worst busts. */
import { topListLength } from '../../domain/constants.ts'
import { type BoardFilters, isFiltered, isShown } from './board-filters.ts'
import {
  type AnalyzedItem,
  type BoardPick,
  compareAbsentLast,
  type DraftBoard,
  type DraftResponse,
  toPick,
} from './draft-board.ts'

type Filters = Pick<BoardFilters, 'round' | 'teamId'>

export interface BoomsAndBusts {
  booms: BoardPick[]
  busts: BoardPick[]
}

/** In the server's order. Without the server's list, or with a chosen round or team, from the board's grades, by value over expectation. */
export function listBoomsAndBusts(response: DraftResponse, board: DraftBoard, filters: Filters): BoomsAndBusts {
  const { bestBooms, worstBusts } = response.draftAnalysis ?? {}
  return {
    booms: listOf(bestBooms, board, filters, 'Boom'),
    busts: listOf(worstBusts, board, filters, 'Bust'),
  }
}

function listOf(items: AnalyzedItem[] | undefined, board: DraftBoard, filters: Filters, grade: 'Boom' | 'Bust') {
  if (items && items.length > 0 && !isFiltered(filters)) {
    return items
      .slice(0, topListLength)
      .map((item, index) => withBoard(toPick(undefined, item, `${grade}-${index}`), board))
  }
  const sign = grade === 'Boom' ? -1 : 1
  return board.picks
    .filter((pick) => pick.grade === grade && pick.value !== null && isShown(pick, filters))
    .sort((a, b) => sign * compareAbsentLast(a.value, b.value))
    .slice(0, topListLength)
}

/** A list entry completed from the board: price, keeper, team. */
function withBoard(pick: BoardPick, board: DraftBoard): BoardPick {
  const known =
    pick.overallPick === null ? undefined : board.picks.find((other) => other.overallPick === pick.overallPick)
  if (!known) return pick
  const given = Object.entries(pick).filter(([key, value]) => value !== null && value !== false && key !== 'key')
  return { ...known, ...Object.fromEntries(given), key: pick.key }
}
