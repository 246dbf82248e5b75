/** The three best and the three worst picks of the draft. */
import { listBoomsAndBusts } from '../draft/booms-and-busts.ts'
import { type BoardPick, type DraftResponse, toDraftBoard } from '../draft/draft-board.ts'

export interface BestAndWorstPicks {
  /** Most value over expectation first; only positive values. */
  best: BoardPick[]
  /** Least first; only negative values. */
  worst: BoardPick[]
  /** Missing parts of the analysis, as a sentence. */
  note: string | null
}

const count = 3

/** From the analysis of every pick, else from the server's lists of booms and busts. Null: no picks. */
export function findBestAndWorstPicks(response: DraftResponse): BestAndWorstPicks | null {
  const board = toDraftBoard(response)
  const { booms, busts } = listBoomsAndBusts(response, board, { round: null, teamId: null })
  const valued = [...board.picks, ...booms, ...busts].flatMap((pick) =>
    pick.value === null ? [] : [{ pick, value: pick.value }],
  )
  const byValue = uniquePicks(valued).sort((a, b) => b.value - a.value)
  const best = byValue.filter(({ value }) => value > 0).slice(0, count)
  const worst = byValue
    .filter(({ value }) => value < 0)
    .slice(-count)
    .reverse()
  if (best.length + worst.length === 0) return null
  return { best: best.map(({ pick }) => pick), worst: worst.map(({ pick }) => pick), note: board.partialNote }
}

/** The first entry of each pick, by overall pick or else by player. Entries without a player are left out. */
function uniquePicks(list: readonly { pick: BoardPick; value: number }[]) {
  const first = new Map<number | string, { pick: BoardPick; value: number }>()
  for (const entry of list) {
    const { playerName, overallPick } = entry.pick
    if (playerName !== null && !first.has(overallPick ?? playerName)) first.set(overallPick ?? playerName, entry)
  }
  return [...first.values()]
}
