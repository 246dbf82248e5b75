/** Filters and order of the moves in the URL: `?team=1012500007&week=6&kind=waiver&by=value`. */
import type { ListedMove } from '../../contract/responses/moves.ts'
import { readWhole } from '../../parts/league/league-address.ts'
import { type MoveKind, moveKinds } from '../../parts/moves/move-labels.ts'

export interface MoveFilters {
  /** Null: all. */
  teamId: number | null
  week: number | null
  kind: MoveKind | null
  /** 'value': all weeks in one list, best first. */
  by: 'week' | 'value'
}

export function readMoveFilters(query: URLSearchParams): MoveFilters {
  return {
    teamId: readWhole(query.get('team')),
    week: readWhole(query.get('week')),
    kind: moveKinds.find((kind) => kind === query.get('kind')) ?? null,
    by: query.get('by') === 'value' ? 'value' : 'week',
  }
}

/** Query entries for some filters; null removes an entry. */
export function moveFilterEntries(filters: Partial<MoveFilters>): Record<string, string | null> {
  const { teamId, week, kind, by } = filters
  return {
    ...(teamId === undefined ? {} : { team: teamId === null ? null : String(teamId) }),
    ...(week === undefined ? {} : { week: week === null ? null : String(week) }),
    ...(kind === undefined ? {} : { kind }),
    ...(by === undefined ? {} : { by: by === 'week' ? null : by }),
  }
}

/** Drops filters that the season does not have (e.g. of a link to another one). */
export function knownMoveFilters(
  filters: MoveFilters,
  moves: readonly ListedMove[],
  teamIds: readonly number[],
): MoveFilters {
  const { teamId, week } = filters
  return {
    ...filters,
    teamId: teamId !== null && teamIds.includes(teamId) ? teamId : null,
    week: moves.some((move) => move.week === week) ? week : null,
  }
}

export function areMovesFiltered({ teamId, week, kind }: MoveFilters): boolean {
  return teamId !== null || week !== null || kind !== null
}

export function isMoveShown(move: ListedMove, { teamId, week, kind }: MoveFilters): boolean {
  return (
    (week === null || move.week === week) &&
    (kind === null || move.kind === kind) &&
    (teamId === null || move.sides.some(({ team }) => team.id === teamId))
  )
}
