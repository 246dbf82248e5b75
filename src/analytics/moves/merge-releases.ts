import type { Season } from '../../domain/season.ts'
import { isReserveSlot } from '../../domain/vocabulary.ts'
import type { Move } from './list-moves.ts'

/**
 * Moves in order, with the drops of a team's roster merged into one release, in the place of the first. A release is half of the roster or
 * more in one week, without adds. This happens to eliminated teams in an elimination league, whether the host empties their roster at once
 * or player by player.
 */
export function mergeReleases({ settings }: Season, moves: readonly Move[]): Move[] {
  const places = settings.lineupSlots.reduce((sum, { slot, count }) => sum + (isReserveSlot(slot) ? 0 : count), 0)
  const drops = Map.groupBy(moves.filter(isPlainDrop), keyOf)
  return moves.flatMap((move) => {
    if (!isPlainDrop(move)) return [move]
    const together = drops.get(keyOf(move)) ?? []
    const sent = together.flatMap(({ sides }) => sides.flatMap((side) => side.sent))
    if (places === 0 || 2 * sent.length < places) return [move]
    if (move !== together[0]) return []
    return [{ ...move, isRelease: true, sides: move.sides.map((side) => ({ ...side, sent })) }]
  })
}

function isPlainDrop({ kind, sides }: Move): boolean {
  return kind === 'drop' && sides.length === 1 && sides[0]?.received.length === 0
}

const keyOf = ({ week, sides }: Move) => `${sides[0]?.teamId} ${week}`
