/** The log: which moves in which order under which heading, and how many of them a page begins with. */

import type { Move } from '../../parts/moves/season-moves.ts'
import { sortRows } from '../../ui/sort.ts'

export interface LogGroup {
  /** Null: moves of all weeks, by value. */
  week: number | null
  moves: Move[]
  /** Moves of the group, those that are not listed included. */
  total: number
}

/** Moves that the page of a large league begins with. */
export const firstMoves = 50

export interface LogOrder {
  by: 'week' | 'value'
  /** While a season runs, the latest week is read first. */
  isLatestFirst: boolean
  /** Whose value counts where a trade has several; null: that of whoever made most of it. */
  teamId: number | null
  /** How many are listed; a few more where nothing would be left. */
  limit: number
}

export function groupMoves(moves: readonly Move[], { by, isLatestFirst, teamId, limit }: LogOrder): LogGroup[] {
  const groups = by === 'value' ? [byValue(moves, teamId)] : byWeek(moves, isLatestFirst)
  if (moves.length <= limit * 1.2) return groups
  let left = limit
  return groups.flatMap((group) => {
    const shown = group.moves.slice(0, Math.max(0, left))
    left -= group.moves.length
    return shown.length > 0 ? [{ ...group, moves: shown }] : []
  })
}

function byWeek(moves: readonly Move[], isLatestFirst: boolean): LogGroup[] {
  return [...Map.groupBy(moves, ({ week }) => week)]
    .sort(([a], [b]) => (isLatestFirst ? b - a : a - b))
    .map(([week, own]) => ({ week, moves: isLatestFirst ? own.toReversed() : own, total: own.length }))
}

function byValue(moves: readonly Move[], teamId: number | null): LogGroup {
  const bestOf = ({ sides }: Move) => {
    const values = sides.flatMap(({ team, value }) =>
      value === null || (teamId !== null && team.id !== teamId) ? [] : [value],
    )
    return values.length === 0 ? null : Math.max(...values)
  }
  return { week: null, moves: sortRows(moves, bestOf, 'descending'), total: moves.length }
}
