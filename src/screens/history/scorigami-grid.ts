/** Final scores by the loser's and the winner's points, with their counts. */
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { spellCount } from '../../domain/spell-number.ts'

export interface ScorigamiGrid {
  cells: readonly FinalScore[]
  /** Without games in which a side scored nothing, which are far from all others. */
  shown: readonly FinalScore[]
  /** Range of the axes in points. */
  higher: readonly [from: number, to: number]
  lower: readonly [from: number, to: number]
  mostCount: number
  newest: HistoryResponse['scorigami']['newest']
}

export type FinalScore = HistoryResponse['scorigami']['scores'][number]

/** Null before the first final game. */
export function toScorigami({ scorigami }: HistoryResponse): ScorigamiGrid | null {
  const cells = scorigami.scores
  if (cells.length === 0) return null
  const scored = cells.filter(({ lower }) => lower > 0)
  const shown = scored.length > 0 ? scored : cells
  return {
    cells,
    shown,
    higher: extent(shown.map(({ higher }) => higher)),
    lower: extent(shown.map(({ lower }) => lower)),
    mostCount: Math.max(...cells.map(({ count }) => count)),
    newest: scorigami.newest,
  }
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** "214 different final scores, two of them new in week 14". */
export function describeScorigami({ cells, newest }: ScorigamiGrid): string {
  const fresh = cells.filter(({ isNew }) => isNew).length
  const all = `${cells.length} different final ${cells.length === 1 ? 'score' : 'scores'}`
  if (fresh === 0 || !newest) return all
  return `${all}, ${spellCount(fresh, 'new one')} in week ${newest.week} of ${newest.season}`
}
