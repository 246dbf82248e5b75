import type { ListedMove } from '../../contract/responses/moves.ts'

/** A team's moves, those that gained or cost it most first; of the same value the latest. */
export function rankTeamMoves(moves: readonly ListedMove[], teamId: number): ListedMove[] {
  const worth = ({ sides }: ListedMove) => Math.abs(sides.find(({ team }) => team.id === teamId)?.value ?? 0)
  return moves
    .filter(({ sides }) => sides.some(({ team }) => team.id === teamId))
    .toReversed()
    .toSorted((a, b) => worth(b) - worth(a))
}
