/** The ten best booms and the ten worst busts. */
import { topListLength } from '../../domain/constants.ts'
import {
  type AnalyzedItem,
  type BoardPick,
  compareAbsentLast,
  type DraftAnswer,
  type DraftBoard,
  toPick,
} from './draft-board.ts'

export interface BoomsAndBusts {
  booms: BoardPick[]
  busts: BoardPick[]
}

/** In the server's order; where it lists none, from the grades of the board, by value over expectation. */
export function listBoomsAndBusts(answer: DraftAnswer, board: DraftBoard): BoomsAndBusts {
  const { best_booms, worst_busts } = answer.draft_analysis ?? {}
  return { booms: listOf(best_booms, board, 'Boom'), busts: listOf(worst_busts, board, 'Bust') }
}

function listOf(items: AnalyzedItem[] | undefined, board: DraftBoard, grade: 'Boom' | 'Bust'): BoardPick[] {
  if (items && items.length > 0) {
    return items
      .slice(0, topListLength)
      .map((item, index) => withBoard(toPick(undefined, item, `${grade}-${index}`), board))
  }
  const sign = grade === 'Boom' ? -1 : 1
  return board.picks
    .filter((pick) => pick.grade === grade && pick.value !== null)
    .sort((a, b) => sign * compareAbsentLast(a.value, b.value))
    .slice(0, topListLength)
}

/** A list entry with what only the board knows of the pick: price, keeper, team. */
function withBoard(pick: BoardPick, board: DraftBoard): BoardPick {
  const known =
    pick.overallPick === null ? undefined : board.picks.find((other) => other.overallPick === pick.overallPick)
  if (!known) return pick
  const given = Object.entries(pick).filter(([key, value]) => value !== null && value !== false && key !== 'key')
  return { ...known, ...Object.fromEntries(given), key: pick.key }
}
