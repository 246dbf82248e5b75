/** Groups of the log: order, headings, and the number of moves listed initially. */
import type { ListedMove } from '../../contract/responses/moves.ts'
import { sortRows } from '../../ui/sort.ts'

export interface LogGroup {
  /** Null: moves of all weeks, by value. */
  week: number | null
  moves: ListedMove[]
  /** All moves of the group, listed or not. */
  total: number
}

/** Moves listed initially in a large league. */
export const firstMoves = 50

export interface LogOrder {
  by: 'week' | 'value'
  /** During the season the latest week comes first. */
  isLatestFirst: boolean
  /** The team whose value counts in trades; null: the side with the highest. */
  teamId: number | null
  /** Number of listed moves; a few more rather than a short rest. */
  limit: number
}

export function groupMoves(moves: readonly ListedMove[], { by, isLatestFirst, teamId, limit }: LogOrder): LogGroup[] {
  const groups = by === 'value' ? [byValue(moves, teamId)] : byWeek(moves, isLatestFirst)
  if (moves.length <= limit * 1.2) return groups
  let left = limit
  return groups.flatMap((group) => {
    const shown = group.moves.slice(0, Math.max(0, left))
    left -= group.moves.length
    return shown.length > 0 ? [{ ...group, moves: shown }] : []
  })
}

function byWeek(moves: readonly ListedMove[], isLatestFirst: boolean): LogGroup[] {
  return [...Map.groupBy(moves, ({ week }) => week)]
    .sort(([a], [b]) => (isLatestFirst ? b - a : a - b))
    .map(([week, own]) => ({ week, moves: isLatestFirst ? own.toReversed() : own, total: own.length }))
}

function byValue(moves: readonly ListedMove[], teamId: number | null): LogGroup {
  const bestOf = ({ sides }: ListedMove) => {
    const values = sides.flatMap(({ team, value }) =>
      value === null || (teamId !== null && team.id !== teamId) ? [] : [value],
    )
    return values.length === 0 ? null : Math.max(...values)
  }
  return { week: null, moves: sortRows(moves, bestOf, 'descending'), total: moves.length }
}
